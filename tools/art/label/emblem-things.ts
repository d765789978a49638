import { fill, type Node, shift, stroke } from '../draw/node';
import { ellipse, parsePath, place, polygon, rect } from '../draw/path';

import type { Emblem, EmblemInk } from './emblem-ink';

const SHIELD = parsePath('M0 -0.95L0.8 -0.65V0C0.8 0.5 0.45 0.8 0 0.98C-0.45 0.8 -0.8 0.5 -0.8 0V-0.65Z');

function capsule({ a, b, c }: EmblemInk): Node[] {
  const whole = rect(-0.95, -0.42, 1.9, 0.84, 0.42);
  const half: Node = { nodes: [fill(rect(0, -0.5, 1, 1), b)], clip: whole };
  return shift([fill(whole, a), half, fill(rect(-0.7, -0.28, 1.35, 0.14, 0.07), c, 0.5)], 0, 0, 1, -35);
}

/** Medicines, aids and services. */
export const THINGS: Record<string, Emblem> = {
  capsule,
  tablet: ({ a, b, c }) => [
    fill(ellipse(0, 0.06, 0.9), b),
    fill(ellipse(0, -0.04, 0.88), a),
    stroke(
      polygon(
        [
          [-0.6, -0.04],
          [0.6, -0.04],
        ],
        false,
      ),
      c,
      0.09,
      0.7,
    ),
  ],
  caplet: ({ a, b, c }) =>
    shift(
      [
        fill(rect(-0.95, -0.36, 1.9, 0.84, 0.42), b),
        fill(rect(-0.95, -0.44, 1.9, 0.82, 0.41), a),
        stroke(
          polygon(
            [
              [0, -0.26],
              [0, 0.2],
            ],
            false,
          ),
          c,
          0.09,
          0.7,
        ),
      ],
      0,
      0,
      1,
      -30,
    ),
  shield: ({ a, b, c }) => [
    fill(SHIELD, a),
    fill(place(SHIELD, 0, 0, 0.78), b),
    fill(rect(-0.12, -0.42, 0.24, 0.84, 0.04), c),
    fill(rect(-0.42, -0.12, 0.84, 0.24, 0.04), c),
  ],
  cross: ({ a }) => [fill(rect(-0.3, -0.9, 0.6, 1.8, 0.08), a), fill(rect(-0.9, -0.3, 1.8, 0.6, 0.08), a)],
  plane: ({ a, b }) =>
    shift(
      [
        fill(
          parsePath(
            'M0 -0.98C0.14 -0.85 0.15 -0.6 0.15 -0.35L0.95 0.2V0.42L0.15 0.18V0.6L0.38 0.8V0.95L0 0.85L-0.38 0.95V0.8L-0.15 0.6V0.18L-0.95 0.42V0.2L-0.15 -0.35C-0.15 -0.6 -0.14 -0.85 0 -0.98Z',
          ),
          a,
        ),
        fill(ellipse(0, -0.62, 0.06), b),
      ],
      0,
      0,
      1,
      45,
    ),
  plaster: ({ a, b, c }) =>
    shift(
      [
        fill(rect(-0.98, -0.36, 1.96, 0.72, 0.36), a),
        fill(rect(-0.36, -0.3, 0.72, 0.6, 0.06), b),
        ...[-0.15, 0.15].flatMap((x) => [-0.12, 0.12].map((y) => fill(ellipse(x, y, 0.05), c))),
      ],
      0,
      0,
      1,
      -32,
    ),
  video: ({ a, b, c }) => [
    fill(rect(-0.98, -0.6, 1.4, 1.2, 0.22), a),
    fill(
      polygon([
        [0.5, -0.14],
        [0.98, -0.5],
        [0.98, 0.5],
        [0.5, 0.14],
      ]),
      b,
    ),
    fill(rect(-0.4, -0.34, 0.22, 0.68, 0.04), c),
    fill(rect(-0.63, -0.11, 0.68, 0.22, 0.04), c),
  ],
  syringe: ({ a, b, c }) =>
    shift(
      [
        fill(rect(-0.24, -0.5, 0.48, 0.95, 0.06), a),
        fill(rect(-0.13, -0.1, 0.26, 0.47, 0.03), c),
        fill(rect(-0.05, -0.92, 0.1, 0.45), b),
        fill(rect(-0.34, -0.62, 0.68, 0.13, 0.04), b),
        fill(rect(-0.28, -0.98, 0.56, 0.12, 0.05), a),
        fill(
          polygon([
            [-0.1, 0.45],
            [0.1, 0.45],
            [0.03, 1],
            [-0.03, 1],
          ]),
          b,
        ),
      ],
      0,
      0,
      1.05,
      45,
    ),
  clipboard: ({ a, b, c }) => [
    fill(rect(-0.72, -0.85, 1.44, 1.82, 0.16), a),
    fill(rect(-0.54, -0.62, 1.08, 1.42, 0.06), c),
    fill(rect(-0.3, -0.98, 0.6, 0.3, 0.1), b),
    ...[-0.3, 0.05, 0.4].flatMap((y) => [
      fill(ellipse(-0.34, y, 0.08), a),
      fill(rect(-0.16, y - 0.05, 0.54, 0.1, 0.05), b),
    ]),
  ],
  speech: ({ a, b, c }) => [
    fill(
      parsePath(
        'M-0.95 -0.15C-0.95 -0.6 -0.5 -0.85 0 -0.85C0.5 -0.85 0.95 -0.6 0.95 -0.15C0.95 0.3 0.5 0.55 0 0.55C-0.12 0.55 -0.24 0.54 -0.35 0.5L-0.75 0.9L-0.68 0.32C-0.85 0.2 -0.95 0.05 -0.95 -0.15Z',
      ),
      a,
    ),
    fill(rect(-0.1, -0.5, 0.2, 0.68, 0.04), c),
    fill(rect(-0.34, -0.26, 0.68, 0.2, 0.04), b === a ? c : c),
  ],
  book: ({ a, b, c }) => [
    fill(
      parsePath(
        'M-0.95 -0.7C-0.5 -0.8 -0.2 -0.75 0 -0.55C0.2 -0.75 0.5 -0.8 0.95 -0.7V0.7C0.5 0.6 0.2 0.65 0 0.85C-0.2 0.65 -0.5 0.6 -0.95 0.7Z',
      ),
      a,
    ),
    stroke(
      polygon(
        [
          [0, -0.5],
          [0, 0.8],
        ],
        false,
      ),
      c,
      0.07,
    ),
    ...[-0.35, 0, 0.35].map((y) =>
      stroke(
        polygon(
          [
            [0.2, y],
            [0.74, y - 0.06],
          ],
          false,
        ),
        b,
        0.09,
      ),
    ),
  ],
  sock: ({ a, b }) => [
    fill(
      parsePath(
        'M-0.35 -0.95H0.35V0.05C0.35 0.25 0.5 0.3 0.75 0.42C1.05 0.58 0.95 0.95 0.6 0.95H0.05C-0.25 0.95 -0.35 0.75 -0.35 0.5Z',
      ),
      a,
    ),
    fill(rect(-0.4, -0.98, 0.8, 0.3, 0.06), b),
  ],
  thermometer: ({ a, b, c }) => [
    fill(rect(-0.24, -0.98, 0.48, 1.4, 0.24), a),
    fill(ellipse(0, 0.58, 0.4), a),
    fill(rect(-0.09, -0.5, 0.18, 1, 0.09), c),
    fill(ellipse(0, 0.58, 0.22), b),
  ],
  pin: ({ a, c }) => [
    fill(
      parsePath(
        'M0 0.98C-0.4 0.45 -0.7 0.1 -0.7 -0.3C-0.7 -0.72 -0.38 -0.98 0 -0.98C0.38 -0.98 0.7 -0.72 0.7 -0.3C0.7 0.1 0.4 0.45 0 0.98Z',
      ),
      a,
    ),
    fill(ellipse(0, -0.3, 0.28), c),
  ],
};
