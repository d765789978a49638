import { setTimeout as delay } from 'node:timers/promises';
import { LaunchError } from '../../scripts/launch/launch-error.mjs';
import { median } from '../report.mjs';
import { openTown, TIMEOUT_MS } from '../visitors.mjs';

// A day's traffic in simulation: the rate of visits rises until the shop is late or fails; then seven tenths of the last
// rate that went well are held.

const STEP_SECONDS = 30;
/** Visits a second, one step after the other. */
const RATES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];
const HELD_SHARE = 0.7;
/** A step has gone well where nothing failed and 95 of 100 answers of each kind took no longer. */
const LATE_MS = 1_000;
/** Fewer answers of a kind say nothing of 95 in 100. */
const ENOUGH_ANSWERS = 30;
/** @typedef {import('../visitors.mjs').Tally} Tally */

/**
 * @param {import('../bench.mjs').Stage & { minutes: number }} stage
 * @param {(what: string) => void} tell
 */
export async function measureTraffic(stage, tell) {
  const { shop, backend, minutes } = stage;
  const town = await openTown(stage);
  const memoryBefore = await shop.memory();
  let knee = null;
  let broken = null;
  for (const rate of RATES) {
    const step = { rate, ...(await town.live(rate, STEP_SECONDS)) };
    tell(`traffic: ${describe(step)}`);
    if (!wentWell(step)) {
      broken = step;
      break;
    }
    knee = step;
  }
  if (!knee) throw new LaunchError(`The shop does not keep up with the lowest rate: ${broken && whatBroke(broken)}`);
  // What was late is answered before the held rate begins.
  await delay(TIMEOUT_MS);
  const rate = knee.rate * HELD_SHARE;
  tell(`traffic: ${rate.toFixed(1)} visits/s for ${minutes} min …`);
  /** @type {(Awaited<ReturnType<typeof town.live>> & { shop: number | null, backend: number | null })[]} */
  const held = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const part = await town.live(rate, 60);
    held.push({ ...part, shop: await shop.memory(), backend: await backend.memory() });
  }
  town.close();

  const part = 'traffic';
  const all = held.flatMap(({ times }) => Object.values(times).flat());
  const memory = (/** @type {'shop' | 'backend'} */ whose) => held.map((minute) => minute[whose] ?? 0);
  const third = Math.max(1, Math.floor(minutes / 3));
  const first = broken ? `then ${whatBroke(broken)}` : 'not reached';
  const failures = held.flatMap((minute) => minute.failures);
  for (const failure of new Set(failures)) tell(`traffic: ${failure}`);
  return [
    { part, name: 'the knee', unit: 'visits/s', shop: [knee.rate], note: first },
    { part, name: 'requests at the knee', unit: 'requests/s', shop: [count(knee) / knee.seconds] },
    {
      part,
      name: 'processor at the knee, storefront and backend',
      unit: 'cores',
      shop: [knee.shopCores],
      note: `backend ${knee.backendCores.toFixed(2)}`,
    },
    {
      part,
      name: `held for ${minutes} min at 70 % of it`,
      unit: 'requests/s',
      shop: [all.length / held.reduce((sum, { seconds }) => sum + seconds, 0)],
    },
    { part, name: 'failures meanwhile', unit: '', shop: [failures.length], goal: goalOf(0) },
    { part, name: '95 of 100 answers meanwhile within', unit: 'ms', shop: [percentile(all, 0.95)] },
    { part, name: 'distinct addresses in all', unit: '', shop: [town.addresses.size] },
    {
      part,
      name: 'memory of the storefront after',
      unit: 'MB',
      shop: memory('shop').slice(-1),
      note: `${Math.round(memoryBefore ?? 0)} before`,
    },
    {
      part,
      name: 'memory of the last third by the first',
      unit: '',
      shop: [(median(memory('shop').slice(-third)) ?? 0) / (median(memory('shop').slice(0, third)) ?? 1)],
      ...(minutes >= 3 ? { goal: goalOf(1.05) } : {}),
      note: `backend ${((median(memory('backend').slice(-third)) ?? 0) / (median(memory('backend').slice(0, third)) || 1)).toFixed(2)}`,
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

/** @param {Tally & { rate: number, shopCores: number, backendCores: number }} step */
const describe = (step) =>
  `${step.rate} visits/s: ${count(step)} answers, ${step.failures.length} failures, ${slowestOf(step).what} within ` +
  `${Math.round(slowestOf(step).within)} ms; storefront ${step.shopCores.toFixed(2)} and backend ${step.backendCores.toFixed(2)} cores`;

/**
 * @param {number[]} times
 * @param {number} share
 */
const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const goalOf = (/** @type {number} */ value) => ({ value, is: /** @type {const} */ ('most') });
