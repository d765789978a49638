import { categories } from '../../backend/src/database/seed/data/categories';
import type { ProductSeed } from '../../backend/src/database/seed/types';
import { lighten } from './draw/color';
import { fill, linear, type Node } from './draw/node';
import { ellipse, rect } from './draw/path';
import { picture } from './draw/scene';
import { camera } from './draw/space';
import type { Thing } from './draw/thing';
import { emblem } from './label/emblem';
import { type Plan, planOf } from './product';
import { arrange } from './views/arrange';
import { packOf } from './views/pack';

/** Colours of a still life's wall and the disc of light on it. */
export interface Wall {
  readonly wall: string;
  readonly disc: string;
  readonly emblem?: string;
}

export const WALLS = {
  evergreen: { wall: '#E3F0EB', disc: '#C9E2D9' },
  apricot: { wall: '#FBEADD', disc: '#F6D6BF' },
  sky: { wall: '#E5F0FA', disc: '#CBE0F3' },
  sand: { wall: '#F3F1EA', disc: '#E6E1D2' },
  lilac: { wall: '#EFEAF6', disc: '#DDD3EC' },
  rose: { wall: '#FAE9EC', disc: '#F2D0D8' },
  lemon: { wall: '#FAF3D9', disc: '#F2E5AE' },
} satisfies Record<string, Wall>;

/** The wall, a disc of light, and a table's edge, for a picture of the given size. */
function backdrop(width: number, height: number, { wall, disc, emblem: sign }: Wall, focus: number): Node[] {
  const horizon = height * 0.62;
  const r = Math.min(width, height) * 0.42;
  return [
    fill(
      rect(0, 0, width, horizon + 2),
      linear(
        [0, 0],
        [width, horizon],
        [
          { at: 0, color: lighten(wall, 0.35) },
          { at: 1, color: wall },
        ],
      ),
    ),
    fill(ellipse(width * focus, height * 0.46, r), disc),
    ...(sign ? emblem(sign, width * (focus > 0.5 ? 0.16 : 0.84), height * 0.24, r * 0.3, disc, '#FFFFFF') : []),
    fill(
      rect(0, horizon, width, height - horizon),
      linear(
        [0, horizon],
        [0, height],
        [
          { at: 0, color: lighten(wall, 0.55) },
          { at: 0.25, color: lighten(wall, 0.4) },
          { at: 1, color: lighten(wall, 0.15) },
        ],
      ),
    ),
    fill(rect(0, horizon - 1, width, height * 0.004), '#ffffff', 0.7),
    ...(focus > 0.6 ? [roomForWords(width * 0.66, horizon, height, wall)] : []),
  ];
}

/** The wall goes on below the table's edge where words stand on the picture. */
function roomForWords(width: number, horizon: number, height: number, wall: string): Node {
  const stops = [
    { at: 0, color: lighten(wall, 0.33) },
    { at: 0.62, color: lighten(wall, 0.2) },
    { at: 1, color: lighten(wall, 0.2), opacity: 0 },
  ];
  return fill(rect(0, horizon - 2, width, height - horizon + 2), linear([0, 0], [width, 0], stops));
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly wall: Wall;
  readonly fillWidth?: number;
  readonly fillHeight?: number;
  readonly center?: readonly [number, number];
}

/** The things before a wall. */
export function still(things: readonly Thing[], { width, height, wall, ...rest }: Canvas): string {
  const center = rest.center ?? [0.5, 0.56];
  return picture(things, {
    width,
    height,
    background: lighten(wall.wall, 0.3),
    backdrop: backdrop(width, height, wall, center[0]),
    fillWidth: rest.fillWidth ?? 0.7,
    fillHeight: rest.fillHeight ?? 0.68,
    center,
  });
}

const SIGNS: Record<string, Wall> = {
  'pain-relief': { ...WALLS.rose, emblem: 'head' },
  'cold-flu': { ...WALLS.sky, emblem: 'snow' },
  allergy: { ...WALLS.lilac, emblem: 'flower' },
  digestion: { ...WALLS.rose, emblem: 'stomach' },
  skin: { ...WALLS.sand, emblem: 'drop' },
  'first-aid': { ...WALLS.evergreen, emblem: 'shield' },
  'everyday-care': { ...WALLS.lemon, emblem: 'sun' },
  'baby-child': { ...WALLS.apricot, emblem: 'bear' },
  travel: { ...WALLS.sky, emblem: 'plane' },
  services: { ...WALLS.evergreen, emblem: 'speech' },
};

/** Keys of a category and all below it. */
function branch(id: number): Set<string> {
  const own = categories.find((category) => category.id === id);
  const below = categories.filter(({ parent }) => parent === id).flatMap((child) => [...branch(child.id)]);
  return new Set([...(own ? [own.key] : []), ...below]);
}

/** Up to `count` plans that differ in brand and form as much as the list allows. */
export function variety(plans: readonly Plan[], count: number): Plan[] {
  const chosen: Plan[] = [];
  const alike = (a: Plan, b: Plan): number => (a.form === b.form ? 2 : 0) + (a.dress.brand === b.dress.brand ? 1 : 0);
  const rest = [...plans];
  while (chosen.length < count && rest.length > 0) {
    const scored = rest.map((plan, i) => ({
      i,
      cost: chosen.reduce((sum, other) => sum + alike(plan, other), 0) + i * 0.01,
    }));
    const best = scored.reduce((a, b) => (b.cost < a.cost ? b : a));
    chosen.push(...rest.splice(best.i, 1));
  }
  return chosen;
}

/** The picture of a category: some of what stands in it. */
export function categoryStill(category: { id: number; key: string }, products: readonly ProductSeed[]): string {
  const keys = branch(category.id);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const visible = products.filter(
    ({ visibility, type }) => visibility !== 1 && type !== 'grouped' && type !== 'bundle',
  );
  const first = visible.filter((product) => keys.has(product.categories[0] ?? ''));
  const also = visible.filter((product) => !first.includes(product) && product.categories.some((key) => keys.has(key)));
  const inside = first.length >= 4 ? first : [...first, ...also];
  const plans = variety(
    inside.map((product) => planOf(product, bySku)),
    4,
  );
  const cam = camera(9);
  return still(arrange(cam, plans.map(packOf)), {
    width: 960,
    height: 640,
    wall: SIGNS[category.key] ?? WALLS.sand,
    fillWidth: 0.74,
    fillHeight: 0.64,
  });
}
