import type { Database } from '../../connect';
import { cmsBlock, cmsPage } from '../../schema/content';
import { searchSynonym } from '../../schema/search';
import { storeIds } from '../localised';
import type { CmsBlockSeed, CmsPageSeed, SynonymSeed } from '../types';
import { insertRows } from './insert-rows';

/** Writes CMS pages and blocks. */
export async function loadContent(db: Database, pages: CmsPageSeed[], blocks: CmsBlockSeed[]): Promise<void> {
  await insertRows(
    db,
    cmsPage,
    pages.map((page) => ({
      id: page.id,
      identifier: page.identifier,
      storeIds: storeIds(page.stores),
      title: page.title,
      contentHeading: page.contentHeading ?? null,
      content: page.content,
      pageLayout: page.pageLayout,
      metaTitle: page.metaTitle ?? null,
      metaDescription: page.metaDescription ?? null,
      metaKeywords: null,
      isActive: true,
    })),
  );
  await insertRows(
    db,
    cmsBlock,
    blocks.map(({ stores, ...block }) => ({ ...block, storeIds: storeIds(stores), isActive: true })),
  );
}

/** Writes the groups of terms that mean the same in a search. */
export async function loadSynonyms(db: Database, groups: SynonymSeed[]): Promise<void> {
  const rows = groups.flatMap(({ stores, terms }, index) =>
    storeIds(stores).flatMap((storeId) => terms.map((term) => ({ groupId: index + 1, storeId, term }))),
  );
  await insertRows(db, searchSynonym, rows);
}
