import { darken, lighten } from '../draw/color';
import { fill, linear, type Node, shift, stroke } from '../draw/node';
import { ellipse, type Path, parsePath, polygon, rect, smooth } from '../draw/path';
import type { Camera, Frame } from '../draw/space';
import { textPath } from '../draw/text';
import type { Thing } from '../draw/thing';
import type { Brand } from '../label/copy';
import { wordmark } from '../label/type';
import { drawSlab } from '../packs/slab';

const LCD = '#c9d3c6';

/** Figures on a liquid crystal display. */
function digits(text: string, x: number, y: number, size: number): Node[] {
  const style = { face: 'barlow-condensed-600', size, tracking: 0.04 } as const;
  return [
    fill(textPath(text, x + size * 0.03, y + size * 0.03, style, 'end'), '#8d9a8c', 0.6),
    fill(textPath(text, x, y, style, 'end'), '#1f2a24'),
  ];
}

function display(x: number, y: number, w: number, h: number): Node[] {
  return [
    fill(rect(x - 1.6, y - 1.6, w + 3.2, h + 3.2, 3), '#20282c'),
    fill(
      rect(x, y, w, h, 1.8),
      linear(
        [x, y],
        [x + w, y + h],
        [
          { at: 0, color: lighten(LCD, 0.3) },
          { at: 1, color: LCD },
        ],
      ),
    ),
  ];
}

const glare = (x: number, y: number, w: number, h: number): Node =>
  fill(
    polygon([
      [x + w * 0.06, y],
      [x + w * 0.4, y],
      [x + w * 0.22, y + h],
      [x, y + h],
      [x, y + h * 0.3],
    ]),
    '#ffffff',
    0.18,
  );

/** A button with a lit upper edge. */
const button = (x: number, y: number, r: number, color: string): Node[] => [
  fill(ellipse(x, y + r * 0.08, r * 1.06), '#17120a', 0.22),
  fill(
    ellipse(x, y, r),
    linear(
      [x, y - r],
      [x, y + r],
      [
        { at: 0, color: lighten(color, 0.3) },
        { at: 1, color: darken(color, 0.12) },
      ],
    ),
  ),
];

/** An upper-arm blood pressure monitor on its desk stand. */
export function drawPressureMonitor(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 118, h: 132, d: 42 };
  const art: Node[] = [
    ...display(18, 18, 82, 70),
    ...digits('118', 92, 44, 30),
    ...digits('76', 92, 70, 30),
    ...digits('64', 92, 85, 14),
    fill(textPath('SYS', 24, 32, { face: 'figtree-600', size: 5.4 }), '#49564f'),
    fill(textPath('DIA', 24, 58, { face: 'figtree-600', size: 5.4 }), '#49564f'),
    fill(textPath('PULSE', 24, 82, { face: 'figtree-600', size: 5 }), '#49564f'),
    glare(18, 18, 82, 70),
    ...wordmark(brand, 59, 96, 5, 60, brand.base, 'middle').nodes,
    ...button(59, 116, 9.5, tint),
    fill(textPath('START', 59, 117.6, { face: 'figtree-700', size: 4.6 }, 'middle'), '#ffffff'),
    ...button(30, 116, 6, '#dfe3e5'),
    ...button(88, 116, 6, '#dfe3e5'),
  ];
  return drawSlab(camera, frame, size, rect(0, 0, size.w, size.h, 17), '#f7f6f2', art);
}

/** The cuff, rolled, with its tube. */
export function cuffFace(w: number, h: number, tint: string): Node[] {
  const tube = smooth([
    [w * 0.5, h * 0.6],
    [w * 0.3, h * 1.05],
    [w * 0.75, h * 1.2],
    [w * 1.1, h * 0.9],
  ]);
  return [
    stroke(tube, '#2c343a', h * 0.075),
    stroke(tube, '#5c676e', h * 0.02, 0.8),
    fill(
      rect(0, 0, w, h, h * 0.16),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: '#5b6c78' },
          { at: 0.4, color: '#3d4c57' },
          { at: 1, color: '#26323a' },
        ],
      ),
    ),
    fill(rect(w * 0.62, 0, w * 0.3, h), '#1d262d', 0.6),
    fill(rect(w * 0.05, h * 0.12, w * 0.5, h * 0.06), tint),
    stroke(rect(w * 0.02, h * 0.05, w * 0.96, h * 0.9, h * 0.13), '#8b9aa5', 0.5, 0.6),
  ];
}

/** A digital stick thermometer, drawn flat: `w` long. */
export function thermometerFace(w: number, tint: string): Node[] {
  const h = w * 0.16;
  const body: Path = parsePath(
    `M0 ${h * 0.46}C0 ${h * 0.42} ${w * 0.02} ${h * 0.4} ${w * 0.16} ${h * 0.36}C${w * 0.28} ${h * 0.3} ${w * 0.32} ${h * 0.05} ${w * 0.42} ${h * 0.02}L${w * 0.92} 0C${w} 0 ${w} ${h} ${w * 0.92} ${h}L${w * 0.42} ${h * 0.98}C${w * 0.32} ${h * 0.95} ${w * 0.28} ${h * 0.7} ${w * 0.16} ${h * 0.64}C${w * 0.02} ${h * 0.6} 0 ${h * 0.58} 0 ${h * 0.54}Z`,
  );
  return [
    { path: body, fill: '#17120a', opacity: 0.25, blur: 1.4, loose: true },
    fill(
      body,
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: '#ffffff' },
          { at: 0.6, color: '#f1efe9' },
          { at: 1, color: '#c9c6bd' },
        ],
      ),
    ),
    fill(
      rect(0, h * 0.4, w * 0.09, h * 0.2, h * 0.1),
      linear(
        [0, h * 0.4],
        [0, h * 0.6],
        [
          { at: 0, color: '#f4f5f6' },
          { at: 0.5, color: '#a9aeb2' },
          { at: 1, color: '#73797d' },
        ],
      ),
    ),
    ...display(w * 0.5, h * 0.22, w * 0.22, h * 0.56),
    ...digits('36.8', w * 0.705, h * 0.7, h * 0.62),
    fill(rect(w * 0.79, h * 0.26, w * 0.12, h * 0.48, h * 0.24), tint),
    fill(rect(w * 0.36, h * 0.1, w * 0.02, h * 0.8), tint, 0.8),
  ];
}

/** An ear or forehead thermometer, standing. */
export function drawEarThermometer(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 58, h: 148, d: 30 };
  const outline = parsePath(
    'M4 44C2 14 14 2 30 2C47 2 56 16 55 40C54 64 48 84 48 128C48 141 44 147 31 147C18 147 14 141 13 128C12 92 6 72 4 44Z',
  );
  const art: Node[] = [
    ...display(17, 26, 28, 24),
    ...digits('36.7', 43, 44, 15),
    glare(17, 26, 28, 24),
    ...button(31, 70, 8, tint),
    ...shift(wordmark(brand, 0, 0, 5, 46, brand.base).nodes, 33.5, 134, 1, -90),
  ];
  return drawSlab(camera, frame, size, outline, '#fbfaf7', art);
}

/** A fingertip pulse oximeter. */
export function drawOximeter(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 40, h: 64, d: 34 };
  const art: Node[] = [
    fill(rect(6, 7, 28, 38, 4), '#11181c'),
    fill(textPath('98', 30, 23, { face: 'barlow-condensed-600', size: 17 }, 'end'), '#6fe3ff'),
    fill(textPath('%SpO2', 9, 12.5, { face: 'figtree-500', size: 3.4 }), '#a9c2cc'),
    fill(textPath('72', 30, 41, { face: 'barlow-condensed-600', size: 17 }, 'end'), '#ffe27a'),
    glare(6, 7, 28, 38),
    ...button(20, 54, 5, tint),
  ];
  return drawSlab(camera, frame, size, rect(0, 0, size.w, size.h, 11), lighten(brand.base, 0.04), art);
}

/** Pointed tweezers, drawn flat: `w` long. */
export function tweezersFace(w: number): Node[] {
  const steel = linear(
    [0, -w * 0.06],
    [0, w * 0.06],
    [
      { at: 0, color: '#f4f6f7' },
      { at: 0.45, color: '#a5acb1' },
      { at: 0.6, color: '#dfe3e5' },
      { at: 1, color: '#7d858a' },
    ],
  );
  const arm = (sign: 1 | -1) =>
    parsePath(
      `M0 ${sign * w * 0.006}L${w * 0.12} ${sign * w * 0.012}C${w * 0.3} ${sign * w * 0.05} ${w * 0.5} ${sign * w * 0.095} ${w * 0.72} ${sign * w * 0.085}L${w * 0.99} ${sign * w * 0.026}L${w} ${sign * w * 0.018}L${w * 0.97} ${sign * w * 0.018}L${w * 0.72} ${sign * w * 0.04}C${w * 0.5} ${sign * w * 0.045} ${w * 0.3} ${sign * w * 0.01} ${w * 0.12} ${-sign * w * 0.008}L0 ${-sign * w * 0.012}Z`,
    );
  return shift(
    [
      { path: arm(1), fill: '#17120a', opacity: 0.25, blur: 1.2, loose: true },
      fill(arm(-1), steel),
      fill(arm(1), steel),
      fill(rect(-w * 0.02, -w * 0.018, w * 0.1, w * 0.036, w * 0.01), steel),
    ],
    0,
    w * 0.08,
  );
}
