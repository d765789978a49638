import { darken, lighten } from '../draw/color';
import { drawLoft, type Ring, wrap } from '../draw/loft';
import { plastic } from '../draw/material';
import { fill, linear, type Node, stroke } from '../draw/node';
import { polygon } from '../draw/path';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame, moved } from '../draw/space';
import type { Thing } from '../draw/thing';
import type { Dress } from '../label/copy';
import { frontPanel } from '../label/label';
import { sideColor } from '../label/sides';
import { screwCap } from './cap';

/** Millimetres of a tube: radius at the cap's end, length without cap. */
export interface TubeSize {
  readonly r: number;
  readonly length: number;
}

/** The usual tube for so many grams. */
export const tubeSize = (grams: number): TubeSize => {
  const k = Math.cbrt(grams / 30);
  return { r: 14 * k, length: 92 * k };
};

/** A tube that stands on its cap; its crimped end is up. */
export function drawTube(camera: Camera, frame: Frame, { r, length }: TubeSize, dress: Dress): Thing {
  const { brand, copy } = dress;
  const capHeight = r * 0.95;
  const paper = brand.layout === 'botanical' ? brand.paper : sideColor(copy, brand);
  const body = moved(frame, 0, capHeight, 0);
  const wide = (Math.PI / 2) * r * 0.97;
  const rings: Ring[] = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return {
      y: t * length,
      a: r + (wide - r) * Math.sin((t * Math.PI) / 2),
      b: r * Math.cos((t * Math.PI) / 2) ** 0.8 + 0.4,
    };
  });
  const w = r * 2.25;
  const art = frontPanel(copy, brand, { w, h: length * 0.93, bleed: r * 2 });
  const crimpY = length * 0.93;
  const corner = (x: number, y: number) => camera.project(at(body, x, y, 0.6));
  const crimp = polygon([corner(-wide, crimpY), corner(wide, crimpY), corner(wide, length), corner(-wide, length)]);
  const ridges = Array.from({ length: 5 }, (_, i) => {
    const y = crimpY + ((i + 0.7) / 5.6) * (length - crimpY);
    return stroke(polygon([corner(-wide, y), corner(wide, y)], false), '#1a140a', length * 0.003, 0.14);
  });
  const nodes: Node[] = [
    ...screwCap(camera, frame, { y: 0, r: r * 0.94, h: capHeight + 0.5, color: capColor(dress), bevel: 0.6 }),
    ...drawLoft(camera, body, rings, plastic(paper, 0.5)),
    ...wrap(camera, body, rings, { top: crimpY, w, h: crimpY, gloss: 0.5 }, art),
    fill(crimp, lighten(paper, 0.08)),
    fill(
      crimp,
      linear(corner(-wide, length), corner(wide, length), [
        { at: 0, color: '#ffffff', opacity: 0.25 },
        { at: 1, color: '#1a140a', opacity: 0.2 },
      ]),
    ),
    ...ridges,
  ];
  const [x, , z] = at(frame, 0, 0, 0);
  return { nodes, shadow: floorShadow(camera, discPrint(x, z, r), length) };
}

function capColor({ brand, copy }: Dress): string {
  if (brand.layout === 'clinical' || brand.layout === 'quiet') return '#f6f4ef';
  return brand.layout === 'sunrise' ? brand.base : brand.layout === 'botanical' ? brand.base : darken(copy.tint, 0.05);
}

/** A low jar with a wide lid. */
export function drawJar(camera: Camera, frame: Frame, grams: number, dress: Dress): Thing {
  const k = Math.cbrt(grams / 50);
  const r = 30 * k;
  const body = 34 * k;
  const rings: Ring[] = [
    { y: 0, a: r - 2 },
    { y: 0.8, a: r - 0.5 },
    { y: 2.5, a: r },
    { y: body, a: r },
  ];
  const w = r * 1.9;
  const h = body * 0.86;
  const art = frontPanel(dress.copy, dress.brand, { w, h, bleed: r * 2 });
  const [x, , z] = at(frame, 0, 0, 0);
  return {
    nodes: [
      ...drawLoft(camera, frame, rings, plastic('#fbfaf6', 0.5), '#e9e6df'),
      ...wrap(camera, frame, rings, { top: body * 0.95, w, h, gloss: 0.6 }, art),
      ...screwCap(camera, frame, {
        y: body,
        r: r * 1.04,
        h: 17 * k,
        color: dress.brand.layout === 'clinical' ? dress.brand.base : dress.brand.deep,
        ribs: false,
        bevel: 2 * k,
      }),
    ],
    shadow: floorShadow(camera, discPrint(x, z, r), body),
  };
}
