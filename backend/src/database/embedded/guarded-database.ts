import { Worker } from 'node:worker_threads';
import type { Problem, Report, Task } from './thread.mjs';

/** A query took too long and was ended; nothing of its transaction remains, unless it was the COMMIT itself. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError';
}

/** The thread of the database ended by itself, or nothing that it does can be trusted; the next one may be sound. */
export class BrokenThreadError extends Error {
  override name = 'BrokenThreadError';
}

interface Waiting {
  task: Task | 'close';
  isInTransaction: boolean;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

interface Result<Row> {
  rows: Row[];
}

interface Options {
  rowMode?: 'array' | 'object';
}

/** What Drizzle asks of a PGlite, or of its transaction. */
interface Statements {
  query: <Row>(sql: string, params?: unknown[], options?: Options) => Promise<Result<Row>>;
}

const MOST_OF_STATEMENT = 500;

/** Far beyond what the machine takes to write down a transaction, or to open the folder. */
const SETTLE_LIMIT_MS = 60_000;
const SETTLING = ['COMMIT', 'ROLLBACK'];

const threadFile = new URL('./thread.mjs', import.meta.url);

function errorOf({ message, stack, details }: Problem): Error {
  return Object.assign(new Error(message), details, stack ? { stack } : {});
}

/**
 * The embedded database in a thread of its own, as Drizzle uses a PGlite: whatever a query does, the process goes on
 * answering. One that takes longer than `limit` milliseconds ends with its thread, as does one that breaks the
 * database; the next thread opens the same folder, where everything is that was committed.
 */
export class GuardedDatabase implements Statements {
  /** Milliseconds that a query may take; 0 for any. */
  limit = 0;
  /** The same for what is no query: the end of a transaction, opening and closing; counts only beside a `limit`. */
  settleLimit = SETTLE_LIMIT_MS;
  readonly #dataDir: string;
  #thread: Worker | null = null;
  #state: 'closed' | 'opening' | 'open' | 'ending' = 'closed';
  /** In the order in which the thread works on them. */
  #waiting: Waiting[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  /** Over when nobody has the database alone. */
  #transactions: Promise<void> = Promise.resolve();
  /** How many threads have ended with a transaction that had begun. */
  #broken = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async query<Row>(sql: string, params: unknown[] = [], options: Options = {}): Promise<Result<Row>> {
    await this.#transactions;
    return this.#ask({ sql, params, rowMode: options.rowMode });
  }

  /** Runs in one transaction, alone; others wait. */
  async transaction<T>(run: (inside: Statements) => Promise<T>): Promise<T> {
    const before = this.#transactions;
    let end = () => {};
    this.#transactions = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    try {
      await this.#ask({ sql: 'BEGIN' }, true);
      return await this.#finish(run);
    } finally {
      end();
    }
  }

  /** Closes the database once the queries before are answered. */
  async close(): Promise<void> {
    await this.#transactions;
    // What cannot be closed is ended: nothing that was committed gets lost.
    if (this.#thread) await this.#ask('close').catch(() => {});
    await this.#end(new Error('The database is closed.'));
  }

  async #finish<T>(run: (inside: Statements) => Promise<T>): Promise<T> {
    const begun = this.#broken;
    const ask = async <R>(task: Task): Promise<R> => {
      if (begun !== this.#broken) throw new QueryTimeoutError('The transaction was ended.');
      return this.#ask(task, true);
    };
    try {
      const result = await run({
        query: (sql, params = [], options = {}) => ask({ sql, params, rowMode: options.rowMode }),
      });
      const [done] = await ask<{ command?: string }[]>({ sql: 'COMMIT' });
      if (done?.command === 'ROLLBACK') throw new Error('The transaction had failed, and was rolled back.');
      return result;
    } catch (error) {
      await ask({ sql: 'ROLLBACK' }).catch(() => {});
      throw error;
    }
  }

  #ask<R>(task: Task | 'close', isInTransaction = false): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const asked = { task, isInTransaction, resolve, reject };
      if (this.#state === 'open' && !this.#send(asked)) return;
      this.#waiting.push(asked);
      if (this.#state === 'closed') this.#open();
      else if (this.#state === 'open' && this.#waiting.length === 1) this.#watch();
    });
  }

  /** Whether the thread has it now: some values cannot pass between threads, and the answers come in order. */
  #send({ task, reject }: Waiting): boolean {
    try {
      this.#thread?.postMessage(task);
      return true;
    } catch (error) {
      reject(error);
      return false;
    }
  }

  #open(): void {
    const thread = new Worker(threadFile, { workerData: this.#dataDir, execArgv: [] });
    this.#thread = thread;
    this.#state = 'opening';
    const fail = (cause: Error) => {
      if (thread === this.#thread) void this.#end(new BrokenThreadError(cause.message, { cause }));
    };
    thread.on('message', (said: Report) => {
      if (thread !== this.#thread) return;
      if ('problem' in said && said.isBroken) fail(errorOf(said.problem));
      else if (this.#state === 'opening') this.#begin();
      else this.#hear(said);
    });
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('The thread of the database ended.')));
    this.#watch();
  }

  #begin(): void {
    this.#state = 'open';
    this.#waiting = this.#waiting.filter((one) => this.#send(one));
    this.#watch();
  }

  #hear(said: Report): void {
    const done = this.#waiting.shift();
    this.#watch();
    if ('problem' in said) done?.reject(errorOf(said.problem));
    else done?.resolve(said.result as never);
  }

  /** Counts anew, for what the thread takes up now: to open, or the first that waits. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    const [current] = this.#waiting;
    if (!this.limit || !current) return;
    const statement = current.task === 'close' ? 'close' : current.task.sql;
    const isOpening = this.#state === 'opening';
    const isSettling = isOpening || current.task === 'close' || SETTLING.includes(statement);
    const limit = isSettling ? this.settleLimit : this.limit;
    this.#watchdog = setTimeout(() => {
      // Its answer may be here already, where this thread was the one that was busy.
      setImmediate(() => {
        if (current !== this.#waiting[0] || isOpening !== (this.#state === 'opening')) return;
        const told = isOpening
          ? `The database has not opened within ${limit} ms.`
          : `A query was ended after ${limit} ms: ${statement.slice(0, MOST_OF_STATEMENT)}`;
        void this.#end(new QueryTimeoutError(told));
      });
    }, limit);
  }

  /** Ends the thread: what it worked on fails with its whole transaction; what waited goes to the next thread. */
  async #end(error: Error): Promise<void> {
    clearTimeout(this.#watchdog);
    const thread = this.#thread;
    if (!thread) return;
    const [current, ...others] = this.#waiting;
    const isHopeless = this.#state === 'opening';
    this.#thread = null;
    this.#state = 'ending';
    // No query from outside runs beside a transaction: one that runs comes before the next begins.
    const isBroken = !current || current.isInTransaction;
    if (isBroken) this.#broken += 1;
    const isLost = (one: Waiting) => isHopeless || (isBroken && one.isInTransaction);
    this.#waiting = others.filter((one) => !isLost(one));
    current?.reject(error);
    for (const one of others.filter(isLost)) one.reject(error);
    // Two threads must not have the folder open at the same time.
    await thread.terminate();
    this.#state = 'closed';
    if (this.#waiting.length > 0) this.#open();
  }
}
