import type { Context } from '../../context';
import { productLink } from '../catalog/product/card-queries';
import { categoryLink } from '../catalog/queries';
import { readPage } from './queries';
import { escapeHtml } from './rules';

type LinkKind = 'cms' | 'category' | 'product';

interface Target {
  name: string;
  url: string;
}

/**
 * Magento's link widgets to a page, a category or a product: as a block, inline, or, where Page Builder puts one into an
 * attribute, its bare address. Empty where the target is not there.
 */
export async function renderLink(ctx: Context, kind: LinkKind, parameters: Record<string, string>): Promise<string> {
  const target = await targetOf(ctx, kind, parameters);
  if (!target) return '';
  const template = parameters.template ?? '';
  if (template.includes('link_href')) return target.url;
  const title = parameters.title ? ` title="${escapeHtml(parameters.title)}"` : '';
  const label = escapeHtml(parameters.anchor_text || parameters.title || target.name);
  const link = `<a href="${escapeHtml(target.url)}"${title}><span>${label}</span></a>`;
  const name = `widget block block-${kind}-link`;
  return template.includes('inline')
    ? `<span class="${name}-inline">\n    ${link}\n</span>\n`
    : `<div class="${name}">\n    ${link}\n</div>\n`;
}

async function targetOf(ctx: Context, kind: LinkKind, parameters: Record<string, string>): Promise<Target | null> {
  if (kind === 'cms') return pageOf(ctx, Number(parameters.page_id));
  // `product/46`, `product/46/4` with the category it is seen in, `category/4`.
  const [entity, id] = (parameters.id_path ?? '').split('/');
  if (entity !== kind || !/^\d{1,9}$/.test(id ?? '')) return null;
  return kind === 'product' ? productLink(ctx, Number(id)) : categoryLink(ctx, Number(id));
}

async function pageOf(ctx: Context, id: number): Promise<Target | null> {
  const page = Number.isSafeInteger(id) ? await readPage(ctx, { id }) : undefined;
  return page ? { name: page.title, url: `${ctx.origin}/${page.identifier}` } : null;
}
