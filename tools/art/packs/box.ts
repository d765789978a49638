import { darken, lighten, mix } from '../draw/color';
import { fill, type Group, lay, linear, type Node, type Surface, stroke } from '../draw/node';
import { polygon, rect } from '../draw/path';
import { floorShadow } from '../draw/shadow';
import { at, type Camera, dot, type Frame, LIGHT, toEye, turned, type Vector } from '../draw/space';
import type { Thing } from '../draw/thing';

export interface BoxSize {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

export type Side = 'front' | 'left' | 'right' | 'top' | 'back';

/** Drawings for the sides, each in millimetres from its own upper left corner. */
export type BoxArt = Partial<Record<Side, readonly Node[]>>;

interface Face {
  readonly side: Side;
  readonly corner: Vector;
  readonly across: Vector;
  readonly down: Vector;
  readonly normal: Vector;
  readonly w: number;
  readonly h: number;
}

function facesOf({ w, h, d }: BoxSize): Face[] {
  const down: Vector = [0, -1, 0];
  return [
    { side: 'back', corner: [w / 2, h, -d / 2], across: [-1, 0, 0], down, normal: [0, 0, -1], w, h },
    { side: 'left', corner: [-w / 2, h, -d / 2], across: [0, 0, 1], down, normal: [-1, 0, 0], w: d, h },
    { side: 'right', corner: [w / 2, h, d / 2], across: [0, 0, -1], down, normal: [1, 0, 0], w: d, h },
    { side: 'top', corner: [-w / 2, h, -d / 2], across: [1, 0, 0], down: [0, 0, 1], normal: [0, 1, 0], w, h: d },
    { side: 'front', corner: [-w / 2, h, d / 2], across: [1, 0, 0], down, normal: [0, 0, 1], w, h },
  ];
}

/** A plane spanned in the room, as a surface to draw on. */
export function plane(camera: Camera, frame: Frame, corner: Vector, across: Vector, down: Vector): Surface {
  return {
    bend: 0,
    map: (x, y) =>
      camera.project(
        at(
          frame,
          corner[0] + across[0] * x + down[0] * y,
          corner[1] + across[1] * x + down[1] * y,
          corner[2] + across[2] * x + down[2] * y,
        ),
      ),
  };
}

/** Brightness of a face: 1 where the light falls straight on it. */
export const lightOn = (normal: Vector): number => 0.66 + 0.4 * Math.max(0, dot(normal, LIGHT));

/** Light and shade laid over a face: an even veil and a soft fall-off away from the lamp. */
function veil(w: number, h: number, light: number): Node[] {
  const dark = Math.max(0, 1 - light);
  return [
    fill(rect(0, 0, w, h), '#17120a', dark * 0.85),
    fill(
      rect(0, 0, w, h),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: '#ffffff', opacity: 0.16 },
          { at: 0.45, color: '#ffffff', opacity: 0 },
          { at: 0.55, color: '#17120a', opacity: 0 },
          { at: 1, color: '#17120a', opacity: 0.08 },
        ],
      ),
    ),
  ];
}

/** A closed folding carton of the given board colour. */
export function drawBox(camera: Camera, frame: Frame, size: BoxSize, color: string, art: BoxArt): Thing {
  const visible = facesOf(size).filter(({ corner, across, down, normal, w, h }) => {
    const middle = at(
      frame,
      corner[0] + (across[0] * w + down[0] * h) / 2,
      corner[1] + (across[1] * w + down[1] * h) / 2,
      corner[2] + (across[2] * w + down[2] * h) / 2,
    );
    return dot(turned(frame, normal), toEye(camera, middle)) > 0;
  });
  const nodes = visible.map((face): Group => {
    const surface = plane(camera, frame, face.corner, face.across, face.down);
    const outline = rect(0, 0, face.w, face.h);
    const light = lightOn(turned(frame, face.normal));
    const inside: Node[] = [fill(outline, color), ...(art[face.side] ?? []), ...veil(face.w, face.h, light)];
    const edge = Math.max(0.25, Math.min(size.w, size.h, size.d) * 0.012);
    const rim = linear(
      [0, 0],
      [face.w, face.h],
      [
        { at: 0, color: lighten(color, 0.7), opacity: 0.75 },
        { at: 1, color: mix(color, '#ffffff', 0.3), opacity: 0.2 },
      ],
    );
    return { nodes: lay([{ nodes: [...inside, stroke(outline, rim, edge)], clip: outline }], surface) };
  });
  const { w, h, d } = size;
  const prints: Vector[] = [
    at(frame, -w / 2, 0, d / 2),
    at(frame, w / 2, 0, d / 2),
    at(frame, w / 2, 0, -d / 2),
    at(frame, -w / 2, 0, -d / 2),
  ];
  const floor = polygon(prints.map(camera.project));
  return {
    nodes: [fill(floor, darken(color, 0.7)), ...nodes],
    shadow: floorShadow(camera, prints, h),
  };
}
