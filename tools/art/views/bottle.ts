import { darken, lighten } from '../draw/color';
import { lay, type Surface } from '../draw/node';
import { at, type Camera, camera, type Frame, lying, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { dropsFace, spoonFace, swatchFace } from '../goods/care';
import { drawPill } from '../goods/pill';
import {
  type BottleShape,
  clearBottle,
  drawBottle,
  dropperBottle,
  fizzTube,
  ovalBottle,
  rollOn,
  syrupBottle,
  tub,
} from '../packs/bottle';
import type { Plan } from '../product';
import { carton } from './carton';
import { pillLook } from './pill-look';
import type { Shot, View } from './shot';

const LIQUIDS: Record<string, string> = {
  'honey-lemon': '#d9972b',
  blackcurrant: '#5b2a55',
  orange: '#e3802a',
  strawberry: '#d8485c',
  mint: '#9fd6bd',
  'cool-mint': '#6cc5d4',
  fruit: '#cf5a86',
  banana: '#ecd679',
};

const liquidOf = (plan: Plan): string => LIQUIDS[plan.flavour ?? ''] ?? '#b5713a';

/** Something flat on the floor that brings its own shadow. */
export function flat(cam: Camera, frame: Frame, nodes: Parameters<typeof lay>[0]): Thing {
  const surface: Surface = { bend: 0, map: (x, y) => cam.project(at(frame, x, -y, 0.3)) };
  return { nodes: lay(nodes, surface), shadow: [] };
}

/** The bottle or tub a plan asks for. */
export function shapeOf(plan: Plan): BottleShape {
  const { form, words, amount, unit, dress } = plan;
  const { brand, copy } = dress;
  const colored = brand.layout === 'clinical' ? copy.tint : brand.base;
  if (form === 'mouthwash')
    return clearBottle(Math.max(200, amount), liquidOf(plan) === '#b5713a' ? '#58c2c9' : liquidOf(plan), '#fbfaf6');
  if (form === 'shampoo')
    return ovalBottle(
      Math.max(100, amount),
      brand.layout === 'quiet' || brand.layout === 'clinical' ? '#fdfcf9' : brand.wash,
      colored,
    );
  if (/roll-on|\bpen\b/.test(words)) return rollOn(colored);
  if (form === 'drops' || (unit === 'ml' && amount <= 30)) return dropperBottle(Math.max(10, amount));
  if (form === 'effervescent') return fizzTube(copy.tint, colored);
  if (unit === 'ml' && /wash|lotion|oil|cleans|sanitis/.test(plan.words)) return ovalBottle(amount, '#fdfcf9', colored);
  if (unit === 'ml') return syrupBottle(Math.max(80, amount));
  const white = brand.layout === 'botanical' ? darken(brand.base, 0.1) : '#fdfcf8';
  return tub(Math.max(24, amount), form === 'gummies' ? lighten(copy.tint, 0.5) : white, colored);
}

/** Bottles and tubs; beside them their carton, a spoonful, or what they hold. */
export function bottleShot(plan: Plan, view: View): Shot {
  const shape = shapeOf(plan);
  const solid = plan.unit === 'pieces';
  const boxed = !solid && ['syrup', 'oral-solution', 'drops'].includes(plan.form);
  if (view === 'front') {
    return { things: [drawBottle(camera(8), standing(), shape, plan.dress)], fillHeight: 0.74, fillWidth: 0.62 };
  }
  if (view === 'angle') {
    const cam = camera(16);
    const bottle = drawBottle(cam, standing(shape.r * 0.75, shape.r * 0.9), shape, plan.dress);
    if (!boxed) {
      const second = drawBottle(cam, standing(-shape.r * 1.05, -shape.r * 1.3), shape, plan.dress);
      return { things: [second, bottle], fillHeight: 0.74 };
    }
    const size = { w: shape.r * 2.15, h: (shape.body + shape.shoulder + shape.cap.h) * 1.04, d: shape.r * 2.1 };
    return {
      things: [carton(cam, standing(-shape.r * 0.75, -shape.r * 1.2, -24), size, plan.dress), bottle],
      fillHeight: 0.76,
    };
  }
  const cam = camera(30);
  const bottle = drawBottle(cam, standing(0, -shape.r), shape, plan.dress);
  if (solid) {
    const look = pillLook(plan);
    const spots = [
      [-0.5, 1.0, 10],
      [0.15, 1.25, 60],
      [0.72, 0.95, -30],
      [-0.12, 1.75, -20],
      [0.5, 1.8, 35],
      [-0.75, 1.6, 80],
      [1.05, 1.5, 5],
    ];
    const pieces = spots.map(([x = 0, z = 0, turn = 0]) => drawPill(cam, lying(x * shape.r, z * shape.r, turn), look));
    return { things: [bottle, ...pieces.sort()], fillHeight: 0.76 };
  }
  return { things: [bottle, sampleOf(plan, cam, shape.r, boxed)], fillHeight: 0.76 };
}

/** What comes out of a bottle, on the floor before it. */
function sampleOf(plan: Plan, cam: Camera, r: number, boxed: boolean): Thing {
  const { form, words, amount } = plan;
  const w = r * 2.6;
  if (form === 'mouthwash') return flat(cam, lying(-w * 0.25, r), dropsFace(w * 0.6, '#58c2c9'));
  if (form === 'drops' || amount <= 30) return flat(cam, lying(-w * 0.4, r * 1.1), dropsFace(w * 0.8, '#e8c27a'));
  if (boxed || (form === 'liquid' && !/lotion|wash|oil/.test(words))) {
    return flat(cam, lying(-w * 0.5, r * 1.2, 6), spoonFace(w, liquidOf(plan)));
  }
  return flat(cam, lying(-w * 0.38, r), swatchFace(w * 0.8, w * 0.3, '#f6f1e4', false));
}
