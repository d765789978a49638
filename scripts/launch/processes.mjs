import { spawn } from 'node:child_process';

/** For what is under way once the shop's own delay is over: an order may take a minute (`COMMERCE_WRITE_TIMEOUT`). */
const MARGIN_MS = 65_000;

/**
 * @typedef {object} End
 * @property {boolean} ok
 * @property {string} how like "exit status 1" or "SIGKILL"
 *
 * @typedef {object} Running
 * @property {string} name
 * @property {number | undefined} pid absent where it could not be started
 * @property {Promise<End>} ended resolves when it is over; never rejects
 * @property {() => boolean} isRunning
 * @property {() => string} output what it printed, where that is kept
 * @property {() => void} kill ends it at once
 * @property {() => Promise<void>} stop asks it to end, insists once that has taken too long, waits for the end
 *
 * @typedef {object} ProcessOptions
 * @property {string} cwd
 * @property {import('./env-files.mjs').Variables} env
 * @property {boolean} [quiet] keeps the output instead of showing it
 * @property {number} [uid] the user that it runs as, and the group
 * @property {number} [gid]
 * @property {boolean} [attended] a Node program that also ends when this process is killed outright
 */

/** @type {Set<Running>} */
const alive = new Set();
let stopping = false;
/** Epoch milliseconds of the first signal. */
let askedAt = 0;
/** A signal to the whole group comes more than once, at once. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Starts a program.
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {ProcessOptions} options
 * @returns {Running}
 */
export function startProcess(name, [program, ...args], { quiet = false, attended = false, env, ...options }) {
  const child = spawn(program, attended ? ['--import', END_WITH_LAUNCHER, ...args] : args, {
    ...options,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: ['ignore', ...(quiet ? PIPES : INHERITED), ...(attended ? CHANNEL : [])],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let running = true;
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, how: error.message }));
    child.once('close', (code, signal) => resolve({ ok: code === 0, how: signal ?? `exit status ${code}` }));
  });
  const handle = {
    name,
    pid: child.pid,
    ended,
    isRunning: () => running,
    output: () => output,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), patience(env));
      await ended;
      clearTimeout(insist);
    },
  };
  alive.add(handle);
  ended.then(() => {
    running = false;
    alive.delete(handle);
  });
  return handle;
}

/**
 * Milliseconds that a process may take to end: a shop goes on for `SHUTDOWN_DELAY_SECONDS` before it begins to.
 * @param {import('./env-files.mjs').Variables} env
 */
export function patience({ SHUTDOWN_DELAY_SECONDS }) {
  return (Number(SHUTDOWN_DELAY_SECONDS) || 0) * 1000 + MARGIN_MS;
}

/** @type {['pipe', 'pipe']} */
const PIPES = ['pipe', 'pipe'];
/** @type {['inherit', 'inherit']} */
const INHERITED = ['inherit', 'inherit'];
/** @type {['ipc']} */
const CHANNEL = ['ipc'];
const END_WITH_LAUNCHER = new URL('./end-with-launcher.mjs', import.meta.url).href;

/**
 * The command line of npm: the npm that started us, else the one on the path.
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
export function npm(...args) {
  const started = process.env.npm_execpath;
  return started?.endsWith('.js') ? [process.execPath, started, ...args] : ['npm', ...args];
}

/**
 * Stops everything that was started here, the last one first: a shop still asks its backend while it ends. A terminal's
 * Ctrl-C reaches all of them at once.
 */
export async function stopAll() {
  for (const handle of [...alive].reverse()) await handle.stop();
}

/** On Ctrl-C, or when asked to end: stops everything, then leaves with `status`. */
export function stopAllOnSignal(status = 0) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) {
        // Who asks again does not want to wait any longer; at once it is the same signal, sent to the whole group.
        if (Date.now() - askedAt > SAME_SIGNAL_MS) for (const handle of alive) handle.kill();
        return;
      }
      stopping = true;
      askedAt = Date.now();
      await stopAll();
      process.exit(status);
    });
  }
}

/** Whether the end of our processes is wanted, so no failure. */
export function isStopping() {
  return stopping;
}
