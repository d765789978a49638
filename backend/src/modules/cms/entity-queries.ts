import type { Context } from '../../context';
import { perRequest } from '../../request-batch';
import { renderContent } from './content';
import { readBlock, readPage } from './queries';

/** The parent object of `CmsPage`, with `__typename`; null when no active page answers. */
export async function loadPage(ctx: Context, by: { id: number } | { identifier: string }) {
  const page = await readPage(ctx, by);
  if (!page) return null;
  return {
    __typename: 'CmsPage' as const,
    id: page.id,
    identifier: page.identifier,
    url_key: page.identifier,
    title: page.title,
    content: () => renderContent(ctx, page.content),
    content_heading: page.contentHeading,
    page_layout: page.pageLayout,
    meta_title: page.metaTitle,
    // Magento has none of these two as an empty text.
    meta_description: page.metaDescription ?? '',
    meta_keywords: page.metaKeywords ?? '',
  };
}

/** The parent object of `CmsBlock`, by identifier or id; null when no active block of the store view answers. */
export async function loadBlock(ctx: Context, idOrIdentifier: string) {
  const block = await readBlock(ctx, idOrIdentifier);
  if (!block) return null;
  const { id, identifier, title } = block;
  return { id, identifier, title, content: () => contentOf(ctx, block) };
}

const contents = perRequest(() => new Map<number, Promise<string>>());

/** A block's HTML, made once in a request however often it is asked for. */
function contentOf(ctx: Context, { id, content }: { id: number; content: string }): Promise<string> {
  const known = contents(ctx);
  const html = known.get(id) ?? renderContent(ctx, content);
  known.set(id, html);
  return html;
}
