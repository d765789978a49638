import { darken, lighten } from '../draw/color';
import { fill, linear, type Node, stroke } from '../draw/node';
import { parsePath, polygon, rect } from '../draw/path';
import type { Camera, Frame } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Dress } from '../label/copy';
import { wordmark } from '../label/type';
import { drawSlab } from './slab';

/** The green of first-aid signs. */
export const AID_GREEN = '#1f8a55';

/** A zipped first-aid bag with handle, cross and name. */
export function drawKitBag(
  camera: Camera,
  frame: Frame,
  size: { w: number; h: number; d: number },
  { brand }: Dress,
  color = AID_GREEN,
): Thing {
  const { w, h } = size;
  const body = rect(0, 0, w, h, Math.min(w, h) * 0.14);
  const c = h * 0.17;
  const [cx, cy] = [w / 2, h * 0.5];
  const zip = h * 0.13;
  const teeth: Node[] = [];
  for (let x = w * 0.08; x < w * 0.92; x += w * 0.014)
    teeth.push(
      stroke(
        polygon(
          [
            [x, zip - h * 0.012],
            [x, zip + h * 0.012],
          ],
          false,
        ),
        '#d9dcd8',
        0.6,
        0.75,
      ),
    );
  const art: Node[] = [
    fill(
      body,
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: lighten(color, 0.12) },
          { at: 1, color: darken(color, 0.16) },
        ],
      ),
    ),
    stroke(rect(w * 0.035, h * 0.2, w * 0.93, h * 0.76, h * 0.1), darken(color, 0.3), 0.7, 0.6),
    stroke(rect(w * 0.042, h * 0.207, w * 0.916, h * 0.746, h * 0.095), lighten(color, 0.4), 0.35, 0.45),
    stroke(
      polygon(
        [
          [w * 0.04, zip],
          [w * 0.96, zip],
        ],
        false,
      ),
      darken(color, 0.45),
      h * 0.035,
    ),
    ...teeth,
    fill(rect(w * 0.8, zip - h * 0.02, w * 0.07, h * 0.04, h * 0.014), '#e9ebe7'),
    fill(rect(w * 0.862, zip - h * 0.008, w * 0.06, h * 0.05, h * 0.016), '#c5c9c5'),
    fill(rect(cx - c * 0.36, cy - c, c * 0.72, c * 2, c * 0.08), '#ffffff'),
    fill(rect(cx - c, cy - c * 0.36, c * 2, c * 0.72, c * 0.08), '#ffffff'),
    ...wordmark(brand, cx, h * 0.76, h * 0.065, w * 0.7, '#ffffff', 'middle').nodes,
  ];
  const handle = parsePath(
    `M${w * 0.34} ${h * 0.03}C${w * 0.34} ${-h * 0.14} ${w * 0.66} ${-h * 0.14} ${w * 0.66} ${h * 0.03}L${w * 0.61} ${h * 0.03}C${w * 0.61} ${-h * 0.06} ${w * 0.39} ${-h * 0.06} ${w * 0.39} ${h * 0.03}Z`,
  );
  const strap = drawSlab(camera, frame, { ...size, d: size.d * 0.22 }, handle, darken(color, 0.3), []);
  const bag = drawSlab(camera, frame, size, body, color, art);
  return { nodes: [...strap.nodes, ...bag.nodes], shadow: bag.shadow };
}
