import { setTimeout as delay } from 'node:timers/promises';
import { bringCart, needsCart, PAGES, withBrowser } from '../browser.mjs';

// How many requests wait for each other before the largest paint: each takes the network's delay once, so that the paint
// comes later by as many delays as there are waves. Two delays far apart leave what the machine itself takes out of it.

const SHORT_MS = 50;
const LONG_MS = 650;
const RESTS_MS = 1_000;

/** @param {import('../bench.mjs').Stage} stage */
export async function measureWaves(stage) {
  const { shop, floor, pages, runs } = stage;
  const lines = [];
  const empty = await samples(stage, floor.url, '', runs);
  for (const name of PAGES) {
    lines.push({
      part: 'waves',
      name: `serial requests before LCP, ${name}`,
      unit: '',
      shop: await samples(stage, `${shop.url}${pages.paths[name]}`, name, runs),
      floor: empty,
      goal: { value: needsCart(name) ? 2 : 1.5, is: /** @type {const} */ ('most') },
    });
  }
  return lines;
}

/**
 * @param {import('../bench.mjs').Stage} stage
 * @param {string} url
 * @param {string} name
 * @param {number} runs
 */
async function samples(stage, url, name, runs) {
  const waves = [];
  for (let run = 0; run < runs; run += 1) {
    const early = await largestPaint(stage, url, name, SHORT_MS);
    const late = await largestPaint(stage, url, name, LONG_MS);
    waves.push((late - early) / (LONG_MS - SHORT_MS));
  }
  return waves;
}

/**
 * When the largest paint of a first visit comes, in milliseconds, where each request takes `latency` longer.
 * @param {import('../bench.mjs').Stage} stage
 * @param {string} url
 * @param {string} name
 * @param {number} latency
 */
function largestPaint(stage, url, name, latency) {
  return withBrowser(async ({ page }) => {
    if (needsCart(name)) await bringCart(page, stage);
    // Delayed before they leave, as over HTTP/2: they do not queue for the six connections that HTTP/1.1 has here.
    await page.route('**', async (route) => {
      await delay(latency);
      await route.continue().catch(() => {});
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(RESTS_MS);
    return page.evaluate(
      () =>
        new Promise((/** @type {(time: number) => void} */ resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}
