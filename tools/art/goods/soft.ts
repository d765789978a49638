import { darken, lighten } from '../draw/color';
import { fill, linear, type Node, stroke } from '../draw/node';
import { ellipse, parsePath, polygon, rect, smooth } from '../draw/path';
import type { Camera, Frame } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Brand } from '../label/copy';
import { wordmark } from '../label/type';
import { drawSlab } from '../packs/slab';

/** A belt for the lower back, closed, front view. */
export function drawBelt(camera: Camera, frame: Frame, brand: Brand, tint: string): Thing {
  const size = { w: 230, h: 96, d: 60 };
  const color = '#3f4c55';
  const outline = parsePath('M4 20C60 4 170 4 226 20C232 44 232 62 226 80C170 96 60 96 4 80C-2 62 -2 44 4 20Z');
  const art: Node[] = [
    ...[36, 70, 160, 194].map((x) =>
      stroke(
        polygon(
          [
            [x, 10],
            [x, 88],
          ],
          false,
        ),
        lighten(color, 0.2),
        3,
        0.7,
      ),
    ),
    fill(parsePath('M84 8C104 6 126 6 146 8V90C126 92 104 92 84 90Z'), '#2a343b'),
    fill(rect(4, 44, 80, 12), tint, 0.95),
    fill(rect(146, 44, 80, 12), tint, 0.95),
    ...wordmark(brand, 115, 44, 8, 52, '#ffffff', 'middle').nodes,
  ];
  return drawSlab(camera, frame, size, outline, color, art);
}

/** A soft pillow with piping. */
export function drawPillow(camera: Camera, frame: Frame, tint: string): Thing {
  const size = { w: 220, h: 150, d: 44 };
  const outline = smooth(
    [
      [6, 8],
      [110, 14],
      [214, 6],
      [206, 75],
      [215, 144],
      [110, 136],
      [5, 144],
      [14, 75],
    ],
    true,
  );
  const fold = (d: string): Node => stroke(parsePath(d), '#8c94a0', 1.4, 0.28);
  const art: Node[] = [
    fill(
      outline,
      linear(
        [0, 0],
        [220, 150],
        [
          { at: 0, color: '#ffffff' },
          { at: 0.5, color: '#f2f4f6' },
          { at: 1, color: '#d5dbe1' },
        ],
      ),
    ),
    { path: outline, stroke: tint, width: 3, opacity: 0.8 },
    fold('M16 20C40 34 54 44 66 60'),
    fold('M204 18C184 34 170 44 160 58'),
    fold('M16 132C40 118 54 108 64 96'),
    fold('M204 132C184 116 172 108 162 98'),
    fill(rect(176, 118, 22, 12, 1.5), tint, 0.85),
  ];
  return drawSlab(camera, frame, size, outline, '#eef1f4', art);
}

/** A wheat bag for neck and shoulders: five quilted chambers. */
export function wheatBagFace(w: number, color: string): Node[] {
  const h = w * 0.34;
  const body = smooth(
    [
      [0.02, 0.2],
      [0.25, 0.04],
      [0.5, 0.12],
      [0.75, 0.04],
      [0.98, 0.2],
      [0.98, 0.8],
      [0.75, 0.97],
      [0.5, 0.9],
      [0.25, 0.97],
      [0.02, 0.8],
    ].map(([x = 0, y = 0]) => [x * w, y * h] as const),
    true,
  );
  const seams = [0.22, 0.41, 0.6, 0.79];
  const flowers = Array.from(
    { length: 26 },
    (_, i) => [0.06 + ((i * 37) % 89) / 100, 0.2 + ((i * 53) % 61) / 100] as const,
  );
  return [
    { path: body, fill: '#17120a', opacity: 0.35, blur: 3, loose: true },
    {
      clip: body,
      nodes: [
        fill(
          body,
          linear(
            [0, 0],
            [0, h],
            [
              { at: 0, color: lighten(color, 0.45) },
              { at: 0.5, color },
              { at: 1, color: darken(color, 0.25) },
            ],
          ),
        ),
        ...flowers.map(([x, y]) => fill(ellipse(x * w, y * h, w * 0.009), '#ffffff', 0.45)),
        ...seams.flatMap((t) => [
          fill(
            rect(w * (t - 0.03), 0, w * 0.03, h),
            linear(
              [w * (t - 0.03), 0],
              [w * t, 0],
              [
                { at: 0, color: '#17120a', opacity: 0 },
                { at: 1, color: '#17120a', opacity: 0.22 },
              ],
            ),
          ),
          fill(
            rect(w * t, 0, w * 0.03, h),
            linear(
              [w * t, 0],
              [w * (t + 0.03), 0],
              [
                { at: 0, color: '#ffffff', opacity: 0.3 },
                { at: 1, color: '#ffffff', opacity: 0 },
              ],
            ),
          ),
        ]),
      ],
    },
  ];
}

/** A gel pack: a clear sleeve around blue gel. */
export function gelPackFace(w: number, color: string): Node[] {
  const h = w * 0.5;
  const inner = smooth(
    [
      [0.06, 0.14],
      [0.5, 0.1],
      [0.94, 0.14],
      [0.95, 0.5],
      [0.94, 0.86],
      [0.5, 0.9],
      [0.06, 0.86],
      [0.05, 0.5],
    ].map(([x = 0, y = 0]) => [x * w, y * h] as const),
    true,
  );
  return [
    { path: rect(1, 2, w, h, 6), fill: '#17120a', opacity: 0.28, blur: 2.4, loose: true },
    fill(rect(0, 0, w, h, 6), '#e4eef4'),
    stroke(rect(1.5, 1.5, w - 3, h - 3, 5), '#9db4c2', 0.6, 0.8),
    fill(
      inner,
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: lighten(color, 0.5) },
          { at: 0.5, color },
          { at: 1, color: darken(color, 0.2) },
        ],
      ),
    ),
    stroke(
      smooth([
        [w * 0.12, h * 0.26],
        [w * 0.32, h * 0.2],
        [w * 0.55, h * 0.24],
      ]),
      '#ffffff',
      h * 0.045,
      0.7,
    ),
    stroke(
      smooth([
        [w * 0.6, h * 0.7],
        [w * 0.75, h * 0.74],
        [w * 0.88, h * 0.66],
      ]),
      '#ffffff',
      h * 0.03,
      0.4,
    ),
  ];
}
