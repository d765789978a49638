import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { askGraphQL, fillCart, orderCart, sellable } from '../scripts/guest-shopper.mjs';

// Those who visit a shop in a day: crawlers, and shoppers who look around, fill a basket, or order.

/** How long a visitor looks at a page. */
const PAUSE_MS = 250;
/** How long an answer is waited for. */
export const TIMEOUT_MS = 15_000;

/** Magento's words where there is less than is wanted. */
const SOLD_OUT = /not available|out of stock/i;

const HTML = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/**
 * @typedef {object} Tally what came of some seconds of traffic
 * @property {Record<string, number[]>} times milliseconds of each answer, by what was asked for
 * @property {string[]} failures
 */

/**
 * Who visits a shop, arriving whether or not it keeps up.
 * @param {import('./bench.mjs').Stage} stage
 */
export async function openTown({ shop, backend, pages }) {
  // Idle connections end here first: where the shop ends one, a browser asks again, and this would count a failure.
  const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: TIMEOUT_MS });
  const addresses = new Set();
  /** @type {string[]} */
  const skus = [];
  for await (const { sku } of sellable(backend.url)) skus.push(sku);
  const listed = await sitemapPaths(shop.url);
  const random = numbers(7);
  const oneOf = (/** @type {string[]} */ list) => list[Math.floor(random() * list.length)] ?? '/';

  /** @param {Tally} tally @param {string} what @param {() => Promise<unknown>} ask */
  const timed = async (tally, what, ask) => {
    const start = performance.now();
    await ask();
    tally.times[what] ??= [];
    tally.times[what].push(performance.now() - start);
    await delay(PAUSE_MS * (0.5 + random()));
  };
  /** @param {Tally} tally @param {string} path @param {string} [what] */
  const open = (tally, path, what = 'page') => {
    addresses.add(path);
    return timed(tally, what, () => read(`${shop.url}${path}`, agent));
  };
  const search = () => `/search.html?query=${encodeURIComponent(`${oneOf(pages.terms)} ${oneOf(pages.terms)}`)}`;

  /** @param {Tally} tally */
  const lookAround = async (tally) => {
    for (const path of ['/', pages.paths.category, oneOf(listed), oneOf(pages.others)]) await open(tally, path);
    await open(tally, search(), 'search');
  };
  /** @param {Tally} tally */
  const shopping = async (tally) => {
    await open(tally, pages.paths.category);
    let cart = '';
    await timed(tally, 'add', async () => {
      const sku = oneOf(skus);
      cart = await fillCart(shop.url, sku).catch((error) => {
        // Sold out, which is no failure of the shop's.
        if (!SOLD_OUT.test(error.message)) throw error;
        skus.splice(skus.indexOf(sku), 1);
        return fillCart(shop.url, oneOf(skus));
      });
    });
    await open(tally, pages.paths.cart);
    await timed(tally, 'cart', () =>
      askGraphQL(shop.url, '{ cart(cart_id: "$") { total_quantity items { uid } } }'.replace('$', cart)),
    );
    return cart;
  };
  /** @type {[number, (tally: Tally) => Promise<unknown>][]} shares of all visits */
  const kinds = [
    [
      0.4,
      async (tally) => {
        for (let page = 0; page < 6; page += 1) await open(tally, crawled(oneOf(listed), random));
      },
    ],
    [0.45, lookAround],
    [0.11, shopping],
    [
      0.04,
      async (tally) => {
        const cart = await shopping(tally);
        await open(tally, pages.paths.checkout);
        await timed(tally, 'order', () => orderCart(shop.url, cart));
      },
    ],
  ];

  // A shop that has been open for a while: pages that nobody has seen yet would say how fast the first day begins.
  for (const path of listed) await read(`${shop.url}${path}`, agent);

  return {
    addresses,
    close: () => agent.destroy(),
    /**
     * Lets visitors come at a rate, and waits for the last of them.
     * @param {number} rate visits a second
     * @param {number} seconds
     */
    live: async (rate, seconds) => {
      /** @type {Tally} */
      const tally = { times: {}, failures: [] };
      const before = await Promise.all([shop.processor(), backend.processor()]);
      const start = performance.now();
      /** @type {Promise<void>[]} */
      const visits = [];
      while (performance.now() - start < seconds * 1_000) {
        const visit = pick(kinds, random())(tally);
        visits.push(
          visit.then(
            () => {},
            (error) => void tally.failures.push(error instanceof Error ? error.message : String(error)),
          ),
        );
        // Visitors know nothing of each other.
        await delay((-Math.log(1 - random()) * 1_000) / rate);
      }
      await Promise.all(visits);
      const took = (performance.now() - start) / 1_000;
      const [shopSeconds = 0, backendSeconds = 0] = (await Promise.all([shop.processor(), backend.processor()])).map(
        (after, index) => after - (before[index] ?? 0),
      );
      return { ...tally, seconds: took, shopCores: shopSeconds / took, backendCores: backendSeconds / took };
    },
  };
}

/**
 * The addresses in a sitemap, or in the list of them.
 * @param {string} url
 */
export async function located(url) {
  return [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** @param {string} shop */
async function sitemapPaths(shop) {
  const paths = [];
  for (const file of await located(`${shop}/sitemap.xml`)) paths.push(...(await located(file)));
  return paths.map((address) => new URL(address).pathname);
}

/**
 * What a crawler makes of a listed address: as it stands, or with a parameter that nobody else has.
 * @param {string} path
 * @param {() => number} random
 */
const crawled = (path, random) => (random() < 0.2 ? path : `${path}?ref=${Math.floor(random() * 1e9).toString(36)}`);

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<void>} once the whole answer has come; rejects where it is no success
 */
function read(url, agent) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: HTML, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        const status = response.statusCode ?? 0;
        if (status < 400) resolve();
        else reject(new Error(`${status} of ${new URL(url).pathname}`));
      });
    });
    request.once('timeout', () => request.destroy(new Error(`no answer of ${new URL(url).pathname}`)));
    request.once('error', reject);
  });
}

/**
 * Numbers from 0 to 1 that are the same in every run.
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * @template Value
 * @param {[number, Value][]} shares
 * @param {number} at from 0 to 1
 */
function pick(shares, at) {
  let sum = 0;
  const found = shares.find(([share]) => {
    sum += share;
    return at < sum;
  });
  return /** @type {[number, Value]} */ (found ?? shares.at(-1))[1];
}
