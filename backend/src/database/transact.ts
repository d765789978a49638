import type { Database } from './connect';

/** serialization_failure and deadlock_detected: Postgres took the transaction back for others' sake. */
const WORTH_ANOTHER = ['40001', '40P01'];
const UNIQUE_VIOLATION = '23505';
const MOST_ATTEMPTS = 5;
const PAUSE_MS = 20;

// What failed is the query; its cause is Postgres' own error, which has the code.
function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}

/** Whether a statement failed because a row like it is there already. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, [UNIQUE_VIOLATION]);
}

/**
 * Runs in one transaction: all of it happens or nothing. What Postgres takes back to resolve a deadlock is done
 * again, up to five times: `run` may have no effect but on the database.
 */
export async function transact<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !hasCode(error, WORTH_ANOTHER)) throw error;
      // Those who met would meet again at the same pace.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    }
  }
}
