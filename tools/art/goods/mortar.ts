import { darken, lighten } from '../draw/color';
import { disc, drawLoft, profile } from '../draw/loft';
import { plastic } from '../draw/material';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame, rotated } from '../draw/space';
import type { Thing } from '../draw/thing';

/** A stone mortar with its pestle: the sign of the trade. */
export function drawMortar(camera: Camera, frame: Frame, r: number, color: string): Thing {
  const h = r * 1.35;
  const rings = profile([
    { y: 0, a: r * 0.66 },
    { y: r * 0.1, a: r * 0.66 },
    { y: r * 0.16, a: r * 0.5, soft: true },
    { y: r * 0.3, a: r * 0.52, soft: true },
    { y: r * 0.55, a: r * 0.9, soft: true },
    { y: h * 0.9, a: r * 0.98, soft: true },
    { y: h, a: r * 1.02 },
  ]);
  const pestle = rotated({ ...frame, origin: at(frame, -r * 0.15, h * 0.45, 0) }, 'z', -27);
  const stick = profile([
    { y: 0, a: r * 0.26 },
    { y: r * 0.3, a: r * 0.22, soft: true },
    { y: r * 0.6, a: r * 0.13 },
    { y: r * 1.7, a: r * 0.12 },
    { y: r * 1.85, a: r * 0.2, soft: true },
    { y: r * 2.02, a: r * 0.19, soft: true },
    { y: r * 2.05, a: r * 0.06 },
  ]);
  const [x, , z] = at(frame, 0, 0, 0);
  const bowl = drawLoft(camera, frame, rings, plastic(color, 0.5));
  const rim = rings.at(-1) ?? { y: h, a: r };
  return {
    nodes: [
      ...bowl,
      ...disc(camera, frame, rim, lighten(color, 0.12)),
      ...disc(camera, frame, { y: h - r * 0.02, a: r * 0.9 }, darken(color, 0.28)),
      ...drawLoft(camera, pestle, stick, plastic(lighten(color, 0.1), 0.4)),
    ],
    shadow: floorShadow(camera, discPrint(x, z, r * 0.7), h),
  };
}
