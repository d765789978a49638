import { sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { GENERATED } from './plan';

const BATCH = 10_000;

/** Removes every generated product, whatever was made of them included, and gives their number. */
export async function removeProducts(db: Database): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await removeSome(db);
    removed += batch;
    if (batch < BATCH) return removed;
  }
}

async function removeSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table doomed on commit drop as
      select id from product where starts_with(sku, ${sql.raw(`'${GENERATED}'`)}) order by id limit ${sql.raw(`${BATCH}`)}`);
    await tx.execute(sql`
      delete from url_rewrite where entity_type = 'PRODUCT' and entity_id in (select id from doomed)`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      delete from product where id in (select id from doomed) returning id`);
    await tx.execute(sql`drop table doomed`);
    return rows.length;
  });
}
