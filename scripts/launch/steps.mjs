import { LaunchError } from './launch-error.mjs';
import { isStopping, stopAll, stopAllOnSignal } from './processes.mjs';

/**
 * How long something took, for people.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs a script's body; a LaunchError becomes one line, anything else a stack; either ends with exit status 1.
 * Leaves nothing running that it started.
 * @param {() => Promise<void>} body
 * @param {number} [signalStatus] exit status after Ctrl-C
 */
export async function main(body, signalStatus = 1) {
  stopAllOnSignal(signalStatus);
  try {
    await body();
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    await stopAll();
    process.exit(1);
  }
}

/**
 * Runs work on at most `lanes` items at a time, in order.
 * @template Item
 * @param {Item[]} items
 * @param {number} lanes
 * @param {(item: Item) => Promise<void>} work
 */
export async function inLanes(items, lanes, work) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
