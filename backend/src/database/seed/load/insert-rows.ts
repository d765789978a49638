import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../connect';

/** Rows of one statement: few round trips, and no statement of many megabytes. */
const BATCH = 2000;

/**
 * Inserts any number of rows with one parameter per statement, so that neither the limit of parameters nor
 * their parsing counts. All rows carry the same columns: those of the first one.
 */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const record = sql`null::${sql.identifier(getTableName(table))}`;
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH).map((row) => byColumnName(columns, row)));
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(${record}, ${json}::jsonb)`,
    );
  }
}

function byColumnName(columns: [string, { name: string }][], row: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row };
  return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key]]));
}
