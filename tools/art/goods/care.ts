import { darken, lighten } from '../draw/color';
import { fill, linear, type Node, radial, stroke } from '../draw/node';
import { ellipse, polygon, rect, smooth } from '../draw/path';

/** One sticking plaster from its upper left corner. */
export function plasterFace(w: number, h: number, color = '#e3b48c'): Node[] {
  const shape = rect(0, 0, w, h, h / 2);
  const pad = w * 0.32;
  const holes: Node[] = [];
  for (let x = w * 0.07; x < w * 0.3; x += w * 0.07) {
    for (let y = h * 0.28; y < h * 0.8; y += h * 0.22) {
      holes.push(
        fill(ellipse(x, y, h * 0.035), darken(color, 0.3), 0.5),
        fill(ellipse(w - x, y, h * 0.035), darken(color, 0.3), 0.5),
      );
    }
  }
  return [
    fill(
      shape,
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: lighten(color, 0.25) },
          { at: 0.5, color },
          { at: 1, color: darken(color, 0.14) },
        ],
      ),
    ),
    ...holes,
    fill(
      rect((w - pad) / 2, h * 0.1, pad, h * 0.8, h * 0.08),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: lighten(color, 0.45) },
          { at: 1, color: lighten(color, 0.1) },
        ],
      ),
    ),
    stroke(shape, darken(color, 0.3), 0.2, 0.4),
  ];
}

/** A medicated or warming patch: a rounded square on its liner. */
export function patchFace(w: number, h: number, color: string, liner = '#ffffff'): Node[] {
  return [
    fill(
      rect(0, 0, w, h, 3),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: liner },
          { at: 1, color: darken(liner, 0.08) },
        ],
      ),
    ),
    stroke(rect(0, 0, w, h, 3), '#17120a', 0.2, 0.25),
    fill(
      rect(w * 0.12, h * 0.12, w * 0.76, h * 0.76, Math.min(w, h) * 0.16),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: lighten(color, 0.3) },
          { at: 1, color },
        ],
      ),
    ),
    stroke(
      polygon(
        [
          [w * 0.5, h * 0.12],
          [w * 0.46, h * 0.32],
          [w * 0.54, h * 0.5],
          [w * 0.46, h * 0.68],
          [w * 0.5, h * 0.88],
        ],
        false,
      ),
      darken(color, 0.3),
      0.3,
      0.5,
    ),
  ];
}

/** A white gauze pad with its weave. */
export function gauzeFace(w: number, h: number): Node[] {
  const lines = Array.from({ length: 13 }, (_, i) => (i + 1) / 14);
  return [
    fill(
      rect(0, 0, w, h, 1.5),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#e6e3da' },
        ],
      ),
    ),
    ...lines.map((t) =>
      stroke(
        polygon(
          [
            [w * t, 1],
            [w * t, h - 1],
          ],
          false,
        ),
        '#b9b4a6',
        0.22,
        0.45,
      ),
    ),
    ...lines.map((t) =>
      stroke(
        polygon(
          [
            [1, h * t],
            [w - 1, h * t],
          ],
          false,
        ),
        '#b9b4a6',
        0.22,
        0.45,
      ),
    ),
  ];
}

/** A pressed-out stripe of cream or gel, from its upper left corner. */
export function swatchFace(w: number, h: number, color: string, clearGel: boolean): Node[] {
  const body = smooth(
    [
      [0.02, 0.62],
      [0.1, 0.2],
      [0.3, 0.1],
      [0.5, 0.2],
      [0.7, 0.08],
      [0.9, 0.22],
      [0.99, 0.5],
      [0.88, 0.8],
      [0.66, 0.92],
      [0.45, 0.82],
      [0.25, 0.95],
      [0.08, 0.88],
    ].map(([x = 0, y = 0]) => [x * w, y * h]),
    true,
  );
  const ridge = (dy: number) =>
    smooth(
      [
        [0.08, 0.5],
        [0.3, 0.36],
        [0.52, 0.46],
        [0.74, 0.32],
        [0.93, 0.46],
      ].map(([x = 0, y = 0]) => [x * w, (y + dy) * h]),
    );
  return [
    { path: body, fill: '#17120a', opacity: 0.22, blur: h * 0.06, loose: true },
    fill(
      body,
      linear(
        [0, 0],
        [w * 0.3, h],
        [
          { at: 0, color: lighten(color, 0.6) },
          { at: 0.5, color },
          { at: 1, color: darken(color, clearGel ? 0.26 : 0.16) },
        ],
      ),
      clearGel ? 0.86 : 1,
    ),
    stroke(ridge(0), '#ffffff', h * 0.1, clearGel ? 0.75 : 0.55),
    stroke(ridge(0.14), darken(color, 0.2), h * 0.05, 0.25),
    stroke(ridge(0.27), '#ffffff', h * 0.05, 0.35),
    stroke(ridge(0.38), darken(color, 0.25), h * 0.05, 0.2),
  ];
}

/** A measuring spoon seen from above, filled; `w` along its handle. */
export function spoonFace(w: number, liquid: string): Node[] {
  const r = w * 0.14;
  const [cx, cy] = [r, r];
  return [
    { path: ellipse(cx + r * 0.1, cy + r * 0.2, r), fill: '#17120a', opacity: 0.2, blur: 1.2, loose: true },
    fill(
      polygon([
        [cx + r * 0.7, cy - r * 0.3],
        [w, cy - r * 0.42],
        [w, cy + r * 0.42],
        [cx + r * 0.7, cy + r * 0.3],
      ]),
      linear(
        [0, cy - r * 0.4],
        [0, cy + r * 0.4],
        [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#d9d6cd' },
        ],
      ),
    ),
    fill(
      ellipse(cx, cy, r),
      linear(
        [0, 0],
        [r * 2, r * 2],
        [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#cfccc2' },
        ],
      ),
    ),
    fill(
      ellipse(cx, cy, r * 0.84),
      radial([cx, cy], r, [
        { at: 0, color: lighten(liquid, 0.22) },
        { at: 0.7, color: liquid },
        { at: 1, color: darken(liquid, 0.35) },
      ]),
    ),
    stroke(
      smooth([
        [cx - r * 0.6, cy - r * 0.1],
        [cx - r * 0.4, cy - r * 0.5],
        [cx, cy - r * 0.64],
      ]),
      '#ffffff',
      r * 0.09,
      0.75,
    ),
  ];
}

/** A pool of liquid with a bright rim; drops beside it. */
export function dropsFace(w: number, color: string): Node[] {
  const drop = (x: number, y: number, r: number): Node[] => [
    { path: ellipse(x + r * 0.15, y + r * 0.2, r), fill: '#17120a', opacity: 0.2, blur: r * 0.15, loose: true },
    fill(
      ellipse(x, y, r),
      radial([x + r * 0.25, y + r * 0.3], r * 1.2, [
        { at: 0, color: lighten(color, 0.7), opacity: 0.9 },
        { at: 1, color: darken(color, 0.15), opacity: 0.75 },
      ]),
    ),
    fill(ellipse(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.14), '#ffffff', 0.95),
  ];
  return [
    ...drop(w * 0.25, w * 0.25, w * 0.22),
    ...drop(w * 0.68, w * 0.35, w * 0.13),
    ...drop(w * 0.5, w * 0.62, w * 0.09),
  ];
}
