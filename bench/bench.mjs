import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LaunchError } from '../scripts/launch/launch-error.mjs';
import { root } from '../scripts/launch/root.mjs';
import { duration, main } from '../scripts/launch/steps.mjs';
import { findPages } from './pages.mjs';
import { machine, toResult, toTable } from './report.mjs';
import { openBackend, openFloor, openShop, prepare } from './stage.mjs';

// `npm run bench`: what the shop costs, beside what an empty page of the same Next costs, measured in one run.

const USAGE = `Usage: npm run bench -- [parts] [--runs N] [--products N,N] [--minutes N] [--rate N]
  parts       of bytes, load, waves, lighthouse, interaction, traffic and scale; all but the last two without
  --runs      how often each is measured, 5 without; the table has the medians
  --minutes   how long traffic is held, 30 without
  --rate      visits a second that are held; without, seven tenths of what rising rates find
  --products  sizes of the catalogue for scale, 500,10000 without
  COMMERCE_ORIGIN measures on another backend, which gets carts, and orders by traffic; scale needs the embedded one.`;

const PARTS = ['bytes', 'load', 'waves', 'lighthouse', 'interaction', 'traffic', 'scale'];
const ASKED_FOR = ['traffic', 'scale'];

/**
 * @typedef {object} Stage
 * @property {import('./stage.mjs').Server} shop
 * @property {import('./stage.mjs').Server} floor
 * @property {import('./stage.mjs').Server} backend
 * @property {import('./pages.mjs').Pages} pages
 * @property {number} runs
 * @property {number} minutes
 * @property {number | undefined} rate visits a second
 */

/** Each part's measurement, loaded once the packages that it needs are there. */
const measure = {
  bytes: async (/** @type {Stage} */ stage) => (await import('./parts/bytes.mjs')).measureBytes(stage),
  load: async (/** @type {Stage} */ stage) => (await import('./parts/load.mjs')).measureLoad(stage),
  waves: async (/** @type {Stage} */ stage) => (await import('./parts/waves.mjs')).measureWaves(stage),
  lighthouse: async (/** @type {Stage} */ stage) => (await import('./parts/lighthouse.mjs')).measureLighthouse(stage),
  interaction: async (/** @type {Stage} */ stage) =>
    (await import('./parts/interaction.mjs')).measureInteraction(stage),
  traffic: async (/** @type {Stage} */ stage) =>
    (await import('./parts/traffic.mjs')).measureTraffic(stage, console.log),
};

await main(async () => {
  const { parts, runs, minutes, rate, products } = readArguments();
  await prepare();
  const lines = [];
  const wanted = Object.entries(measure).filter(([part]) => parts.includes(part));
  if (wanted.length) {
    const backend = await openBackend();
    const [shop, floor] = [await openShop(backend.url), await openFloor()];
    const stage = { shop, floor, backend, runs, minutes, rate, pages: await findPages(backend.url) };
    const { visitAll } = await import('./browser.mjs');
    if (wanted.some(([part]) => !['load', 'traffic'].includes(part))) await visitAll(stage);
    for (const [part, run] of wanted) {
      const started = Date.now();
      lines.push(...(await run(stage)));
      console.log(`${part}: ${duration(Date.now() - started)}`);
    }
    await Promise.all([shop.stop(), floor.stop()]);
    await backend.stop();
  }
  if (parts.includes('scale')) {
    const { measureScale } = await import('./parts/scale.mjs');
    lines.push(...(await measureScale(products, console.log)));
  }
  const { driver } = await import('./parts/load.mjs');
  const about = { date: new Date().toISOString(), machine: machine(), versions: { ...versions(), driver }, runs };
  const results = lines.map(toResult);
  writeFileSync(join(root, 'bench', 'results.json'), `${JSON.stringify({ ...about, results }, null, 2)}\n`);
  const used = Object.entries(about.versions).map((pair) => pair.join(' '));
  console.log(`\n${about.machine}\n${used.join(', ')}; medians of ${runs} runs\n\n${toTable(results)}`);
  console.log('\nAll samples: bench/results.json');
});

function readArguments() {
  const read = () => {
    try {
      const options = /** @type {const} */ ({
        runs: { type: 'string' },
        minutes: { type: 'string' },
        rate: { type: 'string' },
        products: { type: 'string' },
        help: { type: 'boolean' },
      });
      return parseArgs({ options, allowPositionals: true });
    } catch (error) {
      throw new LaunchError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    }
  };
  const { values, positionals } = read();
  if (values.help) throw new LaunchError(USAGE);
  const runs = Number(values.runs ?? 5);
  const minutes = Number(values.minutes ?? 30);
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  const products = (values.products ?? '500,10000').split(',').map(Number);
  const unknown = positionals.filter((part) => !PARTS.includes(part));
  if (unknown.length) throw new LaunchError(`There is no part ${unknown.join(', ')}.\n${USAGE}`);
  if (![runs, minutes, ...products].every((value) => Number.isInteger(value) && value > 0))
    throw new LaunchError(USAGE);
  if (rate !== undefined && !(rate > 0)) throw new LaunchError(USAGE);
  const parts = positionals.length ? positionals : PARTS.filter((part) => !ASKED_FOR.includes(part));
  if (parts.includes('scale') && process.env.COMMERCE_ORIGIN)
    throw new LaunchError('scale makes catalogues of its own: leave COMMERCE_ORIGIN out.');
  return { parts, runs, minutes, rate, products };
}

function versions() {
  const version = (/** @type {string} */ folder, /** @type {string} */ name) =>
    JSON.parse(readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  return {
    node: process.versions.node,
    next: version('', 'next'),
    lighthouse: version('bench', 'lighthouse'),
    autocannon: version('bench', 'autocannon'),
    playwright: version('', '@playwright/test'),
  };
}
