import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from '../../scripts/launch/launch-error.mjs';
import { startProcess } from '../../scripts/launch/processes.mjs';
import { bringCart, needsCart, PAGES, withBrowser } from '../browser.mjs';
import { tool } from '../stage.mjs';

// Lighthouse for phones with its own throttling, each run in a browser that has never been anywhere.

/** @typedef {{ score: number, lcp: number, tbt: number, cls: number }} Marks */

/** @param {import('../bench.mjs').Stage} stage */
export async function measureLighthouse(stage) {
  const { shop, floor, pages, runs } = stage;
  /** @type {Marks[]} */
  const empty = [];
  /** @type {Record<string, Marks[]>} */
  const marks = Object.fromEntries(PAGES.map((name) => [name, []]));
  // By turns, so that what else the machine does falls on all.
  for (let run = 0; run < runs; run += 1) {
    empty.push(await inspect(stage, floor.url, ''));
    for (const name of PAGES) marks[name]?.push(await inspect(stage, `${shop.url}${pages.paths[name]}`, name));
  }
  return PAGES.flatMap((name) => linesOf(name, marks[name] ?? [], empty));
}

/**
 * @param {string} name
 * @param {Marks[]} ours
 * @param {Marks[]} empty
 */
function linesOf(name, ours, empty) {
  const line = (/** @type {keyof Marks} */ key, /** @type {string} */ unit, /** @type {object} */ goal) => ({
    part: 'lighthouse',
    name: `${{ score: 'score', lcp: 'LCP', tbt: 'TBT', cls: 'CLS' }[key]} of ${name}`,
    unit,
    shop: ours.map((mark) => mark[key]),
    floor: empty.map((mark) => mark[key]),
    goal: /** @type {import('../report.mjs').Goal} */ (goal),
  });
  return [
    line('score', '', { value: 98, is: 'least' }),
    line('lcp', 's', { value: 1.3, is: 'most', ofFloor: true }),
    line('tbt', 'ms', { value: needsCart(name) ? 2 : 1, is: 'most', ofFloor: true }),
    line('cls', '', { value: 0, is: 'most' }),
  ];
}

/**
 * @param {import('../bench.mjs').Stage} stage
 * @param {string} url
 * @param {string} name
 * @returns {Promise<Marks>}
 */
async function inspect(stage, url, name) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await withBrowser(async ({ page, port }) => {
      if (needsCart(name)) await bringCart(page, stage);
      const lighthouse = startProcess(
        'lighthouse',
        [
          process.execPath,
          tool('lighthouse/cli/index.js'),
          url,
          `--port=${port}`,
          '--quiet',
          '--only-categories=performance',
          // The browser is new; what it has stored is the cart that was brought.
          '--disable-storage-reset',
          '--output=json',
          `--output-path=${report}`,
        ],
        { cwd: folder, env: { ...process.env, CI: '1' }, quiet: true },
      );
      const { ok } = await lighthouse.ended;
      if (!ok) throw new LaunchError(`Lighthouse failed on ${url}:\n${lighthouse.output()}`);
    });
    const { audits, categories } = JSON.parse(await readFile(report, 'utf8'));
    return {
      score: Math.round(categories.performance.score * 100),
      lcp: audits['largest-contentful-paint'].numericValue / 1000,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
