import { darken, lighten } from '../draw/color';
import { drawLoft } from '../draw/loft';
import { plastic } from '../draw/material';
import { fill, lay, linear, type Node, type Surface, stroke } from '../draw/node';
import { ellipse, type Point, polygon } from '../draw/path';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame } from '../draw/space';
import type { Thing } from '../draw/thing';

/** A standing roll of bandage or tape: `core` is the radius of the hole, 0 for none. */
export function drawRoll(
  camera: Camera,
  frame: Frame,
  size: { r: number; h: number; core: number },
  color: string,
  coreColor = '#efece4',
): Thing {
  const { r, h, core } = size;
  const rings = [
    { y: 0, a: r - 0.4 },
    { y: 0.6, a: r },
    { y: h - 0.6, a: r },
    { y: h, a: r - 0.4 },
  ];
  const top: Surface = { bend: 0, map: (x, y) => camera.project(at(frame, x, h, y)) };
  const turns: Node[] = [];
  for (let k = core + 1.4; k < r - 0.6; k += Math.max(0.9, r * 0.055))
    turns.push(stroke(ellipse(0, 0, k), darken(color, 0.45), 0.3, 0.6));
  const weave: Node[] = [];
  for (let y = h * 0.06; y < h; y += h * 0.045) {
    const line: Point[] = Array.from({ length: 33 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / 32) * Math.PI;
      return camera.project(at(frame, r * Math.sin(angle), y, r * Math.cos(angle)));
    });
    weave.push(stroke(polygon(line, false), darken(color, 0.3), 0.2, 0.22));
  }
  const hole: Node[] =
    core > 0
      ? [
          fill(
            ellipse(0, 0, core),
            linear(
              [-core, -core],
              [core, core],
              [
                { at: 0, color: '#6e685c' },
                { at: 1, color: '#cfc9bb' },
              ],
            ),
          ),
          stroke(ellipse(0, 0, core), coreColor, 1.8),
        ]
      : [];
  const [x, , z] = at(frame, 0, 0, 0);
  return {
    nodes: [
      ...drawLoft(camera, frame, rings, plastic(color, 0.05), lighten(color, 0.15)),
      ...weave,
      ...lay([...turns, ...hole], top),
    ],
    shadow: floorShadow(camera, discPrint(x, z, r), h),
  };
}
