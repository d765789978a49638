import type { ProductSeed } from '../../../types';
import type { PageDraft } from '../../content-draft';
import { leafletTexts, verbOf } from './chapters';
import { type LeafletTexts, leaflet } from './leaflet';
import { type LeafletView, textIn, textOf } from './leaflet-words';
import { lastRevision } from './medicine-effects';

/** A leaflet of every product that names one which nobody has written, composed of what the shop says of its medicines. */
export function composedLeaflets(products: readonly ProductSeed[], written: readonly PageDraft[]): PageDraft[] {
  const own = new Set(written.map(({ identifier }) => identifier));
  return products.flatMap((product) => {
    const identifier = textOf(product.attributes.leaflet, 'default');
    if (identifier === '' || own.has(identifier)) return [];
    const parts = partsOf(product, products);
    const [verb, ...otherVerbs] = new Set(parts.map(verbOf));
    return leaflet(identifier.replace(/^leaflets\//, ''), {
      name: [nameOf(product, 'default'), nameOf(product, 'mmstr_th')],
      ...lastRevision(parts),
      verb: otherVerbs.length > 0 ? 'use' : verb,
      english: textsIn('default', parts, products),
      thai: textsIn('mmstr_th', parts, products),
    });
  });
}

/** The medicines that a leaflet is about: the product, or what a bundle is made of, as it is sold by itself. */
function partsOf(product: ProductSeed, products: readonly ProductSeed[]): ProductSeed[] {
  if (!product.bundle) return [product];
  const skus = new Set(product.bundle.options.flatMap(({ selections }) => selections.map(({ sku }) => sku)));
  return products.filter(
    ({ sku, configurable, attributes }) =>
      attributes.leaflet && (skus.has(sku) || configurable?.variants.some((variant) => skus.has(variant))),
  );
}

const PACK = {
  default: /, \d+(?: (?:g|ml|sachets|sprays))?$/,
  mmstr_th: / \d+ (?:เม็ด|แคปซูล|ซอง|แผ่น|ชิ้น|หลอด|กรัม|ครั้ง|พ่น|มล\.)$/,
};

/** What a medicine is called, without what a pack holds. */
function nameOf({ name }: ProductSeed, view: LeafletView): string {
  return textIn(name, view).replace(PACK[view], '');
}

function textsIn(view: LeafletView, parts: readonly ProductSeed[], products: readonly ProductSeed[]): LeafletTexts {
  const told = parts.map((part) => ({ name: nameOf(part, view), texts: leafletTexts(part, view, products) }));
  const chapter = (index: number) => together(told.map(({ name, texts }) => ({ name, text: texts[index] ?? '' })));
  return [chapter(0), chapter(1), chapter(2), chapter(3), chapter(4), chapter(5)];
}

/** One chapter about several medicines: what is the same is said once, below the names of those it is about. */
function together(told: readonly { name: string; text: string }[]): string {
  const about = new Map<string, string[]>();
  for (const { name, text } of told) about.set(text, [...(about.get(text) ?? []), name]);
  const [[only = ''] = []] = about;
  if (about.size === 1) return only;
  return [...about].map(([text, names]) => `<h3>${names.join('; ')}</h3>${text}`).join('');
}
