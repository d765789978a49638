import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ensureBuild, next } from '../scripts/launch/build.mjs';
import { ensureDependencies } from '../scripts/launch/dependencies.mjs';
import { fingerprint, matchesStamp } from '../scripts/launch/fingerprint.mjs';
import { LaunchError } from '../scripts/launch/launch-error.mjs';
import { freePort } from '../scripts/launch/ports.mjs';
import { npm, startProcess } from '../scripts/launch/processes.mjs';
import { root } from '../scripts/launch/root.mjs';
import { startBackend, startStorefront } from '../scripts/launch/shop.mjs';

/**
 * @typedef {object} Server
 * @property {string} url its origin
 * @property {() => Promise<number | null>} memory megabytes that its process takes; null where the system does not tell
 * @property {() => Promise<number>} processor seconds of it that its process has used; 0 where the system does not tell
 * @property {() => Promise<void>} stop
 */

const bench = join(root, 'bench');

/** What a server takes whose process is not here to be asked. */
const UNKNOWN = { memory: async () => null, processor: async () => 0 };

/**
 * The file of a command of bench's own packages.
 * @param {string} path below node_modules
 */
export const tool = (path) => join(bench, 'node_modules', path);

/** Installs what is missing, here and in the project, and builds the shop and the floor where there is no build. */
export async function prepare() {
  await ensureDependencies(root);
  const stamp = join(bench, 'node_modules', '.installed-packages');
  const wanted = fingerprint(bench, ['package-lock.json']);
  if (!matchesStamp(stamp, wanted)) {
    console.log('Installing the tools …');
    await finish(
      startProcess('npm', npm('ci', '--no-audit', '--no-fund'), { cwd: bench, env: process.env, quiet: true }),
    );
    await writeFile(stamp, wanted);
  }
  await ensureBuild(root, process.env);
  console.log('Building the floor …');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const command = /** @type {const} */ ([process.execPath, next(root), 'build', '--webpack']);
  await finish(startProcess('floor', [...command], { cwd: join(bench, 'floor'), env, quiet: true }));
}

/** @param {import('../scripts/launch/processes.mjs').Running} running */
async function finish(running) {
  const { ok, how } = await running.ended;
  if (!ok) throw new LaunchError(`${running.name} failed (${how}):\n${running.output()}`);
}

/**
 * The backend that is measured with: the one of COMMERCE_ORIGIN, else the embedded one on fresh data; of `products`,
 * where that is a number.
 * @param {{ products?: number }} [catalogue]
 */
export async function openBackend({ products } = {}) {
  if (process.env.COMMERCE_ORIGIN) {
    const url = new URL(process.env.COMMERCE_ORIGIN).origin;
    return { url, ...UNKNOWN, stop: async () => {}, startedIn: null };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  if (products) {
    const seed = 'backend/src/database/seed/generated/command.ts';
    const command = [process.execPath, '--import', 'tsx', seed, '--products', String(products)];
    await finish(startProcess('seed', /** @type {[string]} */ (command), { cwd: root, env, quiet: true }));
  }
  const started = performance.now();
  const port = await freePort();
  const backend = await startBackend({ root, env, port, dataDir, quiet: true });
  return {
    url: `http://127.0.0.1:${port}`,
    startedIn: performance.now() - started,
    ...useOf(backend.pid),
    stop: async () => {
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The shop in production on a backend; `variables` go into its environment.
 * @param {string} backendUrl
 * @param {Record<string, string>} [variables]
 */
export async function openShop(backendUrl, variables = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const pictures = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
  const env = {
    ...process.env,
    // Everybody comes from one address.
    RATE_LIMITS: 'off',
    SITE_ORIGIN: url,
    HOST: '127.0.0.1',
    MEDIA_CACHE_DIR: pictures,
    ...variables,
  };
  const started = performance.now();
  const shop = await startStorefront({ root, env, port, commerceOrigin: backendUrl, quiet: true });
  return {
    url,
    startedIn: performance.now() - started,
    ...useOf(shop.pid),
    stop: async () => {
      await shop.stop();
      await rm(pictures, { recursive: true, force: true });
    },
  };
}

/** An empty page of the same Next, in production. */
export async function openFloor() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const floor = startProcess('floor', [process.execPath, next(root), 'start', '-p', String(port)], {
    cwd: join(bench, 'floor'),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    quiet: true,
    attended: true,
  });
  await answers(url, floor);
  return { url, ...useOf(floor.pid), stop: () => floor.stop() };
}

/**
 * A page's HTML as a file behind nginx, compressed beforehand; null where there is no nginx.
 * @param {string} html
 */
export async function openStatic(html) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!program) return null;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'index.html.gz'), gzipSync(html, { level: 9 }));
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; default_type text/html; keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      gzip_static on;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`,
  );
  const nginx = startProcess('nginx', [program, '-p', folder, '-c', join(folder, 'nginx.conf')], {
    cwd: folder,
    env: process.env,
    quiet: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, nginx);
  return {
    url,
    ...UNKNOWN,
    stop: async () => {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} url
 * @param {import('../scripts/launch/processes.mjs').Running} running
 */
async function answers(url, running) {
  while (running.isRunning()) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await delay(100);
  }
  throw new LaunchError(`${running.name} ended before it answered:\n${running.output()}`);
}

/**
 * What a process takes of the machine.
 * @param {number | undefined} pid
 * @returns {Pick<Server, 'memory' | 'processor'>}
 */
function useOf(pid) {
  const told = (/** @type {string} */ file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return {
    memory: async () => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await told('status'))?.[1];
      return kilobytes ? Number(kilobytes) / 1024 : null;
    },
    processor: async () => {
      // Behind the name in brackets, which may hold blanks: state, then numbers; a hundred ticks are a second.
      const fields = (await told('stat')).split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
    },
  };
}
