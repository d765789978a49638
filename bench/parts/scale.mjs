import { askFacets, findPages } from '../pages.mjs';
import { openBackend, openShop } from '../stage.mjs';
import { located } from '../visitors.mjs';
import { fetchHtml } from './bytes.mjs';
import { timeToFirstByte } from './load.mjs';

// The same shop on catalogues of other sizes: what grows with them, and what stays.

const FACET_ROUNDS = 10;

/**
 * @param {number[]} sizes products, variants counted
 * @param {(what: string) => void} tell
 */
export async function measureScale(sizes, tell) {
  const lines = [];
  for (const products of sizes) {
    tell(`scale: ${products.toLocaleString('en-GB')} products …`);
    const backend = await openBackend({ products });
    const shop = await openShop(backend.url);
    try {
      lines.push(...(await measureSize(products, backend, shop)));
    } finally {
      await shop.stop();
      await backend.stop();
    }
  }
  return lines;
}

/**
 * @param {number} products
 * @param {Awaited<ReturnType<typeof openBackend>>} backend
 * @param {Awaited<ReturnType<typeof openShop>>} shop
 */
async function measureSize(products, backend, shop) {
  const { paths, terms, others, uid, filtered } = await findPages(backend.url);
  const line = (/** @type {string} */ name, /** @type {string} */ unit, /** @type {(number | null)[]} */ samples) => ({
    part: 'scale',
    name: `${products.toLocaleString('en-GB')} products: ${name}`,
    unit,
    shop: samples.filter((sample) => sample !== null),
  });
  const [first = '/', ...more] = others;
  await timeToFirstByte(`${shop.url}${first}`);
  const cold = [];
  for (const path of more) cold.push(await timeToFirstByte(`${shop.url}${path}`));
  const category = await timeToFirstByte(`${shop.url}${paths.category}`);
  const filteredCategory = filtered ? await timeToFirstByte(`${shop.url}${filtered}`) : null;
  const searches = [];
  for (const term of terms.slice(0, 10))
    searches.push(await timeToFirstByte(`${shop.url}/search.html?query=${encodeURIComponent(term)}`));
  const { wire } = await fetchHtml(`${shop.url}${paths.category}`);
  const sitemap = await timeToFirstByte(`${shop.url}/sitemap.xml`);
  const files = await located(`${shop.url}/sitemap.xml`);
  const sitemapFile = await timeToFirstByte(files.find((file) => file.includes('-products-')) ?? files[0] ?? '');
  const facets = [];
  for (let round = 0; round < FACET_ROUNDS; round += 1) {
    const start = performance.now();
    await askFacets(backend.url, uid);
    facets.push(performance.now() - start);
  }
  return [
    line('start of the backend', 'ms', [backend.startedIn]),
    line('start of the storefront', 'ms', [shop.startedIn]),
    line('a cold page, first byte', 'ms', cold),
    line('the largest category, cold', 'ms', [category]),
    line('its HTML on the wire', 'KB', [wire / 1e3]),
    line('it filtered, first byte', 'ms', [filteredCategory]),
    { ...line('its facets, of the backend', 'ms', facets), goal: { value: 50, is: /** @type {const} */ ('most') } },
    line('a search', 'ms', searches),
    line('the sitemap’s index', 'ms', [sitemap]),
    line('a sitemap of products', 'ms', [sitemapFile]),
    line('memory of the storefront', 'MB', [await shop.memory()]),
    line('memory of the backend', 'MB', [await backend.memory()]),
  ];
}
