import 'server-only';
import { CONTENT_TAG, untilTag } from '@/lib/cache/tags.mjs';
import { AppError } from '@/lib/errors/app-error';
import type { ResultOf } from '@/lib/magento/graphql';
import { query, tagPage } from '@/lib/magento/server/query';
import { type Crumb, getCrumbs } from '@/lib/shell/get-crumbs';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { cmsPageDocument } from './documents';
import { prepareContent } from './page-builder/prepare-content';
import { plainText } from './page-builder/shown';

export interface CmsPage {
  identifier: string;
  title: string;
  /** Magento's content heading, where the merchant gave one. */
  heading: string | null;
  /** As the merchant wrote it: sanitise it before it is shown. */
  html: string;
  /** Its HTML shows nothing, or only what Magento installs for whoever sets the shop up. */
  isBlank: boolean;
  /** `1column`, `2columns-left`, `cms-full-width` … */
  layout: string;
  meta: { title: string | null; description: string | null };
}

/** A content page by its identifier, or null if there is none (any more). Throws AppError. */
export async function getCmsPage(storeContext: StoreContext, identifier: string): Promise<CmsPage | null> {
  try {
    const { cmsPage } = await query(cmsPageDocument, { identifier }, { storeContext, tags: [CONTENT_TAG] });
    if (!cmsPage) return null;
    const page = toCmsPage(cmsPage, identifier);
    // Whoever leaves out what is blank reads it no further: its time may come.
    const { changesAt } = prepareContent(page.html);
    if (page.isBlank && changesAt !== null) await tagPage([untilTag(changesAt)]);
    return page;
  } catch (error) {
    if (error instanceof AppError && error.category === 'graphql-no-such-entity') return null;
    throw error;
  }
}

/** The way to the content page at `identifier`: over the one that its address stands below, if that can be had. */
export async function getCmsCrumbs(storeContext: StoreContext, identifier: string, page: Crumb): Promise<Crumb[]> {
  const above = identifier.slice(0, Math.max(identifier.lastIndexOf('/'), 0));
  const parent = above ? await getCmsPage(storeContext, above).catch(() => null) : null;
  if (!parent || parent.isBlank) return getCrumbs(storeContext, page);
  const href = viewPath(storeContext.storeView, `/${parent.identifier}`);
  return getCrumbs(storeContext, page, [{ name: parent.title, href, page: 'CMS_PAGE' }]);
}

function toCmsPage(page: NonNullable<ResultOf<typeof cmsPageDocument>['cmsPage']>, identifier: string): CmsPage {
  return {
    identifier: page.identifier ?? identifier,
    title: page.title ?? '',
    heading: page.content_heading || null,
    html: page.content ?? '',
    isBlank: isBlank(page.content ?? ''),
    layout: page.page_layout ?? '1column',
    meta: { title: page.meta_title || page.title || null, description: page.meta_description || null },
  };
}

/** The home page of a Magento that has just been installed. */
const PLACEHOLDER = 'CMS homepage content goes here.';

function isBlank(html: string): boolean {
  const hasMedia = /<(img|picture|video|iframe|form)\b/i.test(html);
  return !hasMedia && ['', PLACEHOLDER].includes(plainText(html));
}
