import { shift } from '../draw/node';
import { type Camera, camera, lying, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { BoxSize } from '../forms/box';
import { drawHotWaterBottle, drawSupport, pillBoxFace, syringeFace } from '../forms/comfort';
import {
  cuffFace,
  drawEarThermometer,
  drawOximeter,
  drawPressureMonitor,
  thermometerFace,
  tweezersFace,
} from '../forms/device';
import { bagFace, drawPacket } from '../forms/pouch';
import { emblem } from '../label/emblem';
import type { Plan } from '../product';
import { flat } from './bottle';
import { carton } from './carton';
import type { Shot, View } from './shot';

interface Kind {
  readonly box: BoxSize;
  /** The device out of its box, standing around (x, z); `reach` is its half width. */
  readonly draw: (cam: Camera, x: number, z: number, yaw: number) => Thing;
  readonly reach: number;
  readonly lies?: boolean;
}

/** A device with a drawing of its own, else nothing. */
export function kindOf({ words, dress }: Plan): Kind | undefined {
  const { brand, copy } = dress;
  if (/blood pressure/.test(words)) {
    return {
      box: { w: 160, h: 150, d: 100 },
      reach: 62,
      draw: (cam, x, z, yaw) => {
        const cuff = flat(cam, lying(x - 10, z + 40, 8), cuffFace(84, 40, copy.tint));
        const monitor = drawPressureMonitor(cam, standing(x, z, yaw), brand, copy.tint);
        return { nodes: [...monitor.nodes, ...cuff.nodes], shadow: monitor.shadow };
      },
    };
  }
  if (/ear|infrared|forehead|no-touch/.test(words) && /thermometer/.test(words)) {
    return {
      box: { w: 96, h: 168, d: 60 },
      reach: 34,
      draw: (cam, x, z, yaw) => drawEarThermometer(cam, standing(x, z, yaw), brand, copy.tint),
    };
  }
  if (/thermometer/.test(words)) {
    return {
      box: { w: 62, h: 150, d: 26 },
      reach: 48,
      lies: true,
      draw: (cam, x, z) => flat(cam, lying(x - 62, z, 14), thermometerFace(126, copy.tint)),
    };
  }
  if (/oximeter/.test(words)) {
    return {
      box: { w: 92, h: 92, d: 46 },
      reach: 24,
      draw: (cam, x, z, yaw) => drawOximeter(cam, standing(x, z, yaw), brand, copy.tint),
    };
  }
  if (/hot water/.test(words)) {
    return {
      box: { w: 165, h: 255, d: 60 },
      reach: 76,
      draw: (cam, x, z, yaw) => drawHotWaterBottle(cam, standing(x, z, yaw), copy.tint),
    };
  }
  if (/support/.test(words)) {
    return {
      box: { w: 118, h: 190, d: 40 },
      reach: 55,
      draw: (cam, x, z, yaw) => drawSupport(cam, standing(x, z, yaw), brand, copy.tint),
    };
  }
  if (/pill ?box|organiser/.test(words)) {
    return {
      box: { w: 172, h: 62, d: 36 },
      reach: 80,
      lies: true,
      draw: (cam, x, z) => flat(cam, lying(x - 78, z - 14, 5), pillBoxFace(156, copy.tint)),
    };
  }
  if (/syringe/.test(words)) {
    return {
      box: { w: 62, h: 140, d: 24 },
      reach: 60,
      lies: true,
      draw: (cam, x, z) =>
        flat(cam, lying(x - 62, z, 12), [
          ...shift(syringeFace(118, copy.tint), 8, -22, 1, -5),
          ...syringeFace(118, copy.tint),
        ]),
    };
  }
  if (/tweezer/.test(words)) {
    return {
      box: { w: 46, h: 124, d: 16 },
      reach: 44,
      lies: true,
      draw: (cam, x, z) => flat(cam, lying(x - 48, z, 16), tweezersFace(96)),
    };
  }
  return undefined;
}

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
