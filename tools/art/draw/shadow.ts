import { hull } from './hull';
import type { Node } from './node';
import { type Point, polygon } from './path';
import type { Camera, Vector } from './space';

const DARK = '#2b2415';

/**
 * What a thing of the given height and footprint takes from the floor's light: a cast shadow to the
 * right and back, soft dark around its foot, and the hard line where it touches.
 */
export function floorShadow(camera: Camera, footprint: readonly Vector[], height: number): Node[] {
  const reach = Math.min(height, 150);
  const ground = footprint.map(([x, , z]): Vector => [x, 0, z]);
  const thrown = ground.map(([x, y, z]): Vector => [x + reach * 0.5, y, z - reach * 0.22]);
  const near = ground.map(([x, y, z]): Vector => [x + reach * 0.1, y, z - reach * 0.02]);
  const shape = (points: readonly Vector[]): readonly Point[] => hull(points.map(camera.project));
  const size = Math.max(6, Math.min(reach, 70));
  return [
    { path: polygon(shape([...ground, ...thrown])), fill: DARK, opacity: 0.13, blur: size * 0.11, loose: true },
    { path: polygon(shape([...ground, ...near])), fill: DARK, opacity: 0.22, blur: size * 0.05, loose: true },
    { path: polygon(shape(ground)), fill: DARK, opacity: 0.36, blur: Math.max(0.6, size * 0.02), loose: true },
  ];
}

/** Footprint of a disc. */
export const discPrint = (x: number, z: number, rx: number, rz = rx): Vector[] =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, 0, z + Math.sin(angle) * rz];
  });

/** The shade of a thin sheet that lies on other things, `lift` above the floor. */
export const sheetShadow = (camera: Camera, corners: readonly Vector[], lift: number): Node => ({
  path: polygon(
    hull(corners.map(([x, y, z]): Vector => [x + 1.6, Math.max(0, y - lift * 0.6), z + 1.2]).map(camera.project)),
  ),
  fill: DARK,
  opacity: 0.32,
  blur: 1.2,
  loose: true,
});
