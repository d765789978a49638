import type { Node } from './node';
import { type Point, pointsOf } from './path';
import { toSvg } from './svg';
import type { Thing } from './thing';

/** The shop's "sunken" well, so that a picture melts into the card around it. */
const GROUND = '#F3F1EA';

function solidPoints(nodes: readonly Node[]): Point[] {
  return nodes.flatMap((node) => {
    if (node.loose) return [];
    if ('nodes' in node) return node.clip ? pointsOf(node.clip) : solidPoints(node.nodes);
    return pointsOf(node.path);
  });
}

export interface Frameup {
  readonly width: number;
  readonly height: number;
  /** Share of the picture's width and height that the things may fill. */
  readonly fillWidth?: number;
  readonly fillHeight?: number;
  readonly background?: string;
  /** Drawn behind the things, in the picture's own pixels. */
  readonly backdrop?: readonly Node[];
  /** Where the middle of the things stands, as a share of the picture. */
  readonly center?: Point;
}

/** The things, fitted and centred, as an SVG picture. */
export function picture(things: readonly Thing[], frame: Frameup): string {
  const nodes = [...things.flatMap(({ shadow }) => shadow), ...things.flatMap(({ nodes }) => nodes)];
  const points = solidPoints(nodes);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height, fillWidth = 0.76, fillHeight = 0.76, center = [0.5, 0.5] } = frame;
  const scale = Math.min((width * fillWidth) / (right - left), (height * fillHeight) / (bottom - top));
  const x = width * center[0] - ((left + right) / 2) * scale;
  const y = height * center[1] - ((top + bottom) / 2) * scale;
  const fixed = (value: number): string => value.toFixed(4);
  return toSvg(nodes, width, height, {
    background: frame.background ?? GROUND,
    backdrop: frame.backdrop,
    transform: `matrix(${fixed(scale)} 0 0 ${fixed(scale)} ${fixed(x)} ${fixed(y)})`,
  });
}
