import { type Camera, rotated, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { AID_GREEN, drawKitBag } from '../packs/bag';
import { drawBottle } from '../packs/bottle';
import { cardFace, drawBooklet } from '../packs/paper';
import { drawPacket } from '../packs/pouch';
import { drawEyeDrops, drawNasalSpray, drawPumpBottle, drawPumpSpray } from '../packs/spray';
import { drawJar, drawTube, tubeSize } from '../packs/tube';
import type { Plan } from '../product';
import { bottleShot, shapeOf } from './bottle';
import { goodsOf, kitShot, piecesShot } from './care';
import { carton, layout } from './carton';
import { deviceShot } from './device';
import { kindOf } from './device-kinds';
import { drawerOf } from './drawer';
import { bookShot, serviceShot } from './paper';
import { sprayShot } from './spray';
import { inJar, tubeShot } from './tube';

/** A closed pack to place in a still life; `w` and `d` are the room it takes on the floor. */
export interface Pack {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  draw(camera: Camera, x: number, z: number, yaw: number): Thing;
}

function sprayPack({ form, dress, amount }: Plan): Pack {
  if (form === 'nasal-spray')
    return { w: 40, d: 32, h: 90, draw: (cam, x, z) => drawNasalSpray(cam, standing(x, z), dress, true) };
  if (form === 'spray') {
    const k = Math.cbrt(Math.max(20, amount) / 100);
    return {
      w: 42 * k,
      d: 42 * k,
      h: 140 * k,
      draw: (cam, x, z) => drawPumpSpray(cam, standing(x, z), dress, Math.max(20, amount)),
    };
  }
  return { w: 28, d: 24, h: 60, draw: (cam, x, z) => drawEyeDrops(cam, standing(x, z), dress) };
}

function devicePack(plan: Plan): Pack {
  const kind = kindOf(plan);
  if (kind && !kind.lies) return { w: kind.reach * 2.1, d: 40, h: 130, draw: kind.draw };
  const size = kind?.box ?? { w: 92, h: 118, d: 40 };
  return { ...size, draw: (cam, x, z, yaw) => carton(cam, standing(x, z, yaw), size, plan.dress) };
}

/** The pack of a product as it stands on a shelf. */
export function packOf(plan: Plan): Pack {
  const { dress, amount } = plan;
  const drawer = drawerOf(plan);
  if (drawer === bottleShot) {
    const shape = shapeOf(plan);
    return {
      w: shape.r * 2,
      d: (shape.b ?? shape.r) * 2,
      h: shape.body + shape.shoulder + shape.cap.h,
      draw: (cam, x, z) => drawBottle(cam, standing(x, z), shape, dress),
    };
  }
  if (drawer === tubeShot) {
    if (inJar(plan)) return { w: 60, d: 60, h: 52, draw: (cam, x, z) => drawJar(cam, standing(x, z), amount, dress) };
    if (amount >= 250)
      return { w: 72, d: 56, h: 190, draw: (cam, x, z) => drawPumpBottle(cam, standing(x, z), dress, amount) };
    const size = tubeSize(Math.max(8, amount));
    return {
      w: size.r * 3.1,
      d: size.r * 2,
      h: size.length + size.r,
      draw: (cam, x, z) => drawTube(cam, standing(x, z), size, dress),
    };
  }
  if (drawer === sprayShot) return sprayPack(plan);
  if (drawer === kitShot)
    return {
      w: 190,
      d: 80,
      h: 150,
      draw: (cam, x, z, yaw) => drawKitBag(cam, standing(x, z, yaw), { w: 180, h: 136, d: 70 }, dress, AID_GREEN),
    };
  if (drawer === bookShot)
    return { w: 108, d: 20, h: 148, draw: (cam, x, z, yaw) => drawBooklet(cam, standing(x, z, yaw), dress) };
  if (drawer === serviceShot) {
    const face = cardFace(92, 122, dress);
    return {
      w: 94,
      d: 24,
      h: 122,
      draw: (cam, x, z, yaw) => drawPacket(cam, rotated(standing(x, z, yaw), 'x', -9), { w: 92, h: 122 }, face, 0.8),
    };
  }
  if (drawer === deviceShot) return devicePack(plan);
  const size = drawer === piecesShot ? goodsOf(plan).box : layout(plan).size;
  return { w: size.w, d: size.d, h: size.h, draw: (cam, x, z, yaw) => carton(cam, standing(x, z, yaw), size, dress) };
}
