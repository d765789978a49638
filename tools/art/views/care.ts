import { lighten } from '../draw/color';
import type { Node } from '../draw/node';
import { type Camera, camera, lying, rotated, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { gauzeFace, patchFace, plasterFace } from '../goods/care';
import { drawRoll } from '../goods/roll';
import { electrodeFace, nasalStripFace } from '../goods/small';
import { AID_GREEN, drawKitBag } from '../packs/bag';
import { drawSheet } from '../packs/blister';
import type { BoxSize } from '../packs/box';
import { drawPacket, sachetFace } from '../packs/pouch';
import type { Plan } from '../product';
import { carton } from './carton';
import type { Shot, View } from './shot';

interface Goods {
  readonly box: BoxSize;
  /** One piece flat on the floor. */
  readonly piece: { readonly w: number; readonly h: number; readonly face: readonly Node[] };
}

/** Carton and single piece of patches, plasters and sachets. */
export function goodsOf(plan: Plan): Goods {
  const { form, words, dress, amount } = plan;
  const tint = lighten(dress.copy.tint, 0.2);
  if (form === 'sachets')
    return {
      box: { w: 86, h: 112, d: Math.min(60, 16 + amount * 2) },
      piece: { w: 52, h: 82, face: sachetFace(52, 82, dress) },
    };
  if (/nasal strip/.test(words))
    return { box: { w: 112, h: 78, d: 24 }, piece: { w: 66, h: 20, face: nasalStripFace(66) } };
  if (form === 'patches') {
    if (/cool|forehead/.test(words))
      return { box: { w: 130, h: 86, d: 24 }, piece: { w: 100, h: 44, face: patchFace(100, 44, '#8ccbe6') } };
    if (/tens/.test(words))
      return { box: { w: 110, h: 90, d: 22 }, piece: { w: 50, h: 50, face: electrodeFace(50, dress.copy.tint) } };
    const [w, h] = /heat|back|warm/.test(words) ? [100, 72] : [62, 62];
    return {
      box: { w: w * 1.35, h: h * 1.28, d: Math.min(40, 12 + amount) },
      piece: { w, h, face: patchFace(w, h, /heat|warm/.test(words) ? tint : '#e9c7a2') },
    };
  }
  if (/period pads/.test(words))
    return {
      box: { w: 120, h: 118, d: 60 },
      piece: { w: 96, h: 62, face: patchFace(96, 62, '#f1e9f4', lighten(dress.copy.tint, 0.6)) },
    };
  if (/condom|latex dam/.test(words))
    return { box: { w: 112, h: 76, d: 38 }, piece: { w: 48, h: 48, face: sachetFace(48, 48, dress) } };
  if (/dressing|gauze|pad/.test(words))
    return { box: { w: 112, h: 92, d: 40 }, piece: { w: 70, h: 70, face: gauzeFace(70, 70) } };
  const clear = /wash|clear|waterproof/.test(words);
  return {
    box: { w: 118, h: 78, d: 30 },
    piece: { w: 72, h: 20, face: plasterFace(72, 20, clear ? '#f0d9c4' : '#dda97d') },
  };
}

/** Sachets, patches, plasters and dressings: the carton and single pieces before it. */
export function piecesShot(plan: Plan, view: View): Shot {
  const { box, piece } = goodsOf(plan);
  if (view === 'front')
    return { things: [carton(camera(14), standing(0, 0, -25), box, plan.dress)], fillWidth: 0.8, fillHeight: 0.72 };
  if (view === 'angle' && plan.form === 'sachets') {
    const cam = camera(18);
    const lean = (x: number, z: number, yaw: number): Thing =>
      drawPacket(cam, rotated(standing(x, z, yaw), 'x', -12), piece, piece.face);
    return {
      things: [carton(cam, standing(-18, -30, 26), box, plan.dress), lean(30, 18, -10), lean(8, 34, 6)],
      fillHeight: 0.72,
    };
  }
  const cam = camera(view === 'angle' ? 24 : 44);
  const back = standing(view === 'angle' ? -8 : 0, -piece.h * 0.5 - box.d * 0.75, view === 'angle' ? 28 : -18);
  const one = (x: number, z: number, turn: number, y: number) =>
    drawSheet(
      cam,
      lying(x, z, turn, y),
      piece,
      piece.face,
      0.5,
      plan.form === 'plaster' && piece.h < 30 ? piece.h / 2 : 2.5,
    );
  const spread =
    plan.form === 'plaster' && piece.h < 30
      ? [one(8, 2, 24, 0.2), one(-12, 16, -16, 1), one(22, 30, 6, 1.8)]
      : [one(piece.w * 0.22, piece.h * 0.1, 12, 0.2), one(-piece.w * 0.2, piece.h * 0.32, -10, 1.2)];
  return { things: [carton(cam, back, box, plan.dress), ...spread], fillWidth: 0.78, fillHeight: 0.74 };
}

/** Bandages and tape: a roll before its carton. */
export function rollShot(plan: Plan, view: View): Shot {
  const tape = /tape/.test(plan.words);
  const size = tape ? { r: 27, h: 26, core: 17 } : { r: 25, h: 75, core: 0 };
  const box = { w: size.r * 2.5, h: size.h * 1.3, d: size.r * 2.3 };
  const color = tape ? '#fbfaf6' : '#ecdcc0';
  const cam = camera(view === 'front' ? 14 : view === 'angle' ? 22 : 34);
  const roll = (x: number, z: number) =>
    drawRoll(cam, standing(x, z), size, color, tape ? plan.dress.brand.base : undefined);
  const pack = (x: number, z: number, yaw: number) => carton(cam, standing(x, z, yaw), box, plan.dress);
  if (view === 'contents')
    return {
      things: [
        pack(-size.r * 0.5, -size.r * 2.2, -22),
        roll(size.r * 1.7, size.r * 0.3),
        roll(size.r * 0.1, size.r * (tape ? 1.3 : 2.6)),
      ],
      fillWidth: 0.76,
    };
  if (view === 'angle')
    return { things: [pack(size.r * 1.1, -size.r * 1.4, 30), roll(-size.r * 1.1, size.r * 0.8)], fillWidth: 0.76 };
  return { things: [pack(-size.r * 0.9, -size.r * 0.9, -25), roll(size.r * 1.5, size.r * 1.1)], fillWidth: 0.78 };
}

/** First-aid bags with what is packed in them. */
export function kitShot(plan: Plan, view: View): Shot {
  const pouch = /pouch|case/.test(plan.words);
  const size = pouch ? { w: 150, h: 108, d: 42 } : { w: 210, h: 158, d: 82 };
  const color = /case/.test(plan.words)
    ? plan.dress.brand.base
    : pouch
      ? '#c8372d'
      : /build your own/.test(plan.words)
        ? plan.dress.brand.base
        : /travel|child|baby/.test(plan.words)
          ? plan.dress.brand.base
          : AID_GREEN;
  const open = /build your own/.test(plan.words);
  const cam = camera(view === 'front' && !/build/.test(plan.words) ? 12 : view === 'angle' ? 20 : 30);
  const bag = (x: number, z: number, yaw: number) => drawKitBag(cam, standing(x, z, yaw), size, plan.dress, color);
  if (view === 'front' && !open) return { things: [bag(0, 0, -22)], fillWidth: 0.78 };
  if (view === 'angle' || pouch) return { things: [bag(0, 0, view === 'angle' ? 26 : -8)], fillWidth: 0.78 };
  return { things: [bag(0, -105, -16), ...packed(cam)], fillWidth: 0.8, fillHeight: 0.76 };
}

function packed(cam: Camera): Thing[] {
  const strip = (x: number, z: number, turn: number) =>
    drawSheet(cam, lying(x, z, turn), { w: 72, h: 20 }, plasterFace(72, 20, '#dda97d'), 0.5, 10);
  return [
    drawRoll(cam, standing(-72, 6), { r: 22, h: 56, core: 0 }, '#ecdcc0'),
    drawSheet(cam, lying(70, 10, -10), { w: 62, h: 62 }, gauzeFace(62, 62), 1.5),
    drawRoll(cam, standing(-28, 38), { r: 22, h: 20, core: 13 }, '#fbfaf6', '#0B55A4'),
    strip(38, 52, 14),
    strip(28, 72, -8),
  ];
}
