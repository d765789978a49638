import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { next } from './build.mjs';
import { LaunchError } from './launch-error.mjs';
import { startProcess } from './processes.mjs';
import { backendOrigin, listening, readHost } from './settings.mjs';

/**
 * @typedef {import('./processes.mjs').Running} Running
 * @typedef {{ every?: number, mostUnanswered?: number, tell?: (what: string) => void }} Pace `every` in milliseconds
 */

/**
 * Of glibc, read by no other library: without them it keeps what was freed, for each thread apart, as pages of all sizes
 * come and go. Whoever starts the storefront by other means sets them, too (`Dockerfile`).
 */
export const MEMORY_RETURNED = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

const ANSWER_WITHIN_MS = 120_000;
const CHECK_MS = 10_000;
const MOST_UNANSWERED = 6;

/**
 * The variables of a storefront and of the embedded backend beside it: both know what answers are sealed with. Instances
 * that share a Redis have to be told the same one.
 * @param {import('./env-files.mjs').Variables} env
 */
export function withSharedSecret(env) {
  if (env.SUITABILITY_SECRET || env.REDIS_URL) return env;
  return { ...env, SUITABILITY_SECRET: randomBytes(32).toString('hex') };
}

/**
 * Starts the embedded backend and waits until it answers.
 * @param {{ root: string, env: import('./env-files.mjs').Variables, port: number, dataDir: string, dev?: boolean, quiet?: boolean }} options
 */
export async function startBackend({ root, env, port, dataDir, dev = false, quiet = false }) {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  const backend = startProcess('backend', [process.execPath, ...watch, '--import', 'tsx', 'backend/src/main.ts'], {
    cwd: root,
    // Its one proxy is the storefront, which tells the client's address.
    env: { ...env, BACKEND_PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1' },
    quiet,
    attended: true,
  });
  const url = `${backendOrigin(env, port)}/health`;
  await answers(backend, url);
  return { ...backend, url };
}

/**
 * Starts the storefront, in production from its build, and waits until it answers.
 * @param {{ root: string, env: import('./env-files.mjs').Variables, port: number, commerceOrigin: string, dev?: boolean, quiet?: boolean }} options
 */
export async function startStorefront({ root, env, port, commerceOrigin, dev = false, quiet = false }) {
  const host = readHost(env.HOST);
  const { nodeArgs, nextArgs, reachedAt } = listening(host);
  const storefront = startProcess(
    'storefront',
    [process.execPath, ...nodeArgs, next(root), dev ? 'dev' : 'start', '-p', String(port), ...nextArgs],
    {
      cwd: root,
      env: {
        ...MEMORY_RETURNED,
        ...env,
        PORT: String(port),
        HOST: host ?? '',
        COMMERCE_ORIGIN: commerceOrigin,
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      quiet,
      attended: true,
    },
  );
  const url = `http://${reachedAt}:${port}/api/health`;
  await answers(storefront, url);
  return { ...storefront, url };
}

/**
 * Waits until one of the shop's processes ends by itself, and says which. Meanwhile it tells of each that does not
 * answer, unless they are developed in: who compiles or stands at a breakpoint does not answer either.
 * @param {(Pick<Running, 'name' | 'isRunning'> & { ended: Promise<{ how: string }>, url: string })[]} processes
 * @param {Pace & { dev?: boolean }} [how]
 * @returns {Promise<string>}
 */
export function firstEnd(processes, { dev = false, ...pace } = {}) {
  if (!dev) for (const running of processes) tellSilence(running, pace);
  return Promise.race(
    processes.map(({ name, ended }) => ended.then(({ how }) => `The ${name} ended by itself (${how}).`)),
  );
}

/**
 * Asks a process again and again, while it runs, whether it answers. Tells once that it has not done so
 * `mostUnanswered` times running, each within the time between two, and once that it does again.
 * @param {Pick<Running, 'name' | 'isRunning'> & { url: string }} process
 * @param {Pace} [pace]
 */
export async function tellSilence({ name, url, isRunning }, pace = {}) {
  const { every = CHECK_MS, mostUnanswered = MOST_UNANSWERED, tell = console.error } = pace;
  let unanswered = 0;
  let since = new Date();
  while (isRunning()) {
    await delay(every, undefined, { ref: false });
    if (unanswered === 0) since = new Date();
    const answer = await fetch(url, { signal: AbortSignal.timeout(every) }).catch(() => undefined);
    await answer?.body?.cancel().catch(() => {});
    if (answer && unanswered >= mostUnanswered) tell(`The ${name} answers again, at ${new Date().toISOString()}.`);
    unanswered = answer ? 0 : unanswered + 1;
    // Who is only busy goes on with the work that keeps him: nothing is ended here.
    if (unanswered === mostUnanswered && isRunning())
      tell(
        `The ${name} runs, but has not answered at ${url} since ${since.toISOString()}. It may only be busy; if it does not answer again, end the shop and start it anew.`,
      );
  }
}

/**
 * @param {Running} process
 * @param {string} url
 */
async function answers(process, url) {
  const deadline = Date.now() + ANSWER_WITHIN_MS;
  while (process.isRunning() && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  const said = process.output();
  if (process.isRunning()) {
    await process.stop();
    throw new LaunchError(`The ${process.name} does not answer at ${url}.\n${said}`.trim());
  }
  const { how } = await process.ended;
  throw new LaunchError(`The ${process.name} ended before it answered (${how}).\n${said}`.trim());
}
