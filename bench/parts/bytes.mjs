import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { bringCart, needsCart, PAGES, withBrowser } from '../browser.mjs';

// What travels: the scripts of a page, gzipped whatever the server does, and its HTML as it came.

const KIB = 1024;

/** @param {import('../bench.mjs').Stage} stage */
export async function measureBytes(stage) {
  const { shop, floor, pages } = stage;
  const part = 'bytes';
  const empty = (await weigh(stage, floor.url, '')) / KIB;
  const lines = [];
  for (const name of PAGES) {
    const url = `${shop.url}${pages.paths[name]}`;
    for (const isBusy of [true, false]) {
      const most = needsCart(name) ? 180 : isBusy ? 150 : 165;
      lines.push({
        part,
        name: `JavaScript of ${name}, ${isBusy ? 'before idle' : 'in all'}`,
        unit: 'KiB gzip',
        shop: [(await weigh(stage, url, name, isBusy)) / KIB],
        floor: [empty],
        goal: { value: most, is: /** @type {const} */ ('most') },
      });
    }
  }
  for (const name of /** @type {const} */ (['home', 'category', 'product', 'search'])) {
    const { wire, decoded } = await fetchHtml(`${shop.url}${pages.paths[name]}`);
    const floorPage = await fetchHtml(floor.url);
    const ofCategory = (/** @type {number} */ value) =>
      name === 'category' ? { goal: { value, is: /** @type {const} */ ('most') } } : {};
    const line = { part, unit: 'KB' };
    lines.push(
      { ...line, name: `HTML of ${name}, wire`, shop: [wire / 1e3], floor: [floorPage.wire / 1e3], ...ofCategory(20) },
      {
        ...line,
        name: `HTML of ${name}, decoded`,
        shop: [decoded.length / 1e3],
        floor: [floorPage.decoded.length / 1e3],
        ...ofCategory(160),
      },
    );
  }
  return lines;
}

/**
 * Gzipped bytes of every script of a page, until the network rests.
 * @param {import('../bench.mjs').Stage} stage
 * @param {string} url
 * @param {string} name
 * @param {boolean} [isBusy] whether the page never comes to rest, so that what waits for it is not loaded
 */
function weigh(stage, url, name, isBusy = false) {
  return withBrowser(async ({ page }) => {
    if (needsCart(name)) await bringCart(page, stage);
    if (isBusy) {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    }
    /** @type {Map<string, Promise<number>>} */
    const scripts = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts.values())).reduce((total, bytes) => total + bytes, 0);
  });
}

/**
 * A page's HTML as a browser gets it: the bytes on the wire, and what they say.
 * @param {string} url
 * @returns {Promise<{ wire: number, decoded: string }>}
 */
export function fetchHtml(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
        resolve({ wire: body.length, decoded: plain.toString() });
      });
    }).on('error', reject);
  });
}
