import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Opens the embedded database of a folder, in `<dataDir>/pgdata`, or one in memory, in this very thread. `snapshot` is
 * the content of one in memory, as `PGlite.dumpDataDir` gives it.
 * @param {{ dataDir?: string | undefined, snapshot?: Blob | undefined }} options
 */
export async function openPglite({ dataDir, snapshot }) {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const database = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'pgdata') } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
  });
  // Its pages are in memory, or as good as; one connection may have more than one among many.
  await database.exec(`set random_page_cost = 1.1; set work_mem = '32MB'`);
  return database;
}
