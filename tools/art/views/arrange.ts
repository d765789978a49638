import type { Camera } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Pack } from './pack';

/** Packs side by side, alternately nearer and farther, each turned a little; farthest first. */
export function arrange(camera: Camera, packs: readonly Pack[], overlap = 1): Thing[] {
  const total = packs.reduce((sum, pack) => sum + pack.w * overlap, 0);
  let x = -total / 2;
  const placed = packs.map((pack, i) => {
    const middle = x + (pack.w * overlap) / 2;
    x += pack.w * overlap;
    const z = (i % 2 ? 20 : -14) - pack.h * 0.22;
    return { z, thing: pack.draw(camera, middle, z, middle < 0 ? -22 : -14) };
  });
  return placed.sort((a, b) => a.z - b.z).map(({ thing }) => thing);
}
