import { fill, linear, type Node, shift } from './draw/node';
import { ellipse, parsePath, rect } from './draw/path';
import { toSvg } from './draw/svg';
import { capHeight, textPath, textWidth } from './draw/text';

const EVERGREEN = '#0F5C4D';
const DEEP = '#0A443A';
const MINT = '#8FD3BC';

/** The shop's mark in a square of 100: a cross whose lower arm is a leaf. */
function mark(ground: string, sign: string, leaf: string): Node[] {
  return [fill(rect(0, 0, 100, 100, 28), ground), ...cross(sign, leaf)];
}

function cross(sign: string, leaf: string): Node[] {
  return [
    fill(
      parsePath(
        'M40 24C40 20 43 18 46 18H54C57 18 60 20 60 24V40H76C80 40 82 43 82 46V54C82 57 80 60 76 60H60C48 60 40 52 40 40Z',
      ),
      sign,
    ),
    fill(
      parsePath(
        'M18 46C18 43 20 40 24 40H34C35 54 45 65 60 66V76C60 80 57 82 54 82H46C43 82 40 80 40 76V60H24C20 60 18 57 18 54Z',
      ),
      leaf,
    ),
  ];
}

/** The mark and the name in a line, `h` high; ends at the returned width. */
function signature(h: number, size: number): { nodes: Node[]; width: number } {
  const face = 'figtree-800';
  const style = { face, size, tracking: -0.025 } as const;
  const side = h - 6;
  const x = side + 3 + size * 0.26;
  // Optically centred on the height of the small letters.
  const baseline = h / 2 + (capHeight(face) * size * 0.74) / 2;
  return {
    nodes: [
      ...shift(mark(EVERGREEN, '#ffffff', MINT), 3, 3, side / 100),
      fill(textPath('mmstr', x, baseline, style), DEEP),
    ],
    width: x + textWidth('mmstr', style),
  };
}

/** The wordmark beside the mark, 267 x 52. */
export function logoSvg(): string {
  const { nodes, width } = signature(52, 41);
  const small = { face: 'figtree-600', size: 12.5, tracking: 0.01 } as const;
  const x = width + 10;
  return toSvg(
    [
      ...nodes,
      fill(rect(x, 14, 1.4, 24), '#B9CFC7'),
      fill(textPath('online', x + 9, 24, small), '#2D5A4F'),
      fill(textPath('pharmacy', x + 9, 37.5, small), '#2D5A4F'),
    ],
    267,
    52,
  );
}

/** The short logo for narrow screens, 44 high. */
export function mobileLogoSvg(): string {
  const { nodes, width } = signature(44, 35);
  return toSvg(nodes, Math.ceil(width) + 3, 44);
}

/** The application's icon; `maskable` fills the square and keeps the sign in the safe middle. */
export function iconSvg(size: number, maskable = false): string {
  const scale = size / 100;
  if (!maskable) return toSvg(shift(mark(EVERGREEN, '#ffffff', MINT), 0, 0, scale), size, size);
  return toSvg(
    [fill(rect(0, 0, size, size), EVERGREEN), ...shift(cross('#ffffff', MINT), size * 0.11, size * 0.11, scale * 0.78)],
    size,
    size,
  );
}

/** The superintendent pharmacist, in flat colours on a round ground; 480 units square. */
export function pharmacistSvg(size: number): string {
  const skin = '#C68A62';
  const hair = '#2E1F1A';
  const clip = rect(0, 0, 480, 480);
  const nodes: Node[] = [
    fill(
      clip,
      linear(
        [0, 0],
        [480, 480],
        [
          { at: 0, color: '#EDF6F2' },
          { at: 1, color: '#CFE5DC' },
        ],
      ),
    ),
    fill(ellipse(240, 236, 176), '#B9D8CC'),
    // Shelves behind
    ...[96, 206].flatMap((y) => [fill(rect(0, y, 480, 6), '#A9CDBF', 0.7)]),
    ...[
      [22, 50, 26, 46],
      [54, 62, 20, 34],
      [80, 44, 30, 52],
      [372, 54, 24, 42],
      [402, 40, 30, 56],
      [438, 60, 22, 36],
      [14, 158, 34, 48],
      [54, 170, 22, 36],
      [400, 150, 26, 56],
      [432, 166, 34, 40],
    ].map(([x = 0, y = 0, w = 0, h = 0], i) =>
      fill(rect(x, y, w, h, 4), ['#0F5C4D', '#E9B44C', '#ffffff', '#5AA9E6', '#C2336E'][i % 5] ?? '#ffffff', 0.5),
    ),
    // Hair behind the head
    fill(ellipse(240, 92, 44, 40), hair),
    fill(ellipse(240, 178, 92, 96), hair),
    // Neck and coat
    fill(parsePath('M204 250H276V330H204Z'), '#B37A54'),
    fill(
      parsePath('M60 480C62 380 110 338 200 318L240 356L280 318C370 338 418 380 420 480Z'),
      linear(
        [60, 320],
        [420, 480],
        [
          { at: 0, color: '#FFFFFF' },
          { at: 1, color: '#E4E8E5' },
        ],
      ),
    ),
    fill(parsePath('M200 318L240 356L280 318L292 330L240 440L188 330Z'), '#0F5C4D'),
    fill(parsePath('M200 312L184 326L214 424L240 388L222 350Z'), '#F4F6F4'),
    fill(parsePath('M280 312L296 326L266 424L240 388L258 350Z'), '#E9EDEA'),
    fill(parsePath('M238 386H242V480H238Z'), '#C9D2CD'),
    // Face
    fill(ellipse(150, 196, 12, 18), '#B37A54'),
    fill(ellipse(330, 196, 12, 18), '#B37A54'),
    fill(
      parsePath(
        'M162 176C162 110 200 92 240 92C280 92 318 110 318 176C318 244 286 290 240 290C194 290 162 244 162 176Z',
      ),
      skin,
    ),
    fill(
      parsePath(
        'M156 190C150 110 190 74 240 74C290 74 330 110 324 190C316 160 300 140 282 128C250 150 200 158 172 148C164 160 158 172 156 190Z',
      ),
      hair,
    ),
    // Eyes, glasses, mouth
    ...[204, 276].flatMap((x) => [
      fill(ellipse(x, 194, 6.5, 7.5), '#2B1B14'),
      fill(ellipse(x - 2, 191, 2), '#ffffff'),
      { path: ellipse(x, 195, 24, 21), stroke: '#3A4A46', width: 4 },
      { path: parsePath(`M${x - 18} 166C${x - 8} 159 ${x + 8} 159 ${x + 18} 166`), stroke: hair, width: 5 },
    ]),
    { path: parsePath('M228 194C234 189 246 189 252 194'), stroke: '#3A4A46', width: 4 },
    { path: parsePath('M240 204C236 218 234 224 242 228'), stroke: '#A66E4A', width: 3.5 },
    fill(parsePath('M212 246C226 252 254 252 268 246C262 268 218 268 212 246Z'), '#FFFFFF'),
    { path: parsePath('M210 245C226 252 254 252 270 245'), stroke: '#9A4A3C', width: 3.5 },
    fill(ellipse(186, 228, 15, 9), '#D98B6A', 0.5),
    fill(ellipse(294, 228, 15, 9), '#D98B6A', 0.5),
    // Badge
    fill(rect(306, 398, 66, 40, 6), '#ffffff'),
    { path: rect(306, 398, 66, 40, 6), stroke: '#C9D2CD', width: 1.5 },
    ...shift(mark(EVERGREEN, '#ffffff', MINT), 312, 405, 0.26),
    fill(rect(344, 408, 22, 4, 2), '#6E7C76'),
    fill(rect(344, 417, 16, 4, 2), '#B6C0BB'),
    fill(rect(344, 426, 20, 4, 2), '#B6C0BB'),
  ];
  return toSvg(shift(nodes, 0, 0, size / 480), size, size);
}
