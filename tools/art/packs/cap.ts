import { darken, lighten } from '../draw/color';
import { drawLoft, profile, type Ring } from '../draw/loft';
import { type Material, plastic } from '../draw/material';
import { type Node, stroke } from '../draw/node';
import { polygon } from '../draw/path';
import { at, type Camera, dot, type Frame, moved } from '../draw/space';

/** A screw cap with grip ribs, `y` above the frame's foot. */
export function screwCap(
  camera: Camera,
  frame: Frame,
  cap: { y: number; r: number; h: number; color: string; ribs?: boolean; material?: Material; bevel?: number },
): Node[] {
  const { r, h, color, bevel = Math.min(1.6, h * 0.12) } = cap;
  const own = moved(frame, 0, cap.y, 0);
  const rings: Ring[] = profile([
    { y: 0, a: r },
    { y: h - bevel, a: r },
    { y: h, a: r, soft: true },
    { y: h, a: r - bevel },
  ]);
  const nodes = drawLoft(camera, own, rings, cap.material ?? plastic(color, 0.55), lighten(color, 0.1));
  if (cap.ribs === false) return nodes;
  const middle = Math.atan2(dot(own.x, camera.view), dot(own.z, camera.view));
  for (let i = -19; i <= 19; i += 1) {
    const angle = middle + (i / 20) * (Math.PI / 2);
    const ends = [h * 0.1, h - bevel * 1.6].map((y) =>
      camera.project(at(own, r * Math.sin(angle), y, r * Math.cos(angle))),
    );
    nodes.push(stroke(polygon(ends, false), darken(color, 0.5), r * 0.022, 0.3));
  }
  return nodes;
}
