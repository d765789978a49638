import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LaunchError } from '../../scripts/launch/launch-error.mjs';
import { startProcess } from '../../scripts/launch/processes.mjs';
import { openStatic, tool } from '../stage.mjs';
import { fetchHtml } from './bytes.mjs';

// Requests per second over sixteen connections, what memory they leave taken, and how long a page takes that nobody has
// asked for. The driver is wrk where it is installed, which takes less of the machine than autocannon.

const CONNECTIONS = 16;
const SECONDS = 8;
const ENCODINGS = 'gzip, deflate, br';

const wrk = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'wrk'))
  .find((path) => existsSync(path));

/** What drives the load. */
export const driver = wrk ? 'wrk' : 'autocannon';

/** @param {import('../bench.mjs').Stage} stage */
export async function measureLoad(stage) {
  const { shop, floor, pages } = stage;
  const part = 'load';
  const [first, ...others] = pages.others;
  // The first one of all also loads the code.
  await timeToFirstByte(`${shop.url}${first}`);
  const cold = [];
  for (const path of others) cold.push(await timeToFirstByte(`${shop.url}${path}`));
  const { decoded } = await fetchHtml(`${shop.url}${pages.paths.category}`);
  const file = await openStatic(decoded);

  const empty = await rates(stage, [floor.url]);
  const emptyMemory = await floor.memory();
  const fileRates = file ? await rates(stage, [file.url]) : [];
  await file?.stop();
  const category = `${shop.url}${pages.paths.category}`;
  const cached = await rates(stage, [category]);
  const campaign = await rates(stage, [`${category}?utm_source=letter&unknown=1`]);
  // By a cookie that is longer than the page cache looks at, and chooses nothing: Next assembles the cached page each time.
  const past = await rates(stage, [category], { Cookie: `store_view_currency=${'-'.repeat(65)}` });
  const filtered = pages.filtered ? await rates(stage, [`${shop.url}${pages.filtered}`]) : [];
  const product = await rates(stage, [`${shop.url}${pages.paths.product}`]);
  const oneTerm = await rates(stage, [`${shop.url}${pages.paths.search}`]);
  const search = (/** @type {string} */ term) => `${shop.url}/search.html?query=${encodeURIComponent(term)}`;
  const manyTerms = await rates(stage, pages.terms.map(search));
  const memory = await shop.memory();

  const line = { part, unit: 'requests/s', floor: empty };
  const floors = (/** @type {number} */ value) =>
    /** @type {import('../report.mjs').Goal} */ ({ value, is: 'least', ofFloor: true });
  return [
    { ...line, name: 'category', shop: cached, goal: floors(5) },
    { ...line, name: 'category, by parameters that choose nothing', shop: campaign },
    {
      ...line,
      name: 'category, past the page cache',
      shop: past,
      goal: floors(0.6),
      note: 'by a cookie too long for it',
    },
    { ...line, name: 'category, filtered', shop: filtered, note: pages.filtered ? 'each goes to Next' : 'no facet' },
    { ...line, name: 'product', shop: product },
    { ...line, name: 'search, one term', shop: oneTerm, goal: floors(0.11) },
    { ...line, name: `search, ${pages.terms.length} terms in turn`, shop: manyTerms },
    { ...line, name: 'the category’s HTML as a file behind nginx', shop: fileRates, note: file ? '' : 'not installed' },
    {
      part,
      name: 'memory after that',
      unit: 'MB',
      shop: memory === null ? [] : [memory],
      floor: emptyMemory === null ? [] : [emptyMemory],
      goal: { value: 300, is: /** @type {const} */ ('most') },
    },
    { part, name: 'a cold page, first byte', unit: 'ms', shop: cold },
  ];
}

/**
 * Requests per second on some addresses, asked for in turn.
 * @param {{ runs: number }} stage
 * @param {string[]} urls of one origin
 * @param {Record<string, string>} [headers] of each request
 */
async function rates({ runs }, urls, headers = {}) {
  const asked = { 'Accept-Encoding': ENCODINGS, ...headers };
  await drive(urls, asked, 3);
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await drive(urls, asked, SECONDS));
  return results;
}

/**
 * @param {string[]} urls
 * @param {Record<string, string>} headers
 * @param {number} seconds
 */
async function drive(urls, headers, seconds) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
  try {
    const plan = { urls, headers, seconds };
    const command = wrk ? await wrkCommand(wrk, folder, plan) : await cannonCommand(folder, plan);
    const driving = startProcess(driver, command, { cwd: folder, env: process.env, quiet: true });
    const { ok, how } = await driving.ended;
    const said = driving.output();
    if (!ok) throw new LaunchError(`${driver} failed (${how}):\n${said}`);
    return wrk ? readWrk(said) : readCannon(said);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ urls: string[], headers: Record<string, string>, seconds: number }} Plan */

/**
 * @param {string} program
 * @param {string} folder
 * @param {Plan} plan
 * @returns {Promise<[string, ...string[]]>}
 */
async function wrkCommand(program, folder, { urls, headers, seconds }) {
  const script = join(folder, 'turns.lua');
  const paths = urls.map((url) => JSON.stringify(url.slice(new URL(url).origin.length) || '/'));
  await writeFile(
    script,
    `local paths, turn = { ${paths} }, 0
    request = function() turn = turn % #paths + 1 return wrk.format("GET", paths[turn]) end`,
  );
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return [program, '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, ...given, urls[0] ?? ''];
}

/** @param {string} said */
function readWrk(said) {
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1];
  if (failed) throw new LaunchError(`${failed} requests of the load failed.\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

/**
 * @param {string} folder
 * @param {Plan} plan
 * @returns {Promise<[string, ...string[]]>}
 */
async function cannonCommand(folder, { urls, headers: given, seconds }) {
  const archive = join(folder, 'turns.har');
  const headers = Object.entries(given).map(([name, value]) => ({ name, value }));
  const entries = urls.map((url) => ({ request: { method: 'GET', url, headers } }));
  await writeFile(archive, JSON.stringify({ log: { entries } }));
  const options = ['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds), '--har', archive];
  return [process.execPath, tool('autocannon/autocannon.js'), ...options, new URL(urls[0] ?? '').origin];
}

/** @param {string} said */
function readCannon(said) {
  const result = JSON.parse(said.slice(said.indexOf('{')));
  const failed = result.non2xx + result.errors;
  if (failed) throw new LaunchError(`${failed} requests of the load failed.`);
  return Number(result.requests.average);
}

/**
 * @param {string} url
 * @returns {Promise<number>} milliseconds
 */
export function timeToFirstByte(url) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ENCODINGS } }, (response) => {
      response.once('readable', () => {
        resolve(performance.now() - start);
        response.resume();
      });
    }).on('error', reject);
  });
}
