import { cpus, totalmem } from 'node:os';

/**
 * A line of the table: the shop's samples of one quantity, and the floor's where there is one.
 * @typedef {object} Line
 * @property {string} part
 * @property {string} name
 * @property {string} unit
 * @property {number[]} shop samples
 * @property {number[]} [floor] samples of the same on an empty page
 * @property {Goal} [goal]
 * @property {string} [note]
 *
 * @typedef {object} Goal
 * @property {number} value
 * @property {'most' | 'least'} is whether the value is the most or the least that is wanted
 * @property {boolean} [ofFloor] whether it counts in floors
 *
 * @typedef {object} Result a line as the JSON has it
 * @property {string} part
 * @property {string} name
 * @property {string} unit
 * @property {number | null} shop median
 * @property {number | null} floor median
 * @property {number | null} ratio the shop's median by the floor's
 * @property {string} goal
 * @property {boolean | null} isMet
 * @property {number[]} samples
 * @property {string} [note]
 */

/**
 * The middle of some numbers; null of none.
 * @param {number[]} numbers
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * @param {Line} line
 * @returns {Result}
 */
export function toResult({ part, name, unit, shop, floor = [], goal, note }) {
  const [ours, theirs] = [median(shop), median(floor)];
  const ratio = ours !== null && theirs ? ours / theirs : null;
  const reached = goal?.ofFloor ? ratio : ours;
  return {
    part,
    name,
    unit,
    shop: ours,
    floor: theirs,
    ratio,
    goal: goal ? `${goal.is === 'most' ? '≤' : '≥'} ${goal.value}${goal.ofFloor ? ' × floor' : ''}` : '',
    isMet: goal && reached !== null ? (goal.is === 'most' ? reached <= goal.value : reached >= goal.value) : null,
    samples: shop,
    ...(note ? { note } : {}),
  };
}

/**
 * The results as a Markdown table.
 * @param {Result[]} results
 */
export function toTable(results) {
  const head = ['part', 'line', 'shop', 'floor', '× floor', 'goal', 'met'];
  const rows = results.map(({ part, name, unit, shop, floor, ratio, goal, isMet, note }) => [
    part,
    `${name}${unit ? `, ${unit}` : ''}${note ? ` (${note})` : ''}`,
    written(shop),
    written(floor),
    written(ratio),
    goal,
    isMet === null ? '' : isMet ? 'yes' : 'no',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** @param {number | null} value */
function written(value) {
  if (value === null) return '';
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-GB');
  return String(Number(value.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 3)));
}

/** What it ran on: numbers of another machine say nothing beside these. */
export function machine() {
  const [first] = cpus();
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`;
}
