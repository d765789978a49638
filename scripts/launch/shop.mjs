import { setTimeout as delay } from 'node:timers/promises';
import { next } from './build.mjs';
import { LaunchError } from './launch-error.mjs';
import { startProcess } from './processes.mjs';
import { listening } from './settings.mjs';

/** @typedef {import('./processes.mjs').Running} Running */

const ANSWER_WITHIN_MS = 120_000;
const CHECK_MS = 10_000;
const MOST_UNANSWERED = 6;

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
  const url = `http://127.0.0.1:${port}/health`;
  await answers(backend, url);
  return { ...backend, url };
}

/**
 * Starts the storefront, in production from its build, and waits until it answers.
 * @param {{ root: string, env: import('./env-files.mjs').Variables, port: number, commerceOrigin: string, dev?: boolean, quiet?: boolean }} options
 */
export async function startStorefront({ root, env, port, commerceOrigin, dev = false, quiet = false }) {
  const { nodeArgs, nextArgs, reachedAt } = listening(env.HOST);
  const storefront = startProcess(
    'storefront',
    [process.execPath, ...nodeArgs, next(root), dev ? 'dev' : 'start', '-p', String(port), ...nextArgs],
    {
      cwd: root,
      env: {
        ...env,
        PORT: String(port),
        // Where it asks itself.
        HOST: reachedAt,
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
 * Asks a process again and again whether it still answers. Resolves with what to tell once it has not done so
 * `mostUnanswered` times running, each within the time between two; not while it answers.
 * @param {Pick<Running, 'name' | 'isRunning'> & { url: string }} process
 * @param {{ every?: number, mostUnanswered?: number }} [pace] `every` in milliseconds
 * @returns {Promise<string>}
 */
export async function silence({ name, url, isRunning }, { every = CHECK_MS, mostUnanswered = MOST_UNANSWERED } = {}) {
  let unanswered = 0;
  while (isRunning() && unanswered < mostUnanswered) {
    await delay(every, undefined, { ref: false });
    const answer = await fetch(url, { signal: AbortSignal.timeout(every) }).catch(() => undefined);
    await answer?.body?.cancel();
    unanswered = answer ? 0 : unanswered + 1;
  }
  return `The ${name} runs, but has not answered at ${url} for the last ${mostUnanswered} times that it was asked.`;
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
