import { mapPath, type Path, type Point } from './path';
import { subdivide } from './subdivide';

export interface Stop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

/** A colour, or a gradient in the coordinates of what it paints. */
export type Paint =
  | string
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point; readonly stops: readonly Stop[] }
  | { readonly kind: 'radial'; readonly center: Point; readonly radius: number; readonly stops: readonly Stop[] };

export interface Mark {
  readonly path: Path;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly opacity?: number;
  readonly blur?: number;
  /** Left out when the picture is fitted to its frame. */
  readonly loose?: boolean;
}

export interface Group {
  readonly nodes: readonly Node[];
  readonly clip?: Path;
  readonly opacity?: number;
  readonly loose?: boolean;
}

export type Node = Mark | Group;

export const fill = (path: Path, paint: Paint, opacity?: number): Mark => ({ path, fill: paint, opacity });

export const stroke = (path: Path, paint: Paint, width: number, opacity?: number): Mark => ({
  path,
  stroke: paint,
  width,
  opacity,
});

export const linear = (from: Point, to: Point, stops: readonly Stop[]): Paint => ({ kind: 'linear', from, to, stops });

export const radial = (center: Point, radius: number, stops: readonly Stop[]): Paint => ({
  kind: 'radial',
  center,
  radius,
  stops,
});

/** Something flat that a drawing can be laid on: a box's face, a bottle's wall, the floor. */
export interface Surface {
  map(x: number, y: number): Point;
  /** Longest straight piece that the surface leaves straight; 0 for plane surfaces. */
  readonly bend: number;
}

function layPaint(paint: Paint | undefined, surface: Surface): Paint | undefined {
  if (paint === undefined || typeof paint === 'string') return paint;
  if (paint.kind === 'linear') {
    return { ...paint, from: surface.map(...paint.from), to: surface.map(...paint.to) };
  }
  const center = surface.map(...paint.center);
  const edge = surface.map(paint.center[0] + paint.radius, paint.center[1]);
  return { ...paint, center, radius: Math.hypot(edge[0] - center[0], edge[1] - center[1]) };
}

const layPath = (path: Path, surface: Surface): Path =>
  mapPath(surface.bend > 0 ? subdivide(path, surface.bend) : path, (x, y) => surface.map(x, y));

/** A drawing laid on a surface: outlines, clips and gradients follow it. */
export function lay(nodes: readonly Node[], surface: Surface): Node[] {
  return nodes.map((node) => {
    if ('nodes' in node) {
      return { ...node, nodes: lay(node.nodes, surface), clip: node.clip && layPath(node.clip, surface) };
    }
    return {
      ...node,
      path: layPath(node.path, surface),
      fill: layPaint(node.fill, surface),
      stroke: layPaint(node.stroke, surface),
    };
  });
}

/** Nodes moved, scaled and turned in the plane. */
export function shift(nodes: readonly Node[], x: number, y: number, scale = 1, turn = 0): Node[] {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  const grow = (node: Node): Node =>
    'nodes' in node
      ? { ...node, nodes: node.nodes.map(grow) }
      : { ...node, width: node.width && node.width * scale, blur: node.blur && node.blur * scale };
  const surface: Surface = { bend: 0, map: (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos] };
  return lay(nodes, surface).map(grow);
}
