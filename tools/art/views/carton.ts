import { darken } from '../draw/color';
import { fill, lay, linear, type Node, stroke } from '../draw/node';
import { polygon, rect } from '../draw/path';
import { at, type Camera, camera, type Frame, lying, rotated, standing, times } from '../draw/space';
import type { Thing } from '../draw/thing';
import { drawPill, type PillLook } from '../goods/pill';
import type { Dress } from '../label/copy';
import { frontPanel } from '../label/label';
import { braille, sidePanel, topPanel } from '../label/sides';
import { blisterFace, blisterSize, drawSheet, gridFor } from '../packs/blister';
import { type BoxSize, drawBox, lightOn, plane } from '../packs/box';
import type { Plan } from '../product';
import { pillLook } from './pill-look';
import type { Shot, View } from './shot';

/** A printed carton. */
export function carton(cam: Camera, frame: Frame, size: BoxSize, { copy, brand }: Dress): Thing {
  const { w, h, d } = size;
  const dots = copy.legal || copy.strength ? braille(copy.name, w * 0.52, h * 0.86, Math.min(1.1, h * 0.018)) : [];
  return drawBox(cam, frame, size, brand.paper, {
    front: [...frontPanel(copy, brand, { w, h, bleed: 0 }), ...(w > h ? dots : [])],
    right: sidePanel(copy, brand, { w: d, h, bleed: 0 }),
    left: sidePanel(copy, brand, { w: d, h, bleed: 0 }),
    top: topPanel(copy, brand, { w, h: d, bleed: 0 }),
  });
}

/** A carton whose right end is open, its flap swung back, a sheet half out. */
function openCarton(
  cam: Camera,
  frame: Frame,
  size: BoxSize,
  dress: Dress,
  sheet: { w: number; h: number },
  face: readonly Node[],
): Thing {
  const { w, h, d } = size;
  const closed = carton(cam, frame, size, dress);
  const end = [
    at(frame, w / 2, h, d / 2),
    at(frame, w / 2, h, -d / 2),
    at(frame, w / 2, 0, -d / 2),
    at(frame, w / 2, 0, d / 2),
  ].map(cam.project);
  const [near = [0, 0] as const, far = [0, 0] as const] = end;
  const inside: Node = fill(
    polygon(end),
    linear(near, far, [
      { at: 0, color: '#5d564a' },
      { at: 1, color: '#a39a89' },
    ]),
  );
  const flap = rotated({ ...frame, origin: at(frame, w / 2, 0, -d / 2) }, 'y', 112);
  const flapPlane = plane(cam, flap, [0, h, 0], [0, 0, 1], [0, -1, 0]);
  const f = Math.min(d * 0.8, 17);
  const board = polygon([
    [0, 0],
    [f * 0.9, h * 0.02],
    [f, h * 0.09],
    [f, h * 0.91],
    [f * 0.9, h * 0.98],
    [0, h],
  ]);
  const light = lightOn(times(flap.x, -1));
  const flapNodes = lay(
    [
      fill(board, darken('#efece3', 1 - light)),
      fill(
        board,
        linear(
          [0, 0],
          [f, 0],
          [
            { at: 0, color: '#17120a', opacity: 0.26 },
            { at: 0.6, color: '#17120a', opacity: 0 },
          ],
        ),
      ),
      stroke(board, '#8f8878', 0.25, 0.6),
    ],
    flapPlane,
  );
  const out = sheet.w * 0.56;
  const top = (h + Math.min(sheet.h, h * 0.94)) / 2;
  const slide = plane(cam, frame, [w / 2 - (sheet.w - out), top, 0], [1, 0, 0], [0, -1, 0]);
  const shown = rect(sheet.w - out, -2, out + 4, sheet.h + 4);
  return {
    nodes: [
      ...flapNodes,
      ...closed.nodes,
      inside,
      ...lay(
        [
          {
            nodes: [
              ...face,
              fill(
                rect(sheet.w - out, 0, sheet.w * 0.14, sheet.h),
                linear(
                  [sheet.w - out, 0],
                  [sheet.w - out * 0.76, 0],
                  [
                    { at: 0, color: '#17120a', opacity: 0.4 },
                    { at: 1, color: '#17120a', opacity: 0 },
                  ],
                ),
              ),
            ],
            clip: shown,
          },
        ],
        slide,
      ),
    ],
    shadow: closed.shadow,
  };
}

interface Layout {
  readonly size: BoxSize;
  readonly look: PillLook;
  readonly grid: ReturnType<typeof gridFor>;
  readonly sheet: { w: number; h: number };
}

/** Carton, strip and piece sizes that belong together. */
export function layout(plan: Plan): Layout {
  const look = pillLook(plan);
  const grid = gridFor(plan.amount, look);
  const sheet = blisterSize(grid, look);
  const strips = Math.max(1, Math.ceil(plan.amount / (grid.columns * grid.rows)));
  const w = Math.max(sheet.w + 5, 78);
  return { size: { w, h: Math.max(sheet.h + 5, w * 0.47), d: Math.min(62, 11 + strips * 7) }, look, grid, sheet };
}

/** Cartons with blister strips: tablets, capsules, lozenges. */
export function cartonShot(plan: Plan, view: View): Shot {
  const { size, look, grid, sheet } = layout(plan);
  const face = blisterFace(grid, look);
  if (view === 'front') {
    const cam = camera(15);
    return { things: [carton(cam, standing(0, 0, -25), size, plan.dress)], fillWidth: 0.84 };
  }
  if (view === 'angle') {
    const cam = camera(24);
    const box = openCarton(
      cam,
      standing(0, 0, -33),
      size,
      plan.dress,
      { w: Math.max(sheet.w, size.w * 0.9), h: sheet.h },
      face,
    );
    return { things: [box], fillWidth: 0.86 };
  }
  const cam = camera(36);
  const box = carton(cam, standing(-size.w * 0.04, -sheet.h * 0.62 - size.d * 0.6, -20), size, plan.dress);
  const pieces = [
    [-0.46, 0.72, 20],
    [-0.27, 0.86, -35],
  ].map(([x = 0, z = 0, turn = 0]) => drawPill(cam, lying(x * sheet.w, z * sheet.h + sheet.h * 0.28, turn), look));
  const under = drawSheet(cam, lying(sheet.w * 0.1, sheet.h * 0.3, 12, 0.2), sheet, face);
  const over = drawSheet(cam, lying(0, sheet.h * 0.36, -6, 5), sheet, face);
  return { things: [box, under, over, ...pieces], fillWidth: 0.82, fillHeight: 0.74 };
}
