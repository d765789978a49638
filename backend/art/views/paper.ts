import { camera, rotated, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { cardFace, drawBooklet } from '../forms/paper';
import { drawPacket } from '../forms/pouch';
import type { Plan } from '../product';
import type { Shot, View } from './shot';

/** Guides. */
export function bookShot(plan: Plan, view: View): Shot {
  const cam = camera(view === 'front' ? 12 : 22);
  if (view === 'front') return { things: [drawBooklet(cam, standing(0, 0, -22), plan.dress)], fillHeight: 0.72 };
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
