import { type Camera, camera, lying, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { dropsFace } from '../goods/care';
import { drawAerosol, drawEyeDrops, drawNasalSpray, drawPumpSpray } from '../packs/spray';
import type { Plan } from '../product';
import { flat } from './bottle';
import { carton } from './carton';
import type { Shot, View } from './shot';

interface Kind {
  readonly draw: (cam: Camera, x: number, z: number, closed: boolean) => Thing;
  readonly box?: { readonly w: number; readonly h: number; readonly d: number };
  readonly reach: number;
}

function kindOf({ form, words, dress, amount }: Plan): Kind {
  if (form === 'nasal-spray') {
    return {
      draw: (cam, x, z, closed) => drawNasalSpray(cam, standing(x, z), dress, closed),
      box: { w: 46, h: 96, d: 38 },
      reach: 20,
    };
  }
  if (form === 'eye-drops' || form === 'drops') {
    return {
      draw: (cam, x, z, closed) => drawEyeDrops(cam, standing(x, z), dress, closed),
      box: { w: 38, h: 68, d: 30 },
      reach: 14,
    };
  }
  if (/freeze|cold spray|cooling|aerosol|deodorant|plaster spray|odour/.test(words)) {
    return { draw: (cam, x, z) => drawAerosol(cam, standing(x, z), dress, Math.max(100, amount)), reach: 23 };
  }
  const k = Math.cbrt(Math.max(20, amount) / 100);
  return {
    draw: (cam, x, z, closed) => drawPumpSpray(cam, standing(x, z), dress, Math.max(20, amount), closed),
    reach: 20 * k,
  };
}

/** Nasal, eye, throat and skin sprays and drops. */
export function sprayShot(plan: Plan, view: View): Shot {
  const { draw, box, reach } = kindOf(plan);
  if (view === 'front') {
    const cam = camera(9);
    if (!box) return { things: [draw(cam, 0, 0, true)], fillHeight: 0.76 };
    return {
      things: [
        carton(cam, standing(-reach * 1.15, -reach * 1.9, -24), box, plan.dress),
        draw(cam, reach * 1.35, reach * 1.2, true),
      ],
      fillHeight: 0.72,
    };
  }
  if (view === 'angle') {
    const cam = camera(17);
    if (!box)
      return {
        things: [draw(cam, -reach * 1.2, -reach * 1.3, true), draw(cam, reach * 1.1, reach, false)],
        fillHeight: 0.76,
      };
    return {
      things: [
        carton(cam, standing(reach * 1.3, -reach * 1.9, 30), box, plan.dress),
        draw(cam, -reach * 1.3, reach * 1.2, false),
      ],
      fillHeight: 0.72,
    };
  }
  const cam = camera(28);
  return {
    things: [
      draw(cam, 0, -reach, false),
      flat(cam, lying(-reach * 1.1, reach * 0.9), dropsFace(reach * 1.6, '#bfe3ef')),
    ],
    fillHeight: 0.72,
  };
}
