import { type Camera, camera, lying, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { emblem } from '../label/emblem';
import { bagFace, drawPacket } from '../packs/pouch';
import type { Plan } from '../product';
import { flat } from './bottle';
import { carton } from './carton';
import { kindOf } from './device-kinds';
import type { Shot, View } from './shot';

/** Monitors and aids: the device with its box; what has no drawing of its own shows its box or bag. */
export function deviceShot(plan: Plan, view: View): Shot {
  const kind = kindOf(plan);
  if (!kind) return softShot(plan, view);
  const cam = camera(view === 'contents' ? (kind.lies ? 62 : 34) : (view === 'front' ? 12 : 20) + (kind.lies ? 16 : 0));
  const { box, reach, draw, lies } = kind;
  const yaw = view === 'angle' ? 22 : -20;
  const side = view === 'angle' ? -1 : 1;
  if (view === 'contents') return { things: [draw(cam, 0, 0, -12)], fillWidth: 0.72, fillHeight: 0.66 };
  const packX = lies ? 0 : -side * reach * 0.9;
  const x = lies ? side * box.w * 0.25 : packX + side * (box.w * 0.46 + reach * 0.75);
  const pack = carton(cam, standing(packX, lies ? -box.d * 0.8 : -reach * 1.5, yaw), box, plan.dress);
  return {
    things: [pack, draw(cam, x, lies ? box.d * 0.5 + 26 : reach * 1.1, -yaw * 0.6)],
    fillWidth: 0.84,
    fillHeight: 0.76,
  };
}

/** Soft goods in a flat bag: socks, supports, masks. */
function softShot(plan: Plan, view: View): Shot {
  const soft = /sock|support|strap|stocking|mask|sling/.test(plan.words);
  const shape = /sock|stocking/.test(plan.words) ? 'sock' : /glove/.test(plan.words) ? 'hand' : undefined;
  const cam = camera(view === 'front' ? 10 : view === 'angle' ? 18 : shape ? 48 : 14);
  const size = soft ? { w: 120, h: 168, d: 24 } : { w: 104, h: 128, d: 46 };
  if (shape && view === 'contents') {
    const color = shape === 'sock' ? plan.dress.brand.base : '#3f7fc4';
    const one = (x: number, z: number, turn: number) => drawPair(cam, x, z, turn, shape, color);
    return {
      things: [carton(cam, standing(0, -95, -18), size, plan.dress), one(-38, 12, 8), one(42, 26, -10)],
      fillHeight: 0.74,
      fillWidth: 0.78,
    };
  }
  if (soft && view === 'contents') {
    return {
      things: [drawPacket(cam, standing(0, 0, -8), { w: size.w, h: size.h }, bagFace(size.w, size.h, plan.dress))],
      fillHeight: 0.72,
    };
  }
  const yaw = view === 'angle' ? 28 : -24;
  return { things: [carton(cam, standing(0, 0, yaw), size, plan.dress)], fillHeight: 0.72, fillWidth: 0.7 };
}

/** One of a pair, flat on the floor: a sock or a glove with a soft shadow. */
function drawPair(cam: Camera, x: number, z: number, turn: number, shape: string, color: string): Thing {
  const drawn = emblem(shape, 0, 0, 50, color, '#FFFFFF');
  const under = emblem(shape, 2, 2.5, 50, '#17120a', '#17120a').map((node) => ({
    ...node,
    opacity: 0.12,
    blur: 2,
    loose: true,
  }));
  return flat(cam, lying(x, z, turn), [...under, ...drawn]);
}
