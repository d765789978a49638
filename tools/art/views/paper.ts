import { camera, lying, rotated, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { drawSheet } from '../packs/blister';
import { cardFace, drawBooklet, spreadFace } from '../packs/paper';
import { drawPacket } from '../packs/pouch';
import type { Plan } from '../product';
import type { Shot, View } from './shot';

/** Guides. */
export function bookShot(plan: Plan, view: View): Shot {
  const cam = camera(view === 'front' ? 12 : 22);
  if (view === 'front') return { things: [drawBooklet(cam, standing(0, 0, -22), plan.dress)], fillHeight: 0.72 };
  if (view === 'contents') {
    const flatCam = camera(46);
    const spread = drawSheet(flatCam, lying(0, 60, 6, 0.4), { w: 206, h: 146 }, spreadFace(206, 146, plan.dress), 2, 2);
    return {
      things: [drawBooklet(flatCam, standing(0, -90, -18), plan.dress), spread],
      fillHeight: 0.76,
      fillWidth: 0.8,
    };
  }
  const things = [
    drawBooklet(cam, standing(-30, -50, -18), plan.dress),
    drawBooklet(cam, standing(34, 20, view === 'angle' ? -26 : -14), plan.dress),
  ];
  return { things, fillHeight: 0.74 };
}

/** Services: an appointment card, leaning back a little. */
export function serviceShot(plan: Plan, view: View): Shot {
  const cam = camera(12);
  const size = { w: 92, h: 122 };
  const card = (x: number, z: number, yaw: number): Thing =>
    drawPacket(cam, rotated(standing(x, z, yaw), 'x', -9), size, cardFace(size.w, size.h, plan.dress), 0.8);
  return { things: [card(0, 0, view === 'angle' ? 16 : -12)], fillHeight: 0.7 };
}
