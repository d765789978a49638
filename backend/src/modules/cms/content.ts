import type { Context } from '../../context';
import { renderLink } from './link-widgets';
import { renderProductsList } from './products-widget';
import { readBlock } from './queries';
import { type Directive, escapeHtml, parseContent, storeUrl } from './rules';

/** Blocks that contain blocks are followed this deep; a block that contains itself ends here. */
const MAX_DEPTH = 5;

/** Merchant HTML with its `{{…}}` directives resolved for the request; unknown ones stay as they are written. */
export async function renderContent(ctx: Context, content: string, depth = 0): Promise<string> {
  const parts = await Promise.all(
    parseContent(content).map((part) => (typeof part === 'string' ? part : renderDirective(ctx, part, depth))),
  );
  return parts.join('');
}

function renderDirective(
  ctx: Context,
  { source, name, parameters }: Directive,
  depth: number,
): string | Promise<string> {
  switch (name) {
    case 'store':
      return storeUrl(ctx.origin, parameters);
    case 'media':
      return `${ctx.origin}/media/${parameters.url ?? ''}`;
    case 'config':
      return configValue(ctx, parameters.path);
    case 'trans':
      return parameters.text ?? '';
    case 'block':
      return renderBlock(ctx, parameters.id ?? parameters.block_id, depth);
    case 'widget':
      return renderWidget(ctx, parameters, depth);
    case 'var':
    case 'customvar':
      return '';
    default:
      return source;
  }
}

function renderWidget(ctx: Context, parameters: Record<string, string>, depth: number): Promise<string> {
  const type = parameters.type?.replaceAll('\\\\', '\\');
  switch (type) {
    case 'Magento\\Cms\\Block\\Widget\\Block':
      return renderBlockWidget(ctx, parameters, depth);
    case 'Magento\\CatalogWidget\\Block\\Product\\ProductsList':
      return renderProductsList(ctx, parameters);
    case 'Magento\\Cms\\Block\\Widget\\Page\\Link':
      return renderLink(ctx, 'cms', parameters);
    case 'Magento\\Catalog\\Block\\Category\\Widget\\Link':
      return renderLink(ctx, 'category', parameters);
    case 'Magento\\Catalog\\Block\\Product\\Widget\\Link':
      return renderLink(ctx, 'product', parameters);
    default:
      return Promise.resolve('');
  }
}

async function renderBlockWidget(ctx: Context, parameters: Record<string, string>, depth: number): Promise<string> {
  const content = await renderBlock(ctx, parameters.block_id, depth);
  return content && `<div class="widget block block-static-block">\n    ${content}</div>\n`;
}

async function renderBlock(ctx: Context, idOrIdentifier: string | undefined, depth: number): Promise<string> {
  if (!idOrIdentifier || depth >= MAX_DEPTH) return '';
  const block = await readBlock(ctx, idOrIdentifier);
  return block ? renderContent(ctx, block.content, depth + 1) : '';
}

/** The few configuration values that content may show. */
function configValue({ store, origin }: Context, path = ''): string {
  switch (path) {
    case 'web/unsecure/base_url':
    case 'web/secure/base_url':
      return `${origin}/`;
    case 'general/store_information/name':
      return escapeHtml(store.name);
    default:
      return '';
  }
}
