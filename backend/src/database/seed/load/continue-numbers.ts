import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import {
  bundleOption,
  bundleSelection,
  customOption,
  customOptionValue,
  downloadableLink,
  mediaGallery,
  product,
  review,
  superAttribute,
  tierPrice,
} from '../../schema/products';

/** Tables whose numbers a seed gives itself. */
const NUMBERED = [
  product,
  tierPrice,
  mediaGallery,
  superAttribute,
  bundleOption,
  bundleSelection,
  downloadableLink,
  customOption,
  customOptionValue,
  review,
];

/** Lets the next row of each table get a number that the seed has not used. */
export async function continueNumbers(db: Database): Promise<void> {
  for (const table of NUMBERED) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(max(id), 1), max(id) is not null) from ${table}`,
    );
  }
}
