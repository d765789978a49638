import { darken, lighten } from '../draw/color';
import { drawLoft, profile, type Ring, wrap } from '../draw/loft';
import { clear, metal, plastic } from '../draw/material';
import { fill, type Node } from '../draw/node';
import { polygon } from '../draw/path';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame, moved } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Dress } from '../label/copy';
import { frontPanel } from '../label/label';
import { screwCap } from './cap';

interface Body {
  readonly r: number;
  readonly b?: number;
  readonly h: number;
  readonly shoulder: number;
  readonly neck: number;
  readonly color: string;
  readonly label: readonly [number, number];
}

/** The labelled body that every sprayer and dropper stands on. */
function drawBody(camera: Camera, frame: Frame, body: Body, dress: Dress): Node[] {
  const { r, h, shoulder, neck } = body;
  const b = body.b ?? r;
  const rings = profile([
    { y: 0, a: r - 2, b: b - 2 },
    { y: 0.2, a: r, b, soft: true },
    { y: 2.6, a: r, b },
    { y: h, a: r, b },
    { y: h + shoulder * 0.5, a: r, b, soft: true },
    { y: h + shoulder * 0.75, a: neck, soft: true },
    { y: h + shoulder + 1, a: neck },
  ]);
  const [from, to] = body.label;
  const sheet = { top: h * to, w: r * (body.b ? 1.74 : 1.88), h: h * (to - from), gloss: 0.5 };
  const art = frontPanel(dress.copy, dress.brand, { w: sheet.w, h: sheet.h, bleed: r * 2 });
  return [...drawLoft(camera, frame, rings, plastic(body.color, 0.55)), ...wrap(camera, frame, rings, sheet, art)];
}

const shadowOf = (camera: Camera, frame: Frame, rx: number, rz: number, height: number) => {
  const [x, , z] = at(frame, 0, 0, 0);
  return floorShadow(camera, discPrint(x, z, rx, rz), height);
};

/** A nasal spray: oval bottle, finger rest, nozzle; the cap on or off. */
export function drawNasalSpray(camera: Camera, frame: Frame, dress: Dress, capped: boolean): Thing {
  const [r, b, h] = [19, 15, 44];
  const accent = dress.brand.layout === 'clinical' ? dress.copy.tint : dress.brand.base;
  const rest: Ring[] = [
    { y: 0, a: 15.5, b: 12.5 },
    { y: 3.4, a: 15.5, b: 12.5 },
  ];
  const nozzle = profile([
    { y: 3, a: 7.5 },
    { y: 8, a: 5.6, soft: true },
    { y: 14, a: 4.6 },
    { y: 29, a: 3.7 },
    { y: 32, a: 3.4, soft: true },
    { y: 32.4, a: 1.4 },
  ]);
  const top = moved(frame, 0, h + 7, 0);
  const cover = profile([
    { y: 3.4, a: 10.5 },
    { y: 30, a: 7.4 },
    { y: 36, a: 6.8, soft: true },
    { y: 36.4, a: 3.5 },
  ]);
  return {
    nodes: [
      ...drawBody(camera, frame, { r, b, h, shoulder: 8, neck: 9, color: '#fbfaf6', label: [0.06, 0.98] }, dress),
      ...drawLoft(camera, top, rest, plastic('#f7f5ef', 0.4), '#ffffff'),
      ...(capped
        ? drawLoft(camera, top, cover, plastic(accent, 0.8), lighten(accent, 0.15))
        : drawLoft(camera, top, nozzle, plastic('#f7f5ef', 0.5), '#ffffff')),
    ],
    shadow: shadowOf(camera, frame, r, b, h + 20),
  };
}

/** A soft bottle for eye drops with its screw top. */
export function drawEyeDrops(camera: Camera, frame: Frame, dress: Dress, capped = true): Thing {
  const accent = dress.brand.layout === 'clinical' ? dress.copy.tint : dress.brand.base;
  const [r, h] = [13, 34];
  const tip = profile([
    { y: 0, a: 6.4 },
    { y: 4, a: 6.4 },
    { y: 7, a: 3.2, soft: true },
    { y: 15, a: 1.6 },
  ]);
  const top = moved(frame, 0, h + 5, 0);
  const cap = profile([
    { y: 0, a: 8.6 },
    { y: 10, a: 8 },
    { y: 17, a: 5.4, soft: true },
    { y: 21, a: 4.8 },
    { y: 22, a: 4.8, soft: true },
    { y: 22, a: 3 },
  ]);
  return {
    nodes: [
      ...drawBody(
        camera,
        frame,
        { r, b: r * 0.8, h, shoulder: 6, neck: 7, color: '#fdfcf9', label: [0.05, 0.97] },
        dress,
      ),
      ...(capped
        ? drawLoft(camera, top, cap, plastic(accent, 0.6), lighten(accent, 0.2))
        : drawLoft(camera, top, tip, plastic('#f7f5ef', 0.5), '#ffffff')),
    ],
    shadow: shadowOf(camera, frame, r, r * 0.8, h),
  };
}

/** A can or slim bottle with a finger pump under a clear cover: throat, skin and repellent sprays. */
export function drawPumpSpray(camera: Camera, frame: Frame, dress: Dress, ml: number, covered = true): Thing {
  const k = Math.cbrt(ml / 100);
  const [r, h] = [20 * k, 96 * k];
  const top = moved(frame, 0, h + 9 * k, 0);
  const color = dress.brand.layout === 'clinical' || dress.brand.layout === 'quiet' ? '#fbfaf6' : dress.brand.wash;
  const collar: Ring[] = [
    { y: 0, a: 10.5 * k },
    { y: 7 * k, a: 10.5 * k },
  ];
  const head = profile([
    { y: 7 * k, a: 6 * k },
    { y: 9 * k, a: 7.6 * k },
    { y: 19 * k, a: 7.6 * k },
    { y: 21 * k, a: 7.6 * k, soft: true },
    { y: 21 * k, a: 5 * k },
  ]);
  const hole = camera.project(at(top, 0, 14 * k, 7.6 * k));
  const dot = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => [hole[0] + Math.cos(i * 0.785) * 1.1 * k, hole[1] + Math.sin(i * 0.785) * 1.1 * k] as const,
  );
  const cover = profile([
    { y: 0, a: 13 * k },
    { y: 25 * k, a: 12.4 * k },
    { y: 28 * k, a: 12.4 * k, soft: true },
    { y: 28 * k, a: 8 * k },
  ]);
  const pump: Node[] = [
    ...drawLoft(camera, top, collar, metal('#c9ccd0'), '#dfe1e4'),
    ...drawLoft(camera, top, head, plastic('#fbfaf6', 0.5), '#ffffff'),
    fill(polygon(dot), darken('#8a8a86', 0.3)),
  ];
  return {
    nodes: [
      ...drawBody(camera, frame, { r, h, shoulder: 10 * k, neck: 10 * k, color, label: [0.05, 0.96] }, dress),
      ...pump,
      ...(covered ? [{ nodes: drawLoft(camera, top, cover, clear('#eef0ee'), '#ffffff'), opacity: 0.55 }] : []),
    ],
    shadow: shadowOf(camera, frame, r, r, h),
  };
}

/** A pressurised can. */
export function drawAerosol(camera: Camera, frame: Frame, dress: Dress, ml: number): Thing {
  const k = Math.cbrt(ml / 150);
  const [r, h] = [22 * k, 118 * k];
  const rings = profile([
    { y: 0, a: r - 1.2 },
    { y: 1.5, a: r },
    { y: h, a: r },
    { y: h + 5 * k, a: r * 0.98, soft: true },
    { y: h + 8 * k, a: r * 0.8 },
  ]);
  const sheet = { top: h * 0.99, w: r * 1.88, h: h * 0.96, gloss: 0.9 };
  const art = frontPanel(dress.copy, dress.brand, { ...sheet, bleed: r * 2 });
  return {
    nodes: [
      ...drawLoft(camera, frame, rings, metal('#cdd0d3')),
      ...wrap(camera, frame, rings, sheet, art),
      ...screwCap(camera, frame, {
        y: h + 6.5 * k,
        r: r * 0.86,
        h: 30 * k,
        color: dress.brand.base,
        ribs: false,
        bevel: 5 * k,
      }),
    ],
    shadow: shadowOf(camera, frame, r, r, h),
  };
}

/** A bottle with a lotion pump. */
export function drawPumpBottle(camera: Camera, frame: Frame, dress: Dress, ml: number): Thing {
  const k = Math.cbrt(ml / 500);
  const [r, h] = [36 * k, 130 * k];
  const color = dress.brand.layout === 'quiet' || dress.brand.layout === 'clinical' ? '#fdfcf9' : dress.brand.wash;
  const top = moved(frame, 0, h + 20 * k, 0);
  const collar: Ring[] = [
    { y: -3, a: 15 * k },
    { y: 12 * k, a: 15 * k },
  ];
  const stem: Ring[] = [
    { y: 12 * k, a: 4.5 * k },
    { y: 32 * k, a: 4.5 * k },
  ];
  const head = profile([
    { y: 30 * k, a: 12 * k },
    { y: 38 * k, a: 12 * k },
    { y: 41 * k, a: 12 * k, soft: true },
    { y: 41 * k, a: 8 * k },
  ]);
  const p = (x: number, y: number) => camera.project(at(top, x * k, y * k, 2 * k));
  const spout = polygon([p(-6, 40), p(-38, 37), p(-42, 33), p(-41, 28), p(-37, 29), p(-36, 32), p(-6, 32)]);
  return {
    nodes: [
      ...drawBody(
        camera,
        frame,
        { r, b: r * 0.78, h, shoulder: 22 * k, neck: 14 * k, color, label: [0.08, 0.93] },
        dress,
      ),
      ...drawLoft(camera, top, stem, plastic('#e9e7e1', 0.5)),
      ...drawLoft(camera, top, collar, plastic('#fbfaf6', 0.5), '#ffffff'),
      fill(spout, '#efece5'),
      ...drawLoft(camera, top, head, plastic('#fbfaf6', 0.5), '#ffffff'),
    ],
    shadow: shadowOf(camera, frame, r, r * 0.78, h),
  };
}
