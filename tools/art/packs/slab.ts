import { darken, lighten, shade } from '../draw/color';
import { fill, lay, linear, type Node, type Surface } from '../draw/node';
import { type Path, type Point, pointsOf, polygon } from '../draw/path';
import { floorShadow } from '../draw/shadow';
import { at, type Camera, dot, type Frame, toEye, turned, unit, type Vector } from '../draw/space';
import { subdivide } from '../draw/subdivide';
import type { Thing } from '../draw/thing';
import { lightOn } from './box';

export interface SlabSize {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/**
 * A solid cut from a sheet of thickness `d`: its outline and drawing run in millimetres from the upper
 * left corner of a `w` x `h` face, whose foot stands in the frame's origin.
 */
export function drawSlab(
  camera: Camera,
  frame: Frame,
  size: SlabSize,
  outline: Path,
  color: string,
  art: readonly Node[],
): Thing {
  const { w, h, d } = size;
  const place = (x: number, y: number, z: number): Vector => at(frame, x - w / 2, h - y, z);
  const surface = (z: number): Surface => ({ bend: 0, map: (x, y) => camera.project(place(x, y, z)) });
  const ring = pointsOf(subdivide(outline, Math.max(w, h) / 60)).filter(
    (point, i, all) =>
      i === 0 || Math.hypot(point[0] - (all[i - 1]?.[0] ?? 0), point[1] - (all[i - 1]?.[1] ?? 0)) > 0.01,
  );
  const middle = ring.reduce<Point>(
    (sum, point) => [sum[0] + point[0] / ring.length, sum[1] + point[1] / ring.length],
    [0, 0],
  );
  const sides: Node[] = [];
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const across: Vector = [to[0] - from[0], -(to[1] - from[1]), 0];
    const out: Vector = [across[1], -across[0], 0];
    const away = (from[0] + to[0]) / 2 - middle[0];
    const up = -((from[1] + to[1]) / 2 - middle[1]);
    const sign = out[0] * away + out[1] * up >= 0 ? 1 : -1;
    const normal = unit(turned(frame, [out[0] * sign, out[1] * sign, 0]));
    if (dot(normal, toEye(camera, place((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0))) <= 0) return;
    const quad = polygon(
      [place(...from, d / 2), place(...to, d / 2), place(...to, -d / 2), place(...from, -d / 2)].map(camera.project),
    );
    const tone = shade(color, lightOn(normal) - 0.06);
    sides.push({ path: quad, fill: tone, stroke: tone, width: 0.35 });
  });
  const facing = dot(turned(frame, [0, 0, 1]), camera.view) > 0;
  const face: Node[] = facing
    ? [
        fill(outline, color),
        ...art,
        fill(
          outline,
          linear(
            [0, 0],
            [w, h],
            [
              { at: 0, color: '#ffffff', opacity: 0.22 },
              { at: 0.5, color: '#ffffff', opacity: 0 },
              { at: 1, color: '#17120a', opacity: 0.1 },
            ],
          ),
        ),
        { path: outline, stroke: lighten(color, 0.5), width: Math.min(w, h) * 0.006, opacity: 0.6 },
      ]
    : [fill(outline, darken(color, 0.2))];
  const lowest = Math.min(...ring.map(([x, y]) => place(x, y, 0)[1]));
  const prints = ring.flatMap(([x, y]) => [place(x, y, d / 2), place(x, y, -d / 2)]);
  const feet = prints.filter(([, y]) => y < lowest + Math.max(4, h * 0.08));
  return {
    nodes: [
      ...lay([fill(outline, darken(color, 0.35))], surface(-d / 2)),
      ...sides,
      ...lay([{ nodes: face, clip: outline }], surface(d / 2)),
    ],
    shadow: floorShadow(camera, feet.length > 2 ? feet : prints, Math.max(...prints.map(([, y]) => y)) || d),
  };
}
