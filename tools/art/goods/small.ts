import { darken, lighten } from '../draw/color';
import { disc, drawLoft, profile } from '../draw/loft';
import { clear, plastic } from '../draw/material';
import { fill, linear, type Node, stroke } from '../draw/node';
import { ellipse, parsePath, polygon, rect, smooth } from '../draw/path';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame } from '../draw/space';
import { textPath } from '../draw/text';
import type { Thing } from '../draw/thing';
import type { Brand } from '../label/copy';
import { wordmark } from '../label/type';
import { drawSlab } from '../packs/slab';

/** A hand-held nerve stimulator with its display. */
export function drawStimulator(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 62, h: 124, d: 22 };
  const key = (x: number, y: number, sign: string): Node[] => [
    fill(
      ellipse(x, y, 7.5),
      linear(
        [x, y - 7],
        [x, y + 7],
        [
          { at: 0, color: lighten(tint, 0.3) },
          { at: 1, color: tint },
        ],
      ),
    ),
    fill(textPath(sign, x, y + 2.6, { face: 'figtree-800', size: 8 }, 'middle'), '#ffffff'),
  ];
  const art: Node[] = [
    fill(rect(8, 12, 46, 42, 5), '#20282c'),
    fill(
      rect(11, 15, 40, 36, 3),
      linear(
        [11, 15],
        [51, 51],
        [
          { at: 0, color: '#dfeadf' },
          { at: 1, color: '#b9cabb' },
        ],
      ),
    ),
    fill(textPath('20', 33, 44, { face: 'barlow-condensed-600', size: 26 }, 'middle'), '#1f2a24'),
    fill(textPath('MIN', 15, 22, { face: 'figtree-600', size: 4.6 }), '#3f4d45'),
    ...key(19, 72, '+'),
    ...key(43, 72, '+'),
    ...key(19, 94, '–'),
    ...key(43, 94, '–'),
    ...wordmark(brand, 31, 110, 4.6, 46, brand.base, 'middle').nodes,
  ];
  return drawSlab(camera, frame, size, rect(0, 0, size.w, size.h, 14), '#fbfaf7', art);
}

/** An electrode pad with its lead, flat. */
export function electrodeFace(w: number, tint: string): Node[] {
  return [
    stroke(
      smooth([
        [w * 0.5, w * 0.5],
        [w * 0.9, w * 0.2],
        [w * 1.4, w * 0.4],
      ]),
      '#2b3338',
      w * 0.05,
    ),
    { path: rect(1, 1.4, w, w, w * 0.22), fill: '#17120a', opacity: 0.22, blur: 1.2, loose: true },
    fill(
      rect(0, 0, w, w, w * 0.22),
      linear(
        [0, 0],
        [w, w],
        [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#dcdad2' },
        ],
      ),
    ),
    fill(ellipse(w / 2, w / 2, w * 0.16), tint),
    fill(ellipse(w / 2, w / 2, w * 0.07), '#c6cacd'),
  ];
}

/** A test cassette with its window and two lines, flat. */
export function cassetteFace(w: number): Node[] {
  const h = w * 0.3;
  return [
    { path: rect(0.8, 1.2, w, h, h * 0.2), fill: '#17120a', opacity: 0.26, blur: 1.2, loose: true },
    fill(
      rect(0, 0, w, h, h * 0.2),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#dedbd2' },
        ],
      ),
    ),
    fill(rect(w * 0.34, h * 0.3, w * 0.3, h * 0.4, h * 0.08), '#c9c6bc'),
    fill(rect(w * 0.35, h * 0.33, w * 0.28, h * 0.34, h * 0.05), '#fdfcf8'),
    fill(rect(w * 0.41, h * 0.33, w * 0.014, h * 0.34), '#c2336e'),
    fill(ellipse(w * 0.8, h * 0.5, h * 0.17, h * 0.24), '#c9c6bc'),
    fill(ellipse(w * 0.8, h * 0.5, h * 0.11, h * 0.17), '#ffffff'),
    fill(textPath('C', w * 0.417, h * 0.24, { face: 'figtree-700', size: h * 0.16 }, 'middle'), '#4c5a55'),
    fill(textPath('T', w * 0.54, h * 0.24, { face: 'figtree-700', size: h * 0.16 }, 'middle'), '#4c5a55'),
  ];
}

/** A cup with a soft face mask on top, for steam. */
export function drawSteamCup(camera: Camera, frame: Frame, tint: string): Thing {
  const cup = profile([
    { y: 0, a: 30 },
    { y: 1, a: 33 },
    { y: 70, a: 40 },
    { y: 78, a: 40 },
  ]);
  const mask = profile([
    { y: 76, a: 41 },
    { y: 84, a: 41 },
    { y: 98, a: 26, soft: true },
    { y: 112, a: 24, soft: true },
    { y: 134, a: 37 },
    { y: 138, a: 38 },
  ]);
  const [x, , z] = at(frame, 0, 0, 0);
  return {
    nodes: [
      ...drawLoft(camera, frame, cup, plastic('#fbfaf6', 0.5)),
      ...drawLoft(camera, frame, mask, plastic(tint, 0.6), lighten(tint, 0.2)),
      ...disc(camera, frame, { y: 137.4, a: 34 }, darken(tint, 0.4)),
    ],
    shadow: floorShadow(camera, discPrint(x, z, 33), 100),
  };
}

/** A soft silicone cup with its stem, standing upside down. */
export function drawMenstrualCup(camera: Camera, frame: Frame, tint: string): Thing {
  const color = lighten(tint, 0.45);
  const rings = profile([
    { y: 0, a: 22 },
    { y: 3, a: 22.6 },
    { y: 6, a: 21 },
    { y: 26, a: 20 },
    { y: 42, a: 14, soft: true },
    { y: 48, a: 4, soft: true },
    { y: 62, a: 2.6 },
    { y: 64, a: 2 },
  ]);
  const [x, , z] = at(frame, 0, 0, 0);
  return {
    nodes: drawLoft(camera, frame, rings, clear(color), lighten(color, 0.2)),
    shadow: floorShadow(camera, discPrint(x, z, 22), 46),
  };
}

/** A nasal strip, flat. */
export function nasalStripFace(w: number, color = '#dcb48f'): Node[] {
  const h = w * 0.3;
  const shape = parsePath(
    `M0 ${h * 0.5}C0 ${h * 0.1} ${w * 0.14} 0 ${w * 0.26} ${h * 0.12}C${w * 0.4} ${h * 0.26} ${w * 0.6} ${h * 0.26} ${w * 0.74} ${h * 0.12}C${w * 0.86} 0 ${w} ${h * 0.1} ${w} ${h * 0.5}C${w} ${h * 0.9} ${w * 0.86} ${h} ${w * 0.74} ${h * 0.88}C${w * 0.6} ${h * 0.74} ${w * 0.4} ${h * 0.74} ${w * 0.26} ${h * 0.88}C${w * 0.14} ${h} 0 ${h * 0.9} 0 ${h * 0.5}Z`,
  );
  return [
    { path: shape, fill: '#17120a', opacity: 0.24, blur: 1, loose: true },
    fill(
      shape,
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: lighten(color, 0.3) },
          { at: 1, color: darken(color, 0.1) },
        ],
      ),
    ),
    stroke(
      polygon(
        [
          [w * 0.1, h * 0.42],
          [w * 0.9, h * 0.42],
        ],
        false,
      ),
      '#ffffff',
      h * 0.06,
      0.5,
    ),
    stroke(
      polygon(
        [
          [w * 0.1, h * 0.58],
          [w * 0.9, h * 0.58],
        ],
        false,
      ),
      darken(color, 0.3),
      h * 0.05,
      0.3,
    ),
  ];
}
