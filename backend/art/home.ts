import type { ProductSeed } from '../src/database/seed/types';
import { camera, lying, standing } from './draw/space';
import type { Thing } from './draw/thing';
import { blisterFace, blisterSize, drawSheet, gridFor } from './forms/blister';
import { drawMortar } from './forms/mortar';
import { drawPill } from './forms/pill';
import { type Plan, planOf } from './product';
import { arrange, still, variety, WALLS } from './still';
import { shotOf } from './views/shots';
import { packOf } from './views/pack';

interface Shelf {
  /** Visible products whose name or category the pattern names. */
  find(pattern: RegExp): Plan[];
}

function shelfOf(products: readonly ProductSeed[]): Shelf {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const plans = products
    .filter(({ visibility, type }) => visibility !== 1 && type !== 'grouped' && type !== 'bundle')
    .map((product) => ({ text: `${product.name.default} ${product.categories.join(' ')}`, plan: planOf(product, bySku) }));
  return { find: (pattern) => plans.filter(({ text }) => pattern.test(text)).map(({ plan }) => plan) };
}

/** What stands at the top of the home page: the assortment around a mortar. */
function hero(shelf: Shelf): string {
  const cam = camera(9, 1300);
  const pick = (pattern: RegExp, count = 1): Plan[] => variety(shelf.find(pattern), count);
  const plans = [
    ...pick(/Home first aid kit/i),
    ...pick(/gummies|vitamin/i),
    ...pick(/paracetamol/i),
    ...pick(/syrup|cough.*(linctus|syrup)|honey/i),
    ...pick(/cetirizine|loratadine/i),
    ...pick(/cream/i),
    ...pick(/nasal/i),
  ];
  const things = arrange(cam, plans.map(packOf), 0.8);
  const look = { kind: 'capsule', color: '#0F5C4D', second: '#f4f1e8' } as const;
  const grid = gridFor(8, look);
  const front: Thing[] = [
    drawMortar(cam, standing(250, 78), 38, '#e9e6de'),
    drawSheet(cam, lying(-150, 110, 14), blisterSize(grid, look), blisterFace(grid, look)),
    ...[[-60, 118, 20], [-36, 132, -30]].map(([x = 0, z = 0, turn = 0]) => drawPill(cam, lying(x, z, turn), look)),
  ];
  return still([...things, ...front], { width: 1500, height: 1000, wall: WALLS.evergreen, fillWidth: 0.88, fillHeight: 0.66, center: [0.5, 0.58] });
}

/** The home page's pictures by file name, below `wysiwyg/home`. */
export function homePictures(products: readonly ProductSeed[]): Record<string, string> {
  const shelf = shelfOf(products);
  const cam = camera(10);
  const article = { width: 1280, height: 800, fillWidth: 0.66, fillHeight: 0.64 };
  const row = (pattern: RegExp, count: number): Thing[] => arrange(cam, variety(shelf.find(pattern), count).map(packOf));
  const pair = [...shelf.find(/paracetamol/i).slice(0, 1), ...shelf.find(/ibuprofen/i).slice(0, 1)];
  const kit = shelf.find(/first aid kit/i)[0];
  return {
    hero: hero(shelf),
    'advice-hay-fever': still(row(/hay-fever/i, 3), { ...article, wall: { ...WALLS.lilac, emblem: 'flower' } }),
    'advice-paracetamol-or-ibuprofen': still(arrange(cam, pair.map(packOf), 1.08), { ...article, wall: { ...WALLS.rose, emblem: 'tablet' } }),
    'advice-first-aid-kit': still(kit ? shotOf(kit, 'contents').things : [], { ...article, wall: { ...WALLS.evergreen, emblem: 'plaster' } }),
    'advice-travel-health': still(row(/travel/i, 4), { ...article, wall: { ...WALLS.sky, emblem: 'plane' } }),
  };
}
