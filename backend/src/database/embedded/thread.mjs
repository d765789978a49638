import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open-pglite.mjs';

// The thread of `GuardedDatabase`. No TypeScript: its loader does not reach the threads of every Node.

/**
 * @typedef {object} Task a statement with its parameters, or one without any
 * @property {string} sql
 * @property {unknown[]} [params]
 * @property {'array' | 'object' | undefined} [rowMode]
 *
 * @typedef {object} Problem an error as it passes between threads, which would lose what is added to it
 * @property {string} message
 * @property {string | undefined} stack
 * @property {Record<string, unknown>} details
 *
 * @typedef {{ result: unknown } | { problem: Problem, isBroken: boolean }} Report that the database is open, then
 *   the outcome of each task in turn
 */

/**
 * What passes of an error, or of whatever else is thrown.
 * @param {unknown} error
 * @returns {Problem}
 */
export function problemOf(error) {
  // The file system of the machine throws objects that are no errors.
  const { message, stack, ...more } = Object(error);
  const details = Object.entries(more).filter(([, value]) => value === null || typeof value !== 'object');
  return { message: message ?? JSON.stringify(error), stack, details: Object.fromEntries(details) };
}

/**
 * After a fault of the machine itself, a stack too small for instance, nothing that follows can be trusted.
 * @param {unknown} error
 */
function isBrokenBy(error) {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

// The types that Drizzle reads as texts: it asks for that with functions, which cannot be sent.
const TEXTS = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];
const parsers = Object.fromEntries(TEXTS.map((type) => [type, (/** @type {string} */ text) => text]));

/** @param {Report} said */
function report(said) {
  parentPort?.postMessage(said);
}

/**
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {Task | 'close'} task
 * @returns {Promise<unknown>}
 */
function run(database, task) {
  if (task === 'close') return database.close();
  const { sql, params, rowMode } = task;
  return params ? database.query(sql, params, { rowMode, parsers }) : database.exec(sql);
}

async function serve() {
  const database = await openPglite({ dataDir: String(workerData) });
  parentPort?.on('message', (/** @type {Task | 'close'} */ task) => {
    // The database takes them one after the other, in the order in which they came.
    run(database, task).then(
      (result) => report({ result }),
      (/** @type {unknown} */ error) => report({ problem: problemOf(error), isBroken: isBrokenBy(error) }),
    );
  });
  report({ result: null });
}

// Whoever else imports it gets functions alone.
if (parentPort && typeof workerData === 'string')
  serve().catch((/** @type {unknown} */ error) => report({ problem: problemOf(error), isBroken: true }));
