import type { Database } from '../connect';
import { searchSynonym } from '../schema-search';
import { insertRows } from './insert-rows';
import { storeIds } from './localised';
import type { SynonymSeed } from './types';

/** Writes the groups of terms that mean the same in a search. */
export async function loadSynonyms(db: Database, groups: SynonymSeed[]): Promise<void> {
  const rows = groups.flatMap(({ stores, terms }, index) =>
    storeIds(stores).flatMap((storeId) => terms.map((term) => ({ groupId: index + 1, storeId, term }))),
  );
  await insertRows(db, searchSynonym, rows);
}
