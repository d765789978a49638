import { fill, linear, type Node, shift, stroke } from './draw/node';
import { ellipse, parsePath, rect, smooth } from './draw/path';
import { toSvg } from './draw/svg';
import { emblem } from './label/emblem';

/** A number between 0 and 1 for each whole number: the same at every drawing. */
function scattered(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function sky(width: number, height: number): Node[] {
  const stops = [
    { at: 0, color: '#CFE5F2' },
    { at: 0.6, color: '#E9F2EC' },
    { at: 1, color: '#FBF3DD' },
  ];
  const sun = height * 0.13;
  return [
    fill(rect(0, 0, width, height), linear([0, 0], [0, height * 0.7], stops)),
    fill(ellipse(width * 0.78, height * 0.26, sun * 1.7), '#FFF6D8', 0.6),
    fill(ellipse(width * 0.78, height * 0.26, sun), '#FFFBEC'),
  ];
}

function hill(width: number, height: number, top: number, sway: number, colors: [string, string]): Node {
  const points = Array.from({ length: 9 }, (_, i) => {
    const y = height * (top + Math.sin(i * 1.25 + sway) * 0.035);
    return [(i / 8) * width, y] as const;
  });
  const path = [...smooth(points), ...parsePath(`L${width} ${height}L0 ${height}`), { op: 'Z', at: [] } as const];
  const stops = colors.map((color, at) => ({ at, color }));
  return fill(path as ReturnType<typeof smooth>, linear([0, height * top], [0, height], stops));
}

function grasses(width: number, height: number): Node[] {
  return Array.from({ length: Math.round(width / 11) }, (_, i) => {
    const x = scattered(i) * width;
    const tall = height * (0.05 + scattered(i + 900) * 0.16);
    const lean = (scattered(i + 400) - 0.5) * tall * 0.7;
    const path = parsePath(
      `M${x} ${height}C${x} ${height - tall * 0.6} ${x + lean * 0.4} ${height - tall * 0.8} ${x + lean} ${height - tall}`,
    );
    return stroke(path, ['#2F7A5F', '#4C9A6E', '#8FBF7A'][i % 3] ?? '#4C9A6E', 2.5, 0.75);
  });
}

function flowers(width: number, height: number): Node[] {
  const colors = ['#FFFFFF', '#F3C9D6', '#F6E08B'];
  return Array.from({ length: Math.round(width / 60) }, (_, i) => {
    const [x, y] = [scattered(i + 50) * width, height * (0.78 + scattered(i + 77) * 0.19)];
    return emblem('flower', x, y, height * (0.012 + scattered(i + 13) * 0.014), colors[i % 3] ?? '#FFFFFF', '#F2B632');
  }).flat();
}

/** Hills in a bloom that some people feel; `pollen` is what drifts over them. */
export function meadow(width: number, height: number): string {
  return toSvg(
    [
      ...sky(width, height),
      hill(width, height, 0.5, 0.4, ['#BFDCCB', '#A6CFB9']),
      hill(width, height, 0.6, 2.1, ['#9CCBA9', '#7FB894']),
      hill(width, height, 0.72, 3.6, ['#6FAE86', '#3F8F6C']),
      ...grasses(width, height),
      ...flowers(width, height),
    ],
    width,
    height,
  );
}

/** Grains in the air on a ground that is not there, twice as wide as what shows them: its halves are the same. */
export function pollen(width: number, height: number): string {
  const half = Array.from({ length: 46 }, (_, i) => {
    const r = height * (0.004 + scattered(i + 21) * 0.008);
    const y = height * (0.12 + scattered(i + 3) * 0.62);
    return fill(ellipse(scattered(i + 7) * width, y, r), '#FFF3B8', 0.5 + scattered(i + 5) * 0.4);
  });
  return toSvg([...half, ...shift(half, width, 0)], width * 2, height);
}

const FLOOR = 640;

/** A wall and a floor, 800 high. */
function room(width: number): Node[] {
  return [
    fill(
      rect(0, 0, width, FLOOR),
      linear(
        [0, 0],
        [width, FLOOR],
        [
          { at: 0, color: '#F3F8F5' },
          { at: 1, color: '#DDEDE6' },
        ],
      ),
    ),
    fill(
      rect(0, FLOOR, width, 160),
      linear(
        [0, FLOOR],
        [0, 800],
        [
          { at: 0, color: '#E9DFCB' },
          { at: 1, color: '#DCCFB5' },
        ],
      ),
    ),
    fill(rect(0, FLOOR - 12, width, 12), '#FFFFFF'),
  ];
}

function windowToTheHills(): Node[] {
  return [
    fill(rect(90, 96, 330, 300, 10), '#FFFFFF'),
    fill(
      rect(106, 112, 298, 268, 4),
      linear(
        [106, 112],
        [404, 380],
        [
          { at: 0, color: '#CBE0F3' },
          { at: 1, color: '#EEF6FA' },
        ],
      ),
    ),
    fill(parsePath('M106 380V330C160 292 220 330 270 306C320 284 370 310 404 292V380Z'), '#A6CFB9'),
    fill(rect(248, 104, 14, 284), '#FFFFFF'),
    fill(rect(74, 392, 362, 16, 6), '#F7F4EC'),
  ];
}

/** Two chairs at a table, shelves, a sign of the trade and a plant. */
function furniture(): Node[] {
  const chair = (x: number, color: string, dark: string): Node[] => [
    fill(rect(x, 380, 150, 150, 34), color),
    fill(rect(x - 12, 500, 174, 54, 20), dark),
    ...[x + 8, x + 132].map((leg) => fill(rect(leg, 548, 10, 112, 4), '#8A6A4A')),
  ];
  const plant = [-34, -18, 0, 18, 34].map((lean, i) =>
    fill(
      parsePath(
        `M${1150} 480C${1150 + lean} 430 ${1150 + lean * 2.2} 390 ${1150 + lean * 2.6} ${330 + (i % 2) * 26}C${1150 + lean * 1.2} 380 ${1150 + lean * 0.4} 430 1150 480Z`,
      ),
      i % 2 ? '#2F7A5F' : '#0F5C4D',
    ),
  );
  return [
    // Shelves
    ...[190, 300].map((y) => fill(rect(820, y, 250, 10, 4), '#C9B48C')),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      fill(
        rect(836 + i * 38, 190 - 50 - (i % 3) * 12, 28, 50 + (i % 3) * 12, 5),
        ['#0F5C4D', '#E9B44C', '#FFFFFF', '#5AA9E6', '#B4430A', '#8FD3BC'][i] ?? '#fff',
        0.9,
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      fill(rect(850 + i * 52, 300 - 40, 36, 40, 5), ['#FFFFFF', '#8FD3BC', '#DDD3EC', '#F6D6BF'][i] ?? '#fff'),
    ),
    // A table between two chairs, a cup for each, a leaflet
    ...chair(330, '#5E9F8C', '#3F8473'),
    ...chair(800, '#E6B892', '#CE9A70'),
    fill(rect(520, 500, 240, 18, 9), '#B58E62'),
    fill(rect(632, 516, 16, 132, 4), '#8A6A4A'),
    fill(rect(590, 644, 100, 12, 6), '#8A6A4A'),
    fill(rect(560, 470, 34, 30, 7), '#FFFFFF'),
    fill(rect(690, 470, 34, 30, 7), '#FFFFFF'),
    fill(parsePath('M612 498L672 490L682 498L622 504Z'), '#E5F0FA'),
    // A sign of the trade, and a plant
    fill(rect(580, 150, 120, 120, 30), '#0F5C4D'),
    fill(parsePath('M628 178H652V198H672V222H652V242H628V222H608V198H628Z'), '#FFFFFF'),
    ...plant,
    fill(parsePath('M1108 478H1192L1178 566H1122Z'), '#B4430A', 0.85),
    fill(rect(1092, 566, 116, 94, 8), '#C9B48C'),
  ];
}

/** The room where a pharmacist sees people. */
export function clinic(width: number, height: number): string {
  const scale = Math.max(width / 1280, height / 800);
  const nodes = [...room(1280), ...windowToTheHills(), ...furniture()];
  return toSvg(shift(nodes, (width - 1280 * scale) / 2, (height - 800 * scale) / 2, scale), width, height);
}

/** The same with an empty wall at the left, for words. */
export function clinicWide(width: number, height: number): string {
  const scale = height / 800;
  const full = width / scale;
  return toSvg(shift([...room(full), ...shift(furniture(), full - 1240, 0)], 0, 0, scale), width, height);
}
