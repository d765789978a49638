import { lighten, mix } from '../draw/color';
import { type Node, shift } from '../draw/node';
import { BODY } from './emblem-body';
import { NATURE } from './emblem-nature';
import { THINGS } from './emblem-things';

const SHAPES = { ...NATURE, ...BODY, ...THINGS };

/** Fruit keeps its own colours whatever the brand's are. */
const OWN_COLORS: Record<string, [string, string, string]> = {
  lemon: ['#F2C230', '#8DB33A', '#FFF6CF'],
  orange: ['#EE8322', '#5E9A3B', '#FFE7C2'],
  strawberry: ['#D9304C', '#4E9A45', '#FFE08A'],
  blackcurrant: ['#4A2A5E', '#5E9A3B', '#CDB4E0'],
  banana: ['#F2D24A', '#7A5A24', '#FFF4BF'],
  ginger: ['#CF9E55', '#A87632', '#F1DDB4'],
  mint: ['#3FA36F', '#66BE8C', '#E6F6EC'],
  fruit: ['#D9437A', '#7A3F98', '#FFE3EE'],
};

/** A small illustration around (x, y) with radius `r`, in the given main colour unless it has its own. */
export function emblem(name: string, x: number, y: number, r: number, color: string, paper: string): Node[] {
  const shape = SHAPES[name];
  if (!shape) return [];
  const own = OWN_COLORS[name];
  const ink = own
    ? { a: own[0], b: own[1], c: own[2] }
    : {
        a: color,
        b: paper === '#FFFFFF' || paper === '#ffffff' ? lighten(color, 0.55) : mix(color, paper, 0.45),
        c: paper,
      };
  return shift(shape(ink), x, y, r);
}
