import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database/connect';
import type { Log } from './protocol/format-error';

type State = 'ok' | 'busy' | 'unavailable';

/** Who asks whether the shop is alive does not wait behind its slowest query. */
const PATIENCE_MS = 1_000;

/** Longer than any query may take: nobody answers any more. */
const MOST_BUSY_MS = 60_000;

/**
 * Tells whether the database answers, within a second: one that has something else to do first is busy, not dead.
 * Askers share one question, so that they do not make the queue longer.
 */
export function createHealth(
  db: Pick<Database, 'execute'>,
  log: Log,
  { patience = PATIENCE_MS, mostBusy = MOST_BUSY_MS } = {},
): () => Promise<Response> {
  let question: { since: number; answer: Promise<State> } | null = null;

  async function ask(): Promise<State> {
    try {
      await db.execute(sql`select 1`);
      return 'ok';
    } catch (error) {
      log(error);
      return 'unavailable';
    } finally {
      question = null;
    }
  }

  return async () => {
    question ??= { since: Date.now(), answer: ask() };
    const { since, answer } = question;
    const isLate = () => (Date.now() - since > mostBusy ? 'unavailable' : 'busy');
    const state = await Promise.race([answer, delay(patience, undefined, { ref: false }).then(isLate)]);
    const status = state === 'unavailable' ? 503 : 200;
    return Response.json({ status: state }, { status, headers: { 'Cache-Control': 'no-store' } });
  };
}
