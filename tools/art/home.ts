import type { ProductSeed } from '../../backend/src/database/seed/types';
import { camera, lying, standing } from './draw/space';
import type { Thing } from './draw/thing';
import { drawMortar } from './goods/mortar';
import { blisterFace, blisterSize, drawSheet, gridFor } from './packs/blister';
import { type Plan, planOf } from './product';
import { still, variety, WALLS } from './still';
import { arrange } from './views/arrange';
import { packOf } from './views/pack';
import { shotOf } from './views/shots';

interface Shelf {
  /** Visible products whose name or category the pattern names. */
  find(pattern: RegExp): Plan[];
}

function shelfOf(products: readonly ProductSeed[]): Shelf {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const plans = products
    .filter(({ visibility, type }) => visibility !== 1 && type !== 'grouped' && type !== 'bundle')
    .map((product) => ({
      text: `${product.name.default} ${product.categories.join(' ')}`,
      plan: planOf(product, bySku),
    }));
  return { find: (pattern) => plans.filter(({ text }) => pattern.test(text)).map(({ plan }) => plan) };
}

/** What stands at the top of the home page: the assortment around a mortar. */
function hero(shelf: Shelf): string {
  const cam = camera(14, 1400);
  const pick = (pattern: RegExp, count = 1): Plan[] => variety(shelf.find(pattern), count);
  const put = (pattern: RegExp, x: number, z: number, yaw = -20): Thing[] =>
    pick(pattern).map((plan) => packOf(plan).draw(cam, x, z, yaw));
  const things = [
    ...put(/Home first aid kit/i, -175, -150),
    ...put(/blood pressure/i, 196, -130, -16),
    ...put(/linctus/i, -22, -90),
    ...put(/gummies/i, 78, -70),
    ...put(/hydrocortisone/i, -78, 10),
    ...put(/nasal spray/i, 32, 30),
    ...put(/mmstr paracetamol/i, -168, 100),
    ...put(/cetirizine/i, 112, 104),
  ];
  const look = { kind: 'capsule', color: '#0F5C4D', second: '#f4f1e8' } as const;
  const grid = gridFor(8, look);
  const front: Thing[] = [
    drawMortar(cam, standing(232, 60), 40, '#e9e6de'),
    drawSheet(cam, lying(-50, 128, 10), blisterSize(grid, look), blisterFace(grid, look)),
  ];
  return still([...things, ...front], {
    width: 1500,
    height: 1000,
    wall: WALLS.evergreen,
    fillWidth: 0.86,
    fillHeight: 0.74,
    center: [0.5, 0.54],
  });
}

/** The home page's pictures by file name, below `wysiwyg/home`. */
export function homePictures(products: readonly ProductSeed[]): Record<string, string> {
  const shelf = shelfOf(products);
  const cam = camera(10);
  const article = { width: 1280, height: 800, fillWidth: 0.66, fillHeight: 0.64 };
  const row = (pattern: RegExp, count: number): Thing[] =>
    arrange(cam, variety(shelf.find(pattern), count).map(packOf));
  const pair = [...shelf.find(/paracetamol/i).slice(0, 1), ...shelf.find(/ibuprofen/i).slice(0, 1)];
  const kit = shelf.find(/first aid kit/i)[0];
  return {
    hero: hero(shelf),
    'advice-hay-fever': still(row(/hay-fever/i, 3), { ...article, wall: { ...WALLS.lilac, emblem: 'flower' } }),
    'advice-paracetamol-or-ibuprofen': still(arrange(cam, pair.map(packOf), 1.08), {
      ...article,
      wall: { ...WALLS.rose, emblem: 'tablet' },
    }),
    'advice-first-aid-kit': still(kit ? shotOf(kit, 'contents').things : [], {
      ...article,
      wall: { ...WALLS.evergreen, emblem: 'plaster' },
    }),
    'advice-travel-health': still(row(/travel/i, 4), { ...article, wall: { ...WALLS.sky, emblem: 'plane' } }),
  };
}
