import { darken, lighten, mix, readable } from '../draw/color';
import { fill, linear, type Node, stroke } from '../draw/node';
import { ellipse, parsePath, polygon, rect } from '../draw/path';
import type { Camera, Frame } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Dress } from '../label/copy';
import { emblem } from '../label/emblem';
import { frontPanel } from '../label/label';
import { pill, setText, wordmark } from '../label/type';
import { drawBox } from './box';

/** A booklet that stands upright: cover, spine, cut pages. */
export function drawBooklet(camera: Camera, frame: Frame, dress: Dress): Thing {
  const size = { w: 105, h: 148, d: 7 };
  const { copy, brand } = dress;
  const pages: Node[] = [
    fill(rect(0, 0, size.d, size.h), '#f6f3ea'),
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(
        polygon(
          [
            [i * 1 + 0.5, 0],
            [i * 1 + 0.5, size.h],
          ],
          false,
        ),
        '#b9b3a2',
        0.2,
        0.6,
      ),
    ),
  ];
  const spine = [
    fill(
      rect(0, 0, 3.2, size.h),
      linear(
        [0, 0],
        [3.2, 0],
        [
          { at: 0, color: '#17120a', opacity: 0.22 },
          { at: 1, color: '#17120a', opacity: 0 },
        ],
      ),
    ),
  ];
  return drawBox(camera, frame, size, brand.paper, {
    front: [...frontPanel(copy, brand, { w: size.w, h: size.h, bleed: 0 }), ...spine],
    right: pages,
    top: [fill(rect(0, 0, size.w, size.d), '#efeadd')],
    left: [fill(rect(0, 0, size.d, size.h), brand.base)],
  });
}

/** The face of a service card: an appointment as something to hold. */
export function cardFace(w: number, h: number, { copy, brand }: Dress): Node[] {
  const shape = rect(0, 0, w, h, w * 0.045);
  const m = w * 0.075;
  const ink = readable(brand.base, ['#FFFFFF']);
  const mark = wordmark(brand, m, m, h * 0.05, w * 0.5, ink);
  const name = setText(
    copy.name,
    { x: m, y: h * 0.6, w: w - 2 * m, h: h * 0.2 },
    { face: 'figtree-700', color: '#12211D', maxSize: w * 0.085, maxLines: 3, leading: 1.14 },
  );
  const tag = copy.pack
    ? pill(copy.pack, m, h - m - h * 0.068, h * 0.068, w * 0.6, 'figtree-600', brand.deep, lighten(brand.base, 0.86))
    : undefined;
  const [cx, cy, r] = [w / 2, h * 0.335, w * 0.17];
  return [
    {
      clip: shape,
      nodes: [
        fill(shape, '#ffffff'),
        fill(
          rect(0, 0, w, h * 0.54),
          linear(
            [0, 0],
            [w, h * 0.54],
            [
              { at: 0, color: lighten(brand.base, 0.1) },
              { at: 1, color: brand.deep },
            ],
          ),
        ),
        ...[2.5, 1.9, 1.42].map((k) => fill(ellipse(cx, cy, r * k), '#ffffff', 0.07)),
        fill(ellipse(cx, cy, r * 1.02), '#ffffff'),
        ...emblem(copy.emblem, cx, cy, r * 0.62, brand.base, '#FFFFFF'),
        ...mark.nodes,
        fill(rect(m, h * 0.565, w * 0.12, h * 0.008), mix(copy.tint, brand.base, copy.tint === brand.base ? 0 : 0.1)),
        ...name.nodes,
        ...(tag?.nodes ?? []),
        fill(ellipse(w - m - w * 0.05, h - m - w * 0.05, w * 0.05), lighten(brand.base, 0.86)),
        stroke(
          parsePath(
            `M${w - m - w * 0.062} ${h - m - w * 0.072}L${w - m - w * 0.04} ${h - m - w * 0.05}L${w - m - w * 0.062} ${h - m - w * 0.028}`,
          ),
          brand.deep,
          w * 0.011,
        ),
        stroke(shape, darken('#e2dfd5', 0.1), 0.4, 0.6),
      ],
    },
  ];
}

/** Two open pages: a picture, headings and lines of text. */
export function spreadFace(w: number, h: number, { copy, brand }: Dress): Node[] {
  const half = w / 2;
  const lines = (x: number, y: number, count: number): Node[] =>
    Array.from({ length: count }, (_, i) =>
      fill(rect(x, y + i * 6, half * (i % 4 === 3 ? 0.46 : 0.72 - (i % 3) * 0.03), 2, 1), brand.ink, 0.24),
    );
  const heading = (x: number, y: number, share: number): Node => fill(rect(x, y, half * share, 4.6, 1.4), brand.base);
  return [
    fill(rect(0, 0, w, h, 2), '#fdfbf5'),
    fill(rect(12, 12, half - 24, h * 0.42, 3), copy.tint, 0.9),
    fill(ellipse(half / 2, 12 + h * 0.21, h * 0.15), '#ffffff', 0.92),
    ...emblem(copy.emblem, half / 2, 12 + h * 0.21, h * 0.095, brand.base, '#FFFFFF'),
    heading(12, h * 0.58, 0.5),
    ...lines(12, h * 0.66, 7),
    heading(half + 14, 14, 0.6),
    ...lines(half + 14, 26, 7),
    heading(half + 14, h * 0.53, 0.44),
    ...lines(half + 14, h * 0.61, 8),
    fill(
      rect(0, 0, w, h, 2),
      linear(
        [0, 0],
        [w, 0],
        [
          { at: 0, color: '#17120a', opacity: 0.03 },
          { at: 0.44, color: '#17120a', opacity: 0.02 },
          { at: 0.495, color: '#17120a', opacity: 0.2 },
          { at: 0.505, color: '#17120a', opacity: 0.22 },
          { at: 0.56, color: '#ffffff', opacity: 0.2 },
          { at: 1, color: '#17120a', opacity: 0.05 },
        ],
      ),
    ),
  ];
}
