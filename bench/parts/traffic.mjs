import { setTimeout as delay } from 'node:timers/promises';
import { LaunchError } from '../../scripts/launch/launch-error.mjs';
import { median } from '../report.mjs';
import { openTown, TIMEOUT_MS } from '../visitors.mjs';

// A day's traffic in simulation: the rate of visits rises until the shop is late or fails; then seven tenths of the last
// rate that went well are held, or the one that is asked for.

const STEP_SECONDS = 30;
/** Visits a second, one step after the other. */
const RATES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];
const HELD_SHARE = 0.7;
/** A step has gone well where nothing failed and 95 of 100 answers of each kind took no longer. */
const LATE_MS = 1_000;
/** Fewer answers of a kind say nothing of 95 in 100. */
const ENOUGH_ANSWERS = 30;
/** @typedef {import('../visitors.mjs').Tally} Tally */
/** @typedef {Awaited<ReturnType<typeof openTown>>} Town */

const part = 'traffic';

/**
 * @param {import('../bench.mjs').Stage} stage
 * @param {(what: string) => void} tell
 */
export async function measureTraffic(stage, tell) {
  const town = await openTown(stage);
  const before = await stage.shop.memory();
  const risen = stage.rate ? null : await rise(town, tell);
  const rate = stage.rate ?? (risen?.knee.rate ?? 0) * HELD_SHARE;
  const held = await hold({ ...stage, rate }, town, tell);
  town.close();
  return [...(risen?.lines ?? []), ...linesOf(held, { rate, before, addresses: town.addresses.size })];
}

/**
 * @param {Town} town
 * @param {(what: string) => void} tell
 */
async function rise(town, tell) {
  let knee = null;
  let broken = null;
  for (const rate of RATES) {
    const step = { rate, ...(await town.live(rate, STEP_SECONDS)) };
    tell(`traffic: ${rate} visits/s: ${describe(step)}`);
    if (!wentWell(step)) {
      broken = step;
      break;
    }
    knee = step;
  }
  if (!knee) throw new LaunchError(`The shop does not keep up with the lowest rate: ${broken && whatBroke(broken)}`);
  // What was late is answered before the held rate begins.
  await delay(TIMEOUT_MS);
  const lines = [
    {
      part,
      name: 'the knee',
      unit: 'visits/s',
      shop: [knee.rate],
      note: broken ? `then ${whatBroke(broken)}` : 'not reached',
    },
    { part, name: 'requests at the knee', unit: 'requests/s', shop: [count(knee) / knee.seconds] },
    {
      part,
      name: 'processor at the knee, storefront and backend',
      unit: 'cores',
      shop: [knee.shopCores],
      note: `backend ${knee.backendCores.toFixed(2)}`,
    },
  ];
  return { knee, lines };
}

/**
 * @param {import('../bench.mjs').Stage & { rate: number }} stage
 * @param {Town} town
 * @param {(what: string) => void} tell
 */
async function hold({ shop, backend, minutes, rate }, town, tell) {
  tell(`traffic: ${rate.toFixed(1)} visits/s for ${minutes} min …`);
  const held = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const lived = await town.live(rate, 60);
    const memory = { shop: (await shop.memory()) ?? 0, backend: (await backend.memory()) ?? 0 };
    tell(`traffic: minute ${minute}: ${describe(lived)}; ${Math.round(memory.shop)} MB`);
    held.push({ ...lived, memory });
  }
  for (const failure of new Set(held.flatMap(({ failures }) => failures))) tell(`traffic: ${failure}`);
  return held;
}

/**
 * @param {Awaited<ReturnType<typeof hold>>} held
 * @param {{ rate: number, before: number | null, addresses: number }} about
 */
function linesOf(held, { rate, before, addresses }) {
  const all = held.flatMap(({ times }) => Object.values(times).flat());
  const third = Math.max(1, Math.floor(held.length / 3));
  const growth = (/** @type {'shop' | 'backend'} */ whose) => {
    const megabytes = held.map(({ memory }) => memory[whose]);
    return (median(megabytes.slice(-third)) ?? 0) / (median(megabytes.slice(0, third)) || 1);
  };
  return [
    {
      part,
      name: `held for ${held.length} min at ${rate.toFixed(1)} visits/s`,
      unit: 'requests/s',
      shop: [all.length / held.reduce((sum, { seconds }) => sum + seconds, 0)],
    },
    {
      part,
      name: 'failures meanwhile',
      unit: '',
      shop: [held.reduce((sum, { failures }) => sum + failures.length, 0)],
      goal: goalOf(0),
    },
    { part, name: '95 of 100 answers meanwhile within', unit: 'ms', shop: [percentile(all, 0.95)] },
    { part, name: 'distinct addresses in all', unit: '', shop: [addresses] },
    {
      part,
      name: 'memory of the storefront after',
      unit: 'MB',
      shop: [held.at(-1)?.memory.shop ?? 0],
      note: `${Math.round(before ?? 0)} before`,
    },
    {
      part,
      name: 'memory of the last third by the first',
      unit: '',
      shop: [growth('shop')],
      ...(held.length >= 3 ? { goal: goalOf(1.05) } : {}),
      note: `backend ${growth('backend').toFixed(2)}`,
    },
  ];
}

/** @param {Tally} tally */
const slowestOf = ({ times }) =>
  Object.entries(times)
    .filter(([, taken]) => taken.length >= ENOUGH_ANSWERS)
    .map(([what, taken]) => ({ what, within: percentile(taken, 0.95) }))
    .reduce((slow, one) => (one.within > slow.within ? one : slow), { what: '', within: 0 });

/** @param {Tally} tally */
const wentWell = (tally) => tally.failures.length === 0 && slowestOf(tally).within <= LATE_MS;

/** @param {Tally} tally */
const whatBroke = (tally) =>
  tally.failures[0] ?? `${slowestOf(tally).what} within ${Math.round(slowestOf(tally).within)} ms`;

/** @param {Tally} tally */
const count = ({ times }) => Object.values(times).flat().length;

/** @param {Tally & { shopCores: number, backendCores: number }} step */
const describe = (step) =>
  `${count(step)} answers, ${step.failures.length} failures, ${slowestOf(step).what} within ` +
  `${Math.round(slowestOf(step).within)} ms; storefront ${step.shopCores.toFixed(2)} and backend ${step.backendCores.toFixed(2)} cores`;

/**
 * @param {number[]} times
 * @param {number} share
 */
const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const goalOf = (/** @type {number} */ value) => ({ value, is: /** @type {const} */ ('most') });
