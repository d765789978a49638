import 'server-only';
import { DomUtils, parseDocument } from 'htmlparser2';
import { untilTag } from '@/lib/cache/tags.mjs';
import { reportError } from '@/lib/errors/report-error';
import { keepWordsIn } from '@/lib/format/thai-words';
import { tagPage } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { withoutDeadLinks } from './dead-links';
import { getHtmlPlace } from './get-html-place';
import { limitHtml } from './limit-html';
import { toHtml } from './page-builder/dom';
import { withDynamicBlocks } from './page-builder/get-dynamic-blocks';
import { nameParts, type Part, type PartsOf } from './page-builder/name-parts';
import { prepareContent } from './page-builder/prepare-content';
import { type PageBuilderContent, readPageBuilder } from './page-builder/read-page-builder';
import { type Prominence, sanitiseHtml } from './sanitise-html';
import { scopeStyles } from './scope-styles';

export interface Content {
  /** Safe HTML, where it is no more than that. */
  html: string;
  /** CSS of its style blocks, which reaches no further than the content. */
  css: string;
  /** Content with Page Builder's types, films or lists of products; null for plain HTML [CMS-2]. */
  pageBuilder: PageBuilderContent | null;
  /** It shows a heading of the first level, which is then the page's. */
  hasHeading: boolean;
  /** What a page that asks for them leads to; a short text has none. */
  parts: readonly Part[];
}

interface ContentOptions extends Prominence {
  /** False for what stands on every page, and may be late by as long as a page is fresh: all pages would end at once. */
  endsPage?: boolean;
  /** Whose headings the page leads to. */
  partsOf?: PartsOf;
}

/** Merchant HTML as a page shows it: safe, in its time, with links that stay in the shop and lead somewhere. Throws AppError. */
export async function getContent(
  storeContext: StoreContext,
  merchantHtml: string,
  { endsPage = true, partsOf, ...prominence }: ContentOptions = {},
): Promise<Content> {
  const place = await getHtmlPlace(storeContext);
  const { html: limited, dropped: cut } = limitHtml(merchantHtml);
  if (cut !== null) reportError(`Content of ${storeContext.storeView.code}`, `${cut} are too much to read`);
  const { html: prepared, styles, changesAt } = prepareContent(await withDynamicBlocks(storeContext, limited));
  const { css, hidden } = scopeStyles(styles, place);
  const safe = await withoutDeadLinks(sanitiseHtml(prepared, place, prominence), storeContext.storeView);
  const html = keepWordsIn(safe);
  if (changesAt !== null && endsPage) await tagPage([untilTag(changesAt)]);
  if (!/data-content-type=|<iframe|products-grid/.test(html)) {
    return { ...withParts(html, partsOf), css, pageBuilder: null, hasHeading: /<h1[\s>]/.test(html) };
  }
  const pageBuilder = readPageBuilder(html, css, hidden, place, prominence);
  for (const dropped of pageBuilder.dropped) reportError(`Content of ${storeContext.storeView.code}`, dropped);
  const hasHeading = DomUtils.existsOne(({ name }) => name === 'h1', pageBuilder.nodes);
  const parts = partsOf ? nameParts(pageBuilder.nodes, partsOf) : [];
  return { html, css, pageBuilder, hasHeading, parts };
}

function withParts(html: string, partsOf: PartsOf | undefined): Pick<Content, 'html' | 'parts'> {
  if (!partsOf) return { html, parts: [] };
  const { children } = parseDocument(html);
  const parts = nameParts(children, partsOf);
  return { html: parts.length > 0 ? toHtml(children) : html, parts };
}
