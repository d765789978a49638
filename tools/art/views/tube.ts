import { lighten } from '../draw/color';
import { camera, lying, standing } from '../draw/space';
import { swatchFace } from '../goods/care';
import { drawPumpBottle } from '../packs/spray';
import { drawJar, drawTube, tubeSize } from '../packs/tube';
import type { Plan } from '../product';
import { flat } from './bottle';
import { carton } from './carton';
import type { Shot, View } from './shot';

const isClear = ({ form, words }: Plan): boolean => form === 'gel' && !/benzoyl|diclofenac/.test(words);

const paste = (plan: Plan): string => {
  if (plan.form === 'toothpaste') return '#e9f6f4';
  if (isClear(plan)) return lighten(plan.dress.copy.tint, 0.72);
  return plan.form === 'ointment' ? '#f0e6c4' : '#faf7ee';
};

/** Balms and rubs come in jars. */
export const inJar = ({ form, words }: Plan): boolean => form === 'ointment' && /vapour|balm|jar/.test(words);

/** Creams, gels and pastes: a tube with its carton, large sizes in a jar or with a pump. */
export function tubeShot(plan: Plan, view: View): Shot {
  const { amount, dress } = plan;
  const pitch = view === 'front' ? 9 : view === 'angle' ? 17 : 34;
  const cam = camera(pitch);
  const swatch = (w: number, x: number, z: number) =>
    flat(cam, lying(x, z, 5), swatchFace(w, w * 0.34, paste(plan), isClear(plan)));
  const jar = inJar(plan);
  if (amount >= 250 || jar) {
    const pump = !jar;
    const one = (x: number, z: number) =>
      pump ? drawPumpBottle(cam, standing(x, z), dress, amount) : drawJar(cam, standing(x, z), amount, dress);
    if (view === 'front') return { things: [one(0, 0)], fillHeight: 0.74, fillWidth: 0.66 };
    if (view === 'angle')
      return { things: pump ? [one(-45, -60), one(38, 20)] : [one(-26, -44), one(22, 20)], fillHeight: 0.74 };
    return {
      things: pump ? [one(0, -40), swatch(80, -40, 30)] : [one(0, -30), swatch(52, -26, 16)],
      fillHeight: 0.74,
      fillWidth: 0.66,
    };
  }
  const size = tubeSize(Math.max(8, amount));
  const whole = size.length + size.r;
  const box = { w: size.r * 3.4, h: whole * 1.06, d: size.r * 2.5 };
  if (view === 'front') {
    return {
      things: [
        carton(cam, standing(-size.r * 1.5, -size.r * 1.8, -24), box, dress),
        drawTube(cam, standing(size.r * 1.75, size.r * 1.4), size, dress),
      ],
      fillHeight: 0.76,
    };
  }
  if (view === 'angle') {
    return {
      things: [
        carton(cam, standing(size.r * 1.6, -size.r * 2, 30), box, dress),
        drawTube(cam, standing(-size.r * 1.9, size.r * 1.3), size, dress),
      ],
      fillHeight: 0.76,
    };
  }
  return {
    things: [drawTube(cam, standing(0, -size.r * 1.2), size, dress), swatch(size.r * 4.2, -size.r * 2.1, size.r * 0.9)],
    fillHeight: 0.74,
  };
}
