import { darken, lighten } from '../draw/color';
import { drawLoft, profile, type Ring, wrap } from '../draw/loft';
import { clear, glass, type Material, plastic } from '../draw/material';
import type { Node } from '../draw/node';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Dress } from '../label/copy';
import { frontPanel } from '../label/label';
import { screwCap } from './cap';

/** A bottle's shape in millimetres: body, shoulder, neck and cap. */
export interface BottleShape {
  readonly r: number;
  /** Half depth, when the bottle is oval. */
  readonly b?: number;
  readonly body: number;
  readonly shoulder: number;
  readonly neck: number;
  readonly cap: { readonly r: number; readonly h: number; readonly color: string; readonly ribs?: boolean };
  readonly material: Material;
  /** Where the label begins and ends, as shares of the body's height from its foot. */
  readonly label: readonly [number, number];
  readonly gloss?: number;
}

/** A standing bottle, labelled and closed. */
export function drawBottle(camera: Camera, frame: Frame, shape: BottleShape, dress: Dress): Thing {
  const { r, b, body, shoulder, neck, cap } = shape;
  const depth = b ?? r;
  const rings: Ring[] = profile([
    { y: 0, a: r - 3, b: depth - 3 },
    { y: 0.2, a: r, b: depth, soft: true },
    { y: 3.5, a: r, b: depth },
    { y: body, a: r, b: depth },
    { y: body + shoulder * 0.55, a: r * 0.99, b: depth * 0.99, soft: true },
    { y: body + shoulder * 0.8, a: neck * 1.02, soft: true },
    { y: body + shoulder + 2, a: neck },
  ]);
  const foot = body * shape.label[0];
  const h = body * (shape.label[1] - shape.label[0]);
  const w = b ? r * 1.72 : r * 1.86;
  const art = frontPanel(dress.copy, dress.brand, { w, h, bleed: r * 2 });
  const nodes: Node[] = [
    ...drawLoft(camera, frame, rings, shape.material),
    ...wrap(camera, frame, rings, { top: foot + h, w, h, gloss: shape.gloss ?? 0.7 }, art),
    ...screwCap(camera, frame, { y: body + shoulder * 0.94, ...cap }),
  ];
  const [x, , z] = at(frame, 0, 0, 0);
  return { nodes, shadow: floorShadow(camera, discPrint(x, z, r, depth), body + shoulder) };
}

/** Brown glass for a medicine of `ml` millilitres. */
export function syrupBottle(ml: number, capColor = '#f4f2ec'): BottleShape {
  const k = Math.cbrt(ml / 200);
  return {
    r: 29 * k,
    body: 92 * k,
    shoulder: 26 * k,
    neck: 13.5,
    cap: { r: 16, h: 21, color: capColor },
    material: glass('#7a3d12'),
    label: [0.07, 0.93],
    gloss: 0.9,
  };
}

/** A wide tub for tablets and gummies. */
export function tub(size: number, color: string, capColor: string): BottleShape {
  const k = Math.cbrt(size / 60);
  return {
    r: 31 * k,
    body: 72 * k,
    shoulder: 11 * k,
    neck: 23.5 * k,
    cap: { r: 26 * k, h: 19 * k, color: capColor },
    material: plastic(color, 0.6),
    label: [0.06, 0.95],
    gloss: 0.6,
  };
}

/** An oval bottle for shampoo, wash and lotion. */
export function ovalBottle(ml: number, color: string, capColor: string): BottleShape {
  const k = Math.cbrt(ml / 200);
  return {
    r: 33 * k,
    b: 19 * k,
    body: 112 * k,
    shoulder: 24 * k,
    neck: 12.5 * k,
    cap: { r: 14.5 * k, h: 26 * k, color: capColor, ribs: false },
    material: plastic(color, 0.7),
    label: [0.1, 0.9],
    gloss: 0.55,
  };
}

/** Clear plastic that shows the colour of what it holds: mouthwash. */
export function clearBottle(ml: number, liquid: string, capColor: string): BottleShape {
  const k = Math.cbrt(ml / 500);
  return {
    r: 37 * k,
    b: 27 * k,
    body: 140 * k,
    shoulder: 38 * k,
    neck: 15 * k,
    cap: { r: 19 * k, h: 32 * k, color: capColor },
    material: clear(lighten(liquid, 0.25)),
    label: [0.16, 0.86],
    gloss: 0.6,
  };
}

/** A small bottle with pipette: drops. */
export function dropperBottle(ml: number, color = darken('#9a4a16', 0.1)): BottleShape {
  const k = Math.cbrt(ml / 20);
  return {
    r: 16 * k,
    body: 46 * k,
    shoulder: 11 * k,
    neck: 8,
    cap: { r: 9.6, h: 13, color: '#f4f2ec' },
    material: glass(color),
    label: [0.06, 0.94],
    gloss: 0.8,
  };
}

/** A slim tube for effervescent tablets. */
export const fizzTube = (color: string, capColor: string): BottleShape => ({
  r: 18,
  body: 96,
  shoulder: 2,
  neck: 17.5,
  cap: { r: 19, h: 16, color: capColor, ribs: false },
  material: plastic(color, 0.6),
  label: [0.03, 0.98],
  gloss: 0.6,
});

/** A slim stick with a ball under its tall cap: roll-ons and pens. */
export const rollOn = (capColor: string): BottleShape => ({
  r: 11,
  body: 56,
  shoulder: 5,
  neck: 9,
  cap: { r: 11.2, h: 26, color: capColor, ribs: false },
  material: plastic('#fbfaf6', 0.6),
  label: [0.05, 0.97],
  gloss: 0.5,
});
