import type { CmsBlockSeed, CmsPageSeed, Localised } from '../types';
import { withAmerican } from './us-english';

/** A page or block written once, with its texts in every language it has. */
export interface ContentDraft {
  identifier: string;
  title: Localised;
  content: Localised;
}

export interface PageDraft extends ContentDraft {
  contentHeading?: Localised;
  metaTitle?: Localised;
  metaDescription?: Localised;
  pageLayout?: CmsPageSeed['pageLayout'];
}

type View = 'default' | 'mmstr_us' | 'mmstr_th';

/** Each draft keeps three ids, one per view, so that a view added later moves no other. */
const IDS_PER_DRAFT = 3;
const VIEWS: readonly View[] = ['default', 'mmstr_us', 'mmstr_th'];

function rows<Draft extends ContentDraft>(
  drafts: Draft[],
): { draft: Draft; view: View; id: number; stores: string[] }[] {
  return withAmerican(drafts).flatMap((draft, index) =>
    VIEWS.flatMap((view, offset) =>
      view === 'default' || draft.content[view] !== undefined
        ? [{ draft, view, id: index * IDS_PER_DRAFT + offset + 1, stores: view === 'default' ? [] : [view] }]
        : [],
    ),
  );
}

function textIn(view: View, text: Localised): string {
  return text[view] ?? text.default;
}

function optionalTextIn(view: View, text: Localised | undefined): string | undefined {
  return text === undefined ? undefined : textIn(view, text);
}

/** One CMS page per draft for all views, and one more for each view that reads differently. */
export function pagesOf(drafts: PageDraft[]): CmsPageSeed[] {
  return rows(drafts).map(({ draft, view, id, stores }) => ({
    id,
    identifier: draft.identifier,
    stores,
    title: textIn(view, draft.title),
    contentHeading: optionalTextIn(view, draft.contentHeading),
    content: textIn(view, draft.content),
    pageLayout: draft.pageLayout ?? '1column',
    metaTitle: optionalTextIn(view, draft.metaTitle),
    metaDescription: optionalTextIn(view, draft.metaDescription),
  }));
}

/** One CMS block per draft for all views, and one more for each view that reads differently. */
export function blocksOf(drafts: ContentDraft[]): CmsBlockSeed[] {
  return rows(drafts).map(({ draft, view, id, stores }) => ({
    id,
    identifier: draft.identifier,
    stores,
    title: textIn(view, draft.title),
    content: textIn(view, draft.content),
  }));
}

/** The directive for a path of the shop, `''` being home; `url` would end any other path with a slash. */
export function address(path: string): string {
  return path === '' ? '{{store url=""}}' : `{{store direct_url="${path}"}}`;
}

/** A link to a path of the shop. */
export function link(path: string, text: string, className?: string): string {
  return `<a${className ? ` class="${className}"` : ''} href="${address(path)}">${text}</a>`;
}

/** A list of links. */
export function links(className: string, items: [path: string, text: string][]): string {
  return `<ul class="${className}">${items.map(([path, text]) => `<li>${link(path, text)}</li>`).join('')}</ul>`;
}
