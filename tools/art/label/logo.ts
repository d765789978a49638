import { fill, type Node, shift, stroke } from '../draw/node';
import { ellipse, parsePath, place, polygon, rect } from '../draw/path';
import type { LogoName } from './copy';

type Draw = (color: string) => Node[];

const turn = (count: number, path: Parameters<typeof place>[0]) =>
  Array.from({ length: count }, (_, i) => place(path, 0, 0, 1, (360 / count) * i));

/** Logo marks of the brands, one colour, in a square from -1 to 1. */
const LOGOS: Record<LogoName, Draw> = {
  cross: (c) => [fill(rect(-0.34, -1, 0.68, 2, 0.2), c), fill(rect(-1, -0.34, 2, 0.68, 0.2), c)],
  peak: (c) => [
    fill(
      polygon([
        [-1, 0.8],
        [-0.25, -0.8],
        [0.12, -0.05],
        [-0.3, 0.8],
      ]),
      c,
    ),
    fill(
      polygon([
        [0, 0.8],
        [0.45, -0.35],
        [1, 0.8],
      ]),
      c,
    ),
  ],
  wave: (c) =>
    [-0.55, 0, 0.55].map((y) =>
      stroke(
        parsePath(`M-0.9 ${y}C-0.5 ${y - 0.5} -0.2 ${y - 0.5} 0 ${y}C0.2 ${y + 0.5} 0.5 ${y + 0.5} 0.9 ${y}`),
        c,
        0.26,
      ),
    ),
  leaf: (c) => [
    fill(
      parsePath(
        'M-0.8 0.9C-1.1 -0.2 -0.3 -1 0.9 -0.9C1 0.4 0.2 1.05 -0.55 0.75C-0.35 0.2 0 -0.15 0.4 -0.45C-0.15 -0.2 -0.6 0.25 -0.8 0.9Z',
      ),
      c,
    ),
  ],
  drop: (c) => [
    fill(
      parsePath(
        'M0 -1C0.35 -0.5 0.72 -0.1 0.72 0.32C0.72 0.72 0.4 1 0 1C-0.4 1 -0.72 0.72 -0.72 0.32C-0.72 -0.1 -0.35 -0.5 0 -1Z',
      ),
      c,
    ),
  ],
  sun: (c) => [
    fill(parsePath('M-0.62 0.3C-0.62 -0.5 0.62 -0.5 0.62 0.3Z'), c),
    ...[-72, -36, 0, 36, 72].map((a) => fill(place(rect(-0.1, -1, 0.2, 0.42, 0.1), 0, 0.3, 1, a), c)),
    fill(rect(-1, 0.5, 2, 0.2, 0.1), c),
  ],
  shield: (c) => [
    fill(parsePath('M0 -1L0.85 -0.68V0C0.85 0.52 0.45 0.85 0 1C-0.45 0.85 -0.85 0.52 -0.85 0V-0.68Z'), c),
  ],
  pulse: (c) => [stroke(parsePath('M-1 0.1L-0.45 0.1L-0.2 -0.75L0.2 0.8L0.45 0.1L1 0.1'), c, 0.28)],
  star: (c) =>
    turn(
      4,
      polygon([
        [-0.26, 0],
        [0, -1],
        [0.26, 0],
      ]),
    ).map((path) => fill(path, c)),
  compass: (c) => [
    stroke(ellipse(0, 0, 0.86), c, 0.18),
    fill(
      polygon([
        [0.5, -0.5],
        [0.18, 0.18],
        [-0.5, 0.5],
        [-0.18, -0.18],
      ]),
      c,
    ),
  ],
  candle: (c) => [
    fill(
      parsePath(
        'M0 -1C0.2 -0.7 0.4 -0.5 0.4 -0.22C0.4 0 0.22 0.14 0 0.14C-0.22 0.14 -0.4 0 -0.4 -0.22C-0.4 -0.5 -0.2 -0.7 0 -1Z',
      ),
      c,
    ),
    fill(rect(-0.4, 0.3, 0.8, 0.7, 0.14), c),
  ],
  ring: (c) => [stroke(ellipse(0, 0, 0.78), c, 0.34), fill(ellipse(0, 0, 0.26), c)],
  sole: (c) => [
    fill(
      parsePath(
        'M-0.1 1C-0.6 1 -0.5 0.4 -0.45 0.1C-0.4 -0.2 -0.65 -0.5 -0.4 -0.85C-0.1 -1.15 0.55 -0.9 0.55 -0.35C0.55 0 0.3 0.2 0.35 0.5C0.4 0.85 0.25 1 -0.1 1Z',
      ),
      c,
    ),
  ],
  breeze: (c) => [
    stroke(parsePath('M-0.9 -0.2L0.35 -0.2C0.85 -0.2 0.85 -0.85 0.4 -0.85'), c, 0.24),
    stroke(parsePath('M-0.9 0.3L0.6 0.3C1.05 0.3 1 0.9 0.6 0.9'), c, 0.24),
  ],
  dots: (c) =>
    [
      [-0.55, -0.55, 0.4],
      [0.5, -0.5, 0.28],
      [-0.5, 0.52, 0.28],
      [0.5, 0.5, 0.44],
    ].map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), c)),
  bars: (c) =>
    [
      [-0.9, 0.5],
      [-0.25, 0.0],
      [0.4, -0.6],
    ].map(([x = 0, y = 0]) => fill(rect(x, y, 0.45, 0.95 - y, 0.1), c)),
};

/** A brand's mark around (x, y), `r` high in each direction. */
export const logo = (name: LogoName, x: number, y: number, r: number, color: string): Node[] =>
  shift(LOGOS[name](color), x, y, r);
