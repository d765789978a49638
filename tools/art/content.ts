import type { ProductSeed } from '../../backend/src/database/seed/types';
import { camera, lying, standing } from './draw/space';
import type { Thing } from './draw/thing';
import { drawMortar } from './goods/mortar';
import { blisterFace, blisterSize, drawSheet, gridFor } from './packs/blister';
import { type Plan, planOf } from './product';
import { clinic, clinicWide, meadow } from './scenes';
import { type Canvas, still, variety, WALLS } from './still';
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

type Frame = Pick<Canvas, 'width' | 'height' | 'fillWidth' | 'fillHeight' | 'center'>;

/** Room for words at the left, or above on phones. */
const WIDE: Frame = { width: 1600, height: 640, fillWidth: 0.38, fillHeight: 0.7, center: [0.79, 0.56] };
const TALL: Frame = { width: 780, height: 900, fillWidth: 0.86, fillHeight: 0.42, center: [0.5, 0.74] };
/** A hero with its words above, on a phone. */
const PHONE: Frame = { width: 780, height: 1280, fillWidth: 0.9, fillHeight: 0.36, center: [0.5, 0.8] };
/** Half of a page's width: the goods stand in the right half of it. */
const HALF: Frame = { width: 1280, height: 640, fillWidth: 0.42, fillHeight: 0.62, center: [0.75, 0.56] };

/** What stands at the top of the home page: the assortment around a mortar. */
function hero(shelf: Shelf, frame: Frame): string {
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
  return still([...things, ...front], { ...frame, wall: WALLS.evergreen });
}

/** The pictures of the shop's content by file name, below `wysiwyg`. */
export function contentPictures(products: readonly ProductSeed[]): Record<string, string> {
  const shelf = shelfOf(products);
  const cam = camera(10);
  const article = { width: 1280, height: 800, fillWidth: 0.66, fillHeight: 0.64 };
  const row = (pattern: RegExp, count: number): Thing[] =>
    arrange(cam, variety(shelf.find(pattern), count).map(packOf));
  const tall = { ...TALL, fillWidth: 0.72 };
  // A decongestant is for a few days only: what is used daily for weeks is a steroid.
  const sprays = row(/fluticasone|mometasone|beclometasone/i, 2);
  // What may be used together: of antihistamine tablets one.
  const season = arrange(
    cam,
    [/fluticasone/i, /cetirizine/i, /eye drops/i].flatMap((one) => shelf.find(one).slice(0, 1)).map(packOf),
  );
  const pair = [...shelf.find(/paracetamol/i).slice(0, 1), ...shelf.find(/ibuprofen/i).slice(0, 1)];
  const kit = shelf.find(/first aid kit/i)[0];
  return {
    'home/hero-desktop': hero(shelf, WIDE),
    'home/hero-mobile': hero(shelf, PHONE),
    'home/advice-hay-fever': still(row(/hay-fever/i, 3), { ...article, wall: { ...WALLS.lilac, emblem: 'flower' } }),
    'home/advice-paracetamol-or-ibuprofen': still(arrange(cam, pair.map(packOf), 1.08), {
      ...article,
      wall: { ...WALLS.rose, emblem: 'tablet' },
    }),
    'home/advice-first-aid-kit': still(kit ? shotOf(kit, 'contents').things : [], {
      ...article,
      wall: { ...WALLS.evergreen, emblem: 'plaster' },
    }),
    'home/advice-travel-health': still(row(/travel/i, 4), { ...article, wall: { ...WALLS.sky, emblem: 'plane' } }),
    'home/advice-stop-smoking': still(row(/stop-smoking/i, 3), {
      ...article,
      wall: { ...WALLS.lemon, emblem: 'leaf' },
    }),
    'content/season': still(row(/hay-fever/i, 3), { ...HALF, wall: WALLS.lilac }),
    'content/clinic': clinic(1280, 800),
    'content/clinic-wide': clinicWide(1280, 640),
    'content/counter': still(row(/everyday|devices|vitamins/i, 5), { ...article, fillWidth: 0.8, wall: WALLS.sand }),
    'content/meadow': meadow(1600, 900),
    'content/meadow-mobile': meadow(780, 900),
    'content/nasal-spray': still(sprays, { ...WIDE, fillWidth: 0.4, fillHeight: 0.66, wall: WALLS.sky }),
    'content/nasal-spray-mobile': still(sprays, { ...tall, wall: WALLS.sky }),
    'content/season-mobile': still(season, { ...tall, wall: WALLS.lilac }),
    'content/eye-drops-mobile': still(row(/eye drops/i, 3), { ...tall, wall: WALLS.apricot }),
  };
}
