import { type Node, shift } from '../draw/node';
import { type Camera, type Frame, lying, standing } from '../draw/space';
import type { Thing } from '../draw/thing';
import { drawHotWaterBottle, drawSupport, pillBoxFace, syringeFace } from '../goods/comfort';
import {
  cuffFace,
  drawEarThermometer,
  drawOximeter,
  drawPressureMonitor,
  thermometerFace,
  tweezersFace,
} from '../goods/device';
import { cassetteFace, drawMenstrualCup, drawSteamCup, drawStimulator, electrodeFace } from '../goods/small';
import { drawBelt, drawPillow, gelPackFace, wheatBagFace } from '../goods/soft';
import type { BoxSize } from '../packs/box';
import type { Plan } from '../product';
import { flat } from './bottle';

export interface Kind {
  readonly box: BoxSize;
  /** The device out of its box, standing around (x, z); `reach` is its half width. */
  readonly draw: (cam: Camera, x: number, z: number, yaw: number) => Thing;
  readonly reach: number;
  readonly lies?: boolean;
}

type Maker = (plan: Plan) => Kind;

/** A device that stands on the floor. */
const stands =
  (w: number, h: number, d: number, reach: number, draw: (cam: Camera, frame: Frame, plan: Plan) => Thing): Maker =>
  (plan) => ({ box: { w, h, d }, reach, draw: (cam, x, z, yaw) => draw(cam, standing(x, z, yaw), plan) });

/** A flat device of the given length. */
const lies =
  (w: number, h: number, d: number, length: number, face: (plan: Plan) => readonly Node[], turn = 12): Maker =>
  (plan) => ({
    box: { w, h, d },
    reach: length / 2,
    lies: true,
    draw: (cam, x, z) => flat(cam, lying(x - length / 2, z, turn), face(plan)),
  });

const pressure: Maker = ({ dress: { brand, copy } }) => ({
  box: { w: 160, h: 150, d: 100 },
  reach: 62,
  draw: (cam, x, z, yaw) => {
    const cuff = flat(cam, lying(x - 10, z + 40, 8), cuffFace(84, 40, copy.tint));
    const monitor = drawPressureMonitor(cam, standing(x, z, yaw), brand, copy.tint);
    return { nodes: [...monitor.nodes, ...cuff.nodes], shadow: monitor.shadow };
  },
});

const tint = ({ dress }: Plan): string => dress.copy.tint;

/** Devices by the words of their names; the first that fits is drawn. */
const KINDS: readonly (readonly [RegExp, Maker])[] = [
  [/blood pressure/, pressure],
  [
    /(ear|infrared|forehead|no-touch).*thermometer/,
    stands(96, 168, 60, 34, (cam, frame, plan) => drawEarThermometer(cam, frame, plan.dress.brand, tint(plan))),
  ],
  [/thermometer/, lies(62, 150, 26, 126, (plan) => thermometerFace(126, tint(plan)))],
  [/oximeter/, stands(92, 92, 46, 24, (cam, frame, plan) => drawOximeter(cam, frame, plan.dress.brand, tint(plan)))],
  [
    /tens .*unit|stimulator/,
    stands(120, 150, 50, 34, (cam, frame, plan) => drawStimulator(cam, frame, plan.dress.brand, tint(plan))),
  ],
  [/hot water/, stands(165, 255, 60, 76, (cam, frame, plan) => drawHotWaterBottle(cam, frame, tint(plan)))],
  [/belt/, stands(180, 120, 70, 112, (cam, frame, plan) => drawBelt(cam, frame, plan.dress.brand, tint(plan)))],
  [
    /support|splint/,
    stands(118, 190, 40, 55, (cam, frame, plan) => drawSupport(cam, frame, plan.dress.brand, tint(plan))),
  ],
  [/pillow/, stands(150, 180, 40, 108, (cam, frame, plan) => drawPillow(cam, frame, tint(plan)))],
  [/steam/, stands(100, 150, 92, 42, (cam, frame, plan) => drawSteamCup(cam, frame, tint(plan)))],
  [/menstrual cup/, stands(66, 92, 62, 23, (cam, frame, plan) => drawMenstrualCup(cam, frame, tint(plan)))],
  [/wheat/, lies(170, 120, 80, 190, (plan) => wheatBagFace(190, tint(plan)), 6)],
  [/gel ?pack|cold pack/, lies(170, 110, 40, 150, () => gelPackFace(150, '#3f8fd0'), 6)],
  [/pill ?box|organiser/, lies(172, 62, 36, 156, (plan) => pillBoxFace(156, tint(plan)), 5)],
  [/home test|test kit|self-test/, lies(130, 92, 36, 92, () => cassetteFace(92))],
  [/electrode/, lies(90, 110, 24, 52, (plan) => electrodeFace(52, tint(plan)))],
  [
    /syringe/,
    lies(62, 140, 24, 118, (plan) => [
      ...shift(syringeFace(118, tint(plan)), 8, -22, 1, -5),
      ...syringeFace(118, tint(plan)),
    ]),
  ],
  [/tweezer/, lies(46, 124, 16, 96, () => tweezersFace(96), 16)],
];

/** A device with a drawing of its own, else nothing. */
export const kindOf = (plan: Plan): Kind | undefined => KINDS.find(([pattern]) => pattern.test(plan.words))?.[1](plan);
