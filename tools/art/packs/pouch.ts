import { darken, lighten, readable } from '../draw/color';
import { fill, lay, linear, type Node, type Surface, stroke } from '../draw/node';
import { type Path, polygon, rect } from '../draw/path';
import { floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Copy, Dress } from '../label/copy';
import { emblem } from '../label/emblem';
import { frontPanel } from '../label/label';
import { setText, wordmark } from '../label/type';

/** A zigzag edge as of a torn-off sachet. */
function serrated(w: number, h: number, tooth: number): Path {
  const count = Math.round(w / tooth);
  const across = (y: number, dir: 1 | -1) =>
    Array.from(
      { length: count * 2 + 1 },
      (_, i) =>
        [dir === 1 ? (i / (count * 2)) * w : w - (i / (count * 2)) * w, y + (i % 2 ? -tooth * 0.4 * dir : 0)] as const,
    );
  return polygon([...across(0.8, 1), ...across(h - 0.8, -1)]);
}

/** The printed face of a sachet, from its upper left corner. */
export function sachetFace(w: number, h: number, { copy, brand }: Dress): Node[] {
  const shape = serrated(w, h, 2);
  const seal = h * 0.075;
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const mark = wordmark(brand, w / 2, seal + h * 0.07, h * 0.055, w * 0.76, ink, 'middle');
  const name = setText(
    copy.name,
    { x: w * 0.1, y: h * 0.27, w: w * 0.8, h: h * 0.2 },
    { face: brand.headline, color: ink, maxSize: h * 0.12, maxLines: 3, align: 'middle' },
  );
  const puff = linear(
    [0, 0],
    [w, 0],
    [
      { at: 0, color: '#17120a', opacity: 0.16 },
      { at: 0.2, color: '#ffffff', opacity: 0.22 },
      { at: 0.34, color: '#ffffff', opacity: 0.05 },
      { at: 0.7, color: '#17120a', opacity: 0 },
      { at: 1, color: '#17120a', opacity: 0.26 },
    ],
  );
  const ridges = Array.from({ length: 5 }, (_, i) => [seal * (0.2 + i * 0.16), h - seal * (0.2 + i * 0.16)]).flat();
  return [
    {
      clip: shape,
      nodes: [
        fill(
          rect(0, 0, w, h),
          linear(
            [0, 0],
            [w, h],
            [
              { at: 0, color: lighten(brand.base, 0.1) },
              { at: 1, color: brand.deep },
            ],
          ),
        ),
        fill(rect(0, h * 0.56, w, h), copy.tint),
        ...mark.nodes,
        ...name.nodes,
        fill(rect(w * 0.22, h * 0.6, w * 0.56, w * 0.56, w * 0.28), '#ffffff', 0.94),
        ...emblem(copy.emblem, w / 2, h * 0.6 + w * 0.28, w * 0.18, brand.base, '#FFFFFF'),
        fill(rect(0, seal, w, h - 2 * seal), puff),
        fill(rect(0, 0, w, seal), '#ffffff', 0.16),
        fill(rect(0, h - seal, w, seal), '#ffffff', 0.16),
        ...ridges.map((y) =>
          stroke(
            polygon(
              [
                [0, y],
                [w, y],
              ],
              false,
            ),
            '#17120a',
            0.3,
            0.18,
          ),
        ),
      ],
    },
  ];
}

/** A foil or paper packet that stands or lies: `art` covers its face. */
export function drawPacket(
  camera: Camera,
  frame: Frame,
  size: { w: number; h: number },
  art: readonly Node[],
  puff = 3,
): Thing {
  const { w, h } = size;
  const surface = (z: number): Surface => ({ bend: 0, map: (x, y) => camera.project(at(frame, x - w / 2, h - y, z)) });
  const corners = [
    [-w / 2, 0, 0],
    [w / 2, 0, 0],
    [w / 2, h, 0],
    [-w / 2, h, 0],
    [-w / 2, 0, puff],
    [w / 2, 0, puff],
  ].map(([x = 0, y = 0, z = 0]) => at(frame, x, y, z));
  const low = corners.filter(([, y]) => y < puff + 1);
  return {
    nodes: [
      ...lay([fill(rect(0.5, 0.5, w - 1, h - 1, 1), darken('#d8d4ca', 0.2))], surface(-0.3)),
      ...lay(art, surface(puff * 0.5)),
    ],
    shadow: floorShadow(camera, low.length > 2 ? low : corners, Math.max(8, ...corners.map(([, y]) => y))),
  };
}

/** A flat bag for patches, masks and socks with a printed face. */
export function bagFace(w: number, h: number, dress: { copy: Copy; brand: Dress['brand'] }): Node[] {
  const shape = rect(0, 0, w, h, 2.5);
  return [
    {
      clip: shape,
      nodes: [
        ...frontPanel(dress.copy, dress.brand, { w, h, bleed: 0 }),
        fill(
          shape,
          linear(
            [0, 0],
            [w, h * 0.4],
            [
              { at: 0, color: '#ffffff', opacity: 0.25 },
              { at: 0.3, color: '#ffffff', opacity: 0 },
              { at: 0.34, color: '#ffffff', opacity: 0.16 },
              { at: 0.5, color: '#ffffff', opacity: 0 },
              { at: 1, color: '#17120a', opacity: 0.14 },
            ],
          ),
        ),
        fill(rect(0, 0, w, h * 0.045), '#ffffff', 0.25),
        stroke(
          polygon(
            [
              [0, h * 0.045],
              [w, h * 0.045],
            ],
            false,
          ),
          '#17120a',
          0.3,
          0.2,
        ),
      ],
    },
  ];
}
