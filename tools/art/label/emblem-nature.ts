import { fill, type Node, stroke } from '../draw/node';
import { ellipse, parsePath, place, polygon, rect } from '../draw/path';

import type { Emblem, EmblemInk } from './emblem-ink';

const petals = (count: number, path: Parameters<typeof place>[0], color: string): Node[] =>
  Array.from({ length: count }, (_, i) => fill(place(path, 0, 0, 1, (360 / count) * i), color));

const DROP = parsePath(
  'M0 -0.95C0.3 -0.45 0.66 -0.1 0.66 0.32C0.66 0.7 0.36 0.95 0 0.95C-0.36 0.95 -0.66 0.7 -0.66 0.32C-0.66 -0.1 -0.3 -0.45 0 -0.95Z',
);

const LEAF = parsePath('M-0.75 0.75C-0.95 -0.1 -0.4 -0.85 0.85 -0.85C0.9 0.35 0.2 0.95 -0.75 0.75Z');

const FLAME = parsePath(
  'M0.1 -0.98C0.2 -0.5 0.72 -0.2 0.72 0.35C0.72 0.75 0.4 0.98 0 0.98C-0.4 0.98 -0.72 0.72 -0.72 0.32C-0.72 0 -0.5 -0.2 -0.4 -0.45C-0.3 -0.3 -0.2 -0.2 -0.12 -0.15C-0.05 -0.4 0 -0.7 0.1 -0.98Z',
);

/** Fruit in section: lemon and orange. */
function citrus({ a, c }: EmblemInk): Node[] {
  const wedge = parsePath('M0 -0.1L0.26 -0.66C0.1 -0.76 -0.1 -0.76 -0.26 -0.66Z');
  return [fill(ellipse(0, 0, 0.95), a), fill(ellipse(0, 0, 0.82), c), ...petals(8, place(wedge, 0, 0, 1.02), a)];
}

/** Fruit, plants and weather. */
export const NATURE: Record<string, Emblem> = {
  lemon: citrus,
  orange: citrus,
  drop: ({ a, c }) => [fill(DROP, a), stroke(parsePath('M-0.4 0.3C-0.4 0.52 -0.25 0.68 -0.05 0.7'), c, 0.11, 0.75)],
  leaf: ({ a, c }) => [fill(LEAF, a), stroke(parsePath('M-0.95 0.95C-0.5 0.3 0 -0.15 0.5 -0.5'), c, 0.08)],
  sprig: ({ a, b }) => [
    stroke(parsePath('M0 1C0.05 0.4 0 -0.2 0 -0.6'), b, 0.07),
    ...[-0.45, -0.05, 0.35].flatMap((y, i) => [
      fill(place(LEAF, -0.36 - i * 0.04, y, 0.36 + i * 0.03, -92), a),
      fill(place(LEAF, 0.36 + i * 0.04, y, 0.36 + i * 0.03, 2), a),
    ]),
    fill(place(LEAF, 0, -0.72, 0.32, -45), b),
  ],
  mint: ({ a, b, c }) => [
    fill(place(LEAF, -0.34, 0.1, 0.62, -80), a),
    fill(place(LEAF, 0.36, 0.1, 0.62, -10), b),
    fill(place(LEAF, 0, -0.3, 0.62, -45), a),
    stroke(parsePath('M0 0.75V-0.6'), c, 0.06),
  ],
  strawberry: ({ a, b, c }) => [
    fill(
      parsePath(
        'M0 0.95C-0.5 0.6 -0.85 0.15 -0.75 -0.3C-0.68 -0.6 -0.3 -0.68 0 -0.5C0.3 -0.68 0.68 -0.6 0.75 -0.3C0.85 0.15 0.5 0.6 0 0.95Z',
      ),
      a,
    ),
    ...[
      [-0.35, -0.15],
      [0.05, -0.2],
      [0.4, -0.12],
      [-0.2, 0.2],
      [0.22, 0.2],
      [0, 0.52],
    ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 0.05, 0.07), c)),
    ...[-50, -15, 20, 55].map((turn) =>
      fill(place(parsePath('M0 0C-0.16 -0.2 -0.12 -0.36 0 -0.52C0.12 -0.36 0.16 -0.2 0 0Z'), 0, -0.45, 1, turn), b),
    ),
  ],
  blackcurrant: ({ a, b, c }) => [
    stroke(parsePath('M0 -0.95C0.1 -0.5 0 -0.2 0.05 0.2'), b, 0.06),
    ...[
      [-0.4, -0.25],
      [0.42, -0.18],
      [-0.28, 0.32],
      [0.34, 0.42],
      [0.02, 0],
      [0.02, 0.72],
    ].flatMap(([x = 0, y = 0]) => [fill(ellipse(x, y, 0.31), a), fill(ellipse(x - 0.1, y - 0.1, 0.07), c, 0.8)]),
    fill(place(LEAF, 0.34, -0.72, 0.34, 10), b),
  ],
  banana: ({ a, b }) => [
    fill(
      parsePath(
        'M-0.75 -0.75C-0.75 0.35 0.05 0.95 0.95 0.6C0.95 0.42 0.9 0.36 0.85 0.34C0.2 0.45 -0.35 -0.05 -0.5 -0.8Z',
      ),
      a,
    ),
    fill(rect(-0.78, -0.95, 0.28, 0.24, 0.05), b),
  ],
  ginger: ({ a, b }) => [
    fill(
      parsePath(
        'M-0.9 0.35C-1 0 -0.55 -0.1 -0.35 -0.1C-0.5 -0.5 -0.1 -0.85 0.15 -0.6C0.3 -0.45 0.2 -0.2 0.2 -0.1C0.5 -0.35 0.98 -0.25 0.9 0.1C0.85 0.3 0.6 0.3 0.45 0.35C0.5 0.7 0 0.8 -0.15 0.5C-0.4 0.7 -0.85 0.65 -0.9 0.35Z',
      ),
      a,
    ),
    stroke(parsePath('M-0.6 0.3C-0.4 0.1 -0.2 0.15 0 0.2'), b, 0.06),
    stroke(parsePath('M-0.1 -0.4C0 -0.3 0.05 -0.3 0.1 -0.35'), b, 0.06),
  ],
  fruit: ({ a, b, c }) => [
    fill(ellipse(-0.35, 0.3, 0.55), a),
    fill(ellipse(0.42, 0.35, 0.5), b),
    fill(ellipse(-0.52, 0.1, 0.1), c, 0.8),
    fill(ellipse(0.28, 0.15, 0.09), c, 0.8),
    stroke(parsePath('M-0.35 -0.25C-0.2 -0.6 0 -0.8 0.3 -0.9C0.3 -0.5 0.38 -0.3 0.42 -0.15'), b, 0.07),
    fill(place(LEAF, 0.52, -0.72, 0.28, 20), a),
  ],
  sun: ({ a, b }) => [
    ...petals(
      12,
      polygon([
        [-0.09, -0.68],
        [0, -1],
        [0.09, -0.68],
      ]),
      b,
    ),
    fill(ellipse(0, 0, 0.55), a),
  ],
  moon: ({ a, b }) => [
    fill(
      parsePath(
        'M0.35 -0.85C-0.35 -0.95 -0.85 -0.45 -0.85 0.1C-0.85 0.65 -0.4 0.95 0.1 0.95C0.45 0.95 0.75 0.75 0.85 0.5C0.05 0.6 -0.25 -0.3 0.35 -0.85Z',
      ),
      a,
    ),
    ...[
      [0.5, -0.35, 0.09],
      [0.75, 0.02, 0.06],
      [0.3, 0.05, 0.05],
    ].map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), b)),
  ],
  flower: ({ a, b }) => [...petals(7, ellipse(0, -0.6, 0.27, 0.38), a), fill(ellipse(0, 0, 0.34), b)],
  snow: ({ a }) =>
    Array.from({ length: 6 }, (_, i) =>
      stroke(place(parsePath('M0 0L0 -0.92M0 -0.5L-0.22 -0.72M0 -0.5L0.22 -0.72'), 0, 0, 1, i * 60), a, 0.11),
    ),
  flame: ({ a, b }) => [fill(FLAME, a), fill(place(FLAME, 0, 0.38, 0.52), b)],
  breeze: ({ a, b }) => [
    stroke(
      parsePath(
        'M-0.95 -0.3C-0.3 -0.3 0.2 -0.3 0.45 -0.3C0.85 -0.3 0.85 -0.85 0.5 -0.85C0.3 -0.85 0.22 -0.7 0.25 -0.6',
      ),
      a,
      0.13,
    ),
    stroke(parsePath('M-0.7 0.05C0 0.05 0.3 0.05 0.95 0.05'), b, 0.13),
    stroke(
      parsePath('M-0.95 0.4C-0.3 0.4 0 0.4 0.25 0.4C0.62 0.4 0.62 0.92 0.28 0.92C0.1 0.92 0.02 0.78 0.05 0.68'),
      a,
      0.13,
    ),
  ],
  bug: ({ a, b }) => [
    ...[-0.3, 0.1, 0.5].flatMap((y) => [
      stroke(parsePath(`M-0.3 ${y}L-0.85 ${y - 0.2}`), b, 0.09),
      stroke(parsePath(`M0.3 ${y}L0.85 ${y - 0.2}`), b, 0.09),
    ]),
    fill(ellipse(0, 0.2, 0.42, 0.68), a),
    fill(ellipse(0, -0.6, 0.27), b),
  ],
};
