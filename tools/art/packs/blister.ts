import { fill, lay, linear, type Node, type Surface, shift, stroke } from '../draw/node';
import { pointsOf, polygon, rect } from '../draw/path';
import { floorShadow, sheetShadow } from '../draw/shadow';
import { at, type Camera, type Frame, type Vector } from '../draw/space';
import type { Thing } from '../draw/thing';
import { PILL_SIZE, type PillLook, pocket } from '../goods/pill';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Rows and columns for one strip of a pack of so many. */
export function gridFor(count: number, look: PillLook): Grid {
  const [l, w] = PILL_SIZE[look.kind];
  const perStrip = [12, 10, 8, 14, 7, 6, 9, 4, 2].find((n) => count % n === 0) ?? 10;
  const rows = perStrip % 2 === 0 && perStrip > 2 ? 2 : perStrip === 9 ? 3 : 1;
  const big = l > 20 || w > 14;
  return big && perStrip > 8 ? { columns: 4, rows: 2 } : { columns: perStrip / rows, rows };
}

/** Width and height of a strip in millimetres. */
export function blisterSize({ columns, rows }: Grid, look: PillLook): { w: number; h: number } {
  const [l, w] = PILL_SIZE[look.kind];
  return { w: columns * (w + 6.5) + 7, h: rows * (l + 6.5) + 7 };
}

/** A strip from its upper left corner: foil, pockets, pills. */
export function blisterFace(grid: Grid, look: PillLook): Node[] {
  const size = blisterSize(grid, look);
  const [l, w] = PILL_SIZE[look.kind];
  const sheet = rect(0, 0, size.w, size.h, 3.2);
  const silver = linear(
    [0, 0],
    [size.w, size.h],
    [
      { at: 0, color: '#f4f5f6' },
      { at: 0.3, color: '#d5d9dc' },
      { at: 0.5, color: '#eef0f1' },
      { at: 0.75, color: '#bfc4c8' },
      { at: 1, color: '#dfe2e4' },
    ],
  );
  const nodes: Node[] = [
    fill(sheet, silver),
    stroke(sheet, '#ffffff', 0.5, 0.8),
    stroke(rect(1.5, 1.5, size.w - 3, size.h - 3, 2.2), '#9aa0a5', 0.25, 0.5),
  ];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const x = 3.5 + (column + 0.5) * (w + 6.5);
      const y = 3.5 + (row + 0.5) * (l + 6.5);
      nodes.push(...shift(pocket(look), x, y, 1, l === w ? 0 : 90));
    }
  }
  if (grid.rows > 1)
    nodes.push(
      stroke(
        polygon(
          [
            [2, size.h / 2],
            [size.w - 2, size.h / 2],
          ],
          false,
        ),
        '#8f959a',
        0.22,
        0.5,
      ),
    );
  return nodes;
}

/** A flat sheet lying in (or leaning over) a frame, its middle at the frame's origin. */
export function drawSheet(
  camera: Camera,
  frame: Frame,
  size: { w: number; h: number },
  face: readonly Node[],
  thickness = 1.2,
  radius = 3.2,
): Thing {
  const surface = (height: number): Surface => ({
    bend: 0,
    map: (x, y) => camera.project(at(frame, x - size.w / 2, size.h / 2 - y, height)),
  });
  const corners = pointsOf(rect(0, 0, size.w, size.h, radius)).map(
    ([x, y]): Vector => at(frame, x - size.w / 2, size.h / 2 - y, 0),
  );
  const lift = frame.origin[1];
  return {
    nodes: [
      ...(lift > 0.6 ? [sheetShadow(camera, corners, lift)] : []),
      ...lay([fill(rect(0, 0, size.w, size.h, radius), '#8f8c84')], surface(0)),
      ...lay(face, surface(thickness)),
    ],
    shadow: lift > 0.6 ? [] : floorShadow(camera, corners, 7),
  };
}
