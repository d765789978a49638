import { darken, lighten } from '../draw/color';
import { fill, linear, type Node, shift, stroke } from '../draw/node';
import { ellipse, parsePath, polygon, rect, smooth } from '../draw/path';
import type { Camera, Frame } from '../draw/space';
import { textPath } from '../draw/text';
import type { Thing } from '../draw/thing';
import type { Brand } from '../label/copy';
import { wordmark } from '../label/type';
import { drawSlab } from '../packs/slab';

/** Rows of stitches over an area. */
function knit(w: number, h: number, step: number, color: string): Node[] {
  const rows: Node[] = [];
  for (let y = step * 0.5; y < h; y += step) {
    const points = Array.from(
      { length: Math.ceil(w / (step * 0.5)) + 1 },
      (_, i) => [i * step * 0.5, y + (i % 2 ? step * 0.34 : 0)] as const,
    );
    rows.push(stroke(polygon(points, false), color, step * 0.24, 0.32));
  }
  return rows;
}

/** A hot water bottle in a knitted cover. */
export function drawHotWaterBottle(camera: Camera, frame: Frame, color: string): Thing {
  const size = { w: 150, h: 240, d: 34 };
  const outline = parsePath(
    'M20 88C24 66 52 62 58 48L54 14C54 4 62 0 75 0C88 0 96 4 96 14L92 48C98 62 126 66 130 88C142 120 146 180 138 216C134 234 122 240 104 240H46C28 240 16 234 12 216C4 180 8 120 20 88Z',
  );
  const art: Node[] = [
    ...knit(size.w, size.h, 9, darken(color, 0.4)),
    fill(rect(50, 0, 50, 12), '#33424a'),
    fill(rect(44, 40, 62, 13, 5), darken(color, 0.25)),
    ...knit(62, 12, 4.5, '#ffffff').map((node) => shift([node], 44, 40)[0] ?? node),
    fill(ellipse(75, 150, 30), lighten(color, 0.55), 0.5),
    fill(
      parsePath('M75 172C58 158 50 150 50 140C50 126 68 124 75 136C82 124 100 126 100 140C100 150 92 158 75 172Z'),
      lighten(color, 0.85),
    ),
  ];
  return drawSlab(camera, frame, size, outline, color, art);
}

/** An elastic joint support, standing as if worn. */
export function drawSupport(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 110, h: 200, d: 70 };
  const color = '#4a5963';
  const outline = smooth(
    [
      [8, 4],
      [55, 0],
      [102, 4],
      [96, 60],
      [100, 100],
      [92, 150],
      [86, 196],
      [55, 200],
      [24, 196],
      [18, 150],
      [10, 100],
      [14, 60],
    ],
    true,
  );
  const art: Node[] = [
    ...knit(size.w, size.h, 5, '#11191f'),
    fill(rect(0, 0, size.w, 15), tint),
    fill(rect(0, 186, size.w, 16), tint),
    { path: ellipse(55, 98, 27, 32), stroke: lighten(color, 0.35), width: 5, opacity: 0.9 },
    fill(ellipse(55, 98, 20, 25), lighten(color, 0.12)),
    ...wordmark(brand, 55, 152, 6, 66, '#ffffff', 'middle').nodes,
    fill(
      rect(0, 0, size.w, size.h),
      linear(
        [0, 0],
        [size.w, 0],
        [
          { at: 0, color: '#0c1216', opacity: 0.45 },
          { at: 0.3, color: '#ffffff', opacity: 0.12 },
          { at: 0.6, color: '#ffffff', opacity: 0 },
          { at: 1, color: '#0c1216', opacity: 0.55 },
        ],
      ),
    ),
  ];
  return drawSlab(camera, frame, { ...size, d: 8 }, outline, color, art);
}

/** A week's pill box, seen from above: seven lids on a tray. */
export function pillBoxFace(w: number, tint: string): Node[] {
  const h = w * 0.24;
  const cell = (w - 6) / 7;
  const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
  return [
    { path: rect(1, 2, w, h, 4), fill: '#17120a', opacity: 0.3, blur: 1.6, loose: true },
    fill(rect(0, 0, w, h + 3, 4), darken(tint, 0.35)),
    fill(
      rect(0, 0, w, h, 4),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: lighten(tint, 0.3) },
          { at: 1, color: tint },
        ],
      ),
    ),
    ...days.flatMap((day, i) => {
      const x = 3 + i * cell;
      return [
        fill(
          rect(x + 1, 3, cell - 2, h - 6, 2.4),
          linear(
            [x, 3],
            [x + cell, h],
            [
              { at: 0, color: '#ffffff', opacity: 0.75 },
              { at: 1, color: '#ffffff', opacity: 0.34 },
            ],
          ),
        ),
        fill(ellipse(x + cell * 0.4, h * 0.72, cell * 0.13), '#fbfaf5', 0.9),
        fill(ellipse(x + cell * 0.64, h * 0.66, cell * 0.11), i % 2 ? '#f0c9a0' : '#f3ecd9', 0.9),
        fill(textPath(day, x + cell / 2, h * 0.48, { face: 'figtree-800', size: h * 0.34 }, 'middle'), '#1d2b33'),
        stroke(rect(x + 1, 3, cell - 2, h - 6, 2.4), '#ffffff', 0.4, 0.8),
      ];
    }),
  ];
}

/** An oral syringe, flat: `w` long. */
export function syringeFace(w: number, tint: string): Node[] {
  const h = w * 0.13;
  const marks = Array.from({ length: 11 }, (_, i) => 0.2 + i * 0.042);
  return [
    {
      path: rect(w * 0.02, h * 0.25, w * 0.96, h * 0.9, h * 0.2),
      fill: '#17120a',
      opacity: 0.18,
      blur: 1.2,
      loose: true,
    },
    fill(rect(0, h * 0.4, w * 0.14, h * 0.2, h * 0.06), '#e9eef0'),
    fill(
      rect(w * 0.13, 0, w * 0.56, h, h * 0.14),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: '#ffffff' },
          { at: 0.5, color: '#dfe8ec' },
          { at: 1, color: '#b9c6cc' },
        ],
      ),
    ),
    fill(rect(w * 0.15, h * 0.14, w * 0.26, h * 0.72, h * 0.1), tint, 0.8),
    fill(rect(w * 0.41, h * 0.1, w * 0.03, h * 0.8, h * 0.05), '#26323a'),
    fill(
      rect(w * 0.44, h * 0.3, w * 0.5, h * 0.4),
      linear(
        [0, h * 0.3],
        [0, h * 0.7],
        [
          { at: 0, color: lighten(tint, 0.5) },
          { at: 1, color: lighten(tint, 0.1) },
        ],
      ),
    ),
    fill(rect(w * 0.68, -h * 0.3, w * 0.025, h * 1.6, h * 0.08), '#cfd9dd'),
    fill(rect(w * 0.93, -h * 0.12, w * 0.03, h * 1.24, h * 0.1), lighten(tint, 0.1)),
    ...marks.map((t, i) =>
      stroke(
        polygon(
          [
            [w * t, h * 0.08],
            [w * t, h * (i % 5 ? 0.3 : 0.44)],
          ],
          false,
        ),
        '#2a363d',
        0.35,
      ),
    ),
    fill(rect(w * 0.14, h * 0.12, w * 0.53, h * 0.12, h * 0.06), '#ffffff', 0.8),
  ];
}
