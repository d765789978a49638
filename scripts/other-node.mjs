// Tries the present build on the newest LTS version of Node, which npm distributes: starts it with the embedded backend,
// visits the first pages of the sitemap, and places one order. CI does, also on the images' version, and
// `node scripts/other-node.mjs`, with another version behind it or not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { orderCart, sellable } from './guest-shopper.mjs';
import { freePort } from './launch/ports.mjs';
import { stopAll } from './launch/processes.mjs';
import { root } from './launch/root.mjs';
import { startBackend, startStorefront, withSharedSecret } from './launch/shop.mjs';

const PAGES = 25;
const INSIDE = '--inside';
/** Says as exit status that there was nothing to try. */
const NOT_GIVEN = 2;

const [wanted = newestLts(new Date()), folder = ''] = process.argv.slice(2);
process.exitCode = wanted === INSIDE ? await tryBuild(folder) : tryVersion(wanted);

/**
 * An even version of Node, published in the April of its year, gets long-term support in the October; npm does not tell.
 * @param {Date} today
 */
function newestLts(today) {
  const isSupported = today.getMonth() >= 10;
  const year = today.getFullYear() - 2000 - (isSupported ? 0 : 1);
  return String(year - (year % 2));
}

/** @param {string} version */
function tryVersion(version) {
  const place = mkdtempSync(join(tmpdir(), 'other-node-'));
  try {
    const binary = join(place, 'node_modules/node/bin/node');
    const options = ['--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=20000'];
    const install = spawnSync('npm', ['install', ...options, '--prefix', place, `node@${version}`]);
    if (install.status !== 0 || !existsSync(binary)) {
      console.error(`npm did not give Node ${version}:\n${install.stderr}`);
      return NOT_GIVEN;
    }
    return spawnSync(binary, [fileURLToPath(import.meta.url), INSIDE, place], { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Runs on the other Node: whatever it starts does too.
 * @param {string} place
 */
async function tryBuild(place) {
  const [backendPort, port] = [await freePort(), await freePort()];
  const [commerceOrigin, shop] = [`http://127.0.0.1:${backendPort}`, `http://127.0.0.1:${port}`];
  const env = withSharedSecret({
    ...process.env,
    HOST: '127.0.0.1',
    SITE_ORIGIN: shop,
    DATABASE_URL: '',
    REDIS_URL: '',
  });
  try {
    await startBackend({ root, env, port: backendPort, dataDir: join(place, 'data'), quiet: true });
    await startStorefront({ root, env, port, commerceOrigin, quiet: true });
    const paths = await listedPages(shop);
    const failed = [];
    for (const url of paths) {
      const { status } = await fetch(url);
      if (status !== 200) failed.push(`${status} ${url}`);
    }
    const { value: item } = await sellable(shop).next();
    if (!item) throw new Error('The shop has nothing that a guest can order as it is.');
    const order = await orderCart(shop, item.cart);
    console.log(
      `Node ${process.version}: ${paths.length - failed.length} of ${paths.length} pages answered, order ${order}.`,
    );
    for (const line of failed) console.error(line);
    return failed.length > 0 || paths.length === 0 ? 1 : 0;
  } catch (error) {
    console.error(`Node ${process.version}:`, error);
    return 1;
  } finally {
    await stopAll();
  }
}

/** @param {string} shop */
async function listedPages(shop) {
  const index = locations(await (await fetch(`${shop}/sitemap.xml`)).text());
  const [first = ''] = index;
  // An index names further sitemaps.
  const pages = first.endsWith('.xml') ? locations(await (await fetch(first)).text()) : index;
  return pages.slice(0, PAGES);
}

/** @param {string} xml */
function locations(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}
