import type { ProductSeed } from '../../../types';
import { paragraphs } from '../../texts';
import { type LeafletView, labelOf, lowered, sayIn, textOf } from './leaflet-words';

/** How a pack is kept, until when, and where it goes then. */
export function keeping({ attributes: { storage } }: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  const isKeptAway = textOf(storage, 'default').includes('children');
  const rules = [
    ...(isKeptAway ? [] : [t('Keep it out of the sight and reach of children.', 'เก็บให้พ้นสายตาและมือเด็ก')]),
    t('Do not use it after the date on the pack.', 'ห้ามใช้หลังวันหมดอายุบนบรรจุภัณฑ์'),
    t('Take what you no longer need to a pharmacy.', 'นำยาที่ไม่ใช้แล้วไปคืนที่ร้านยา'),
  ];
  return `${textOf(storage, view)}${paragraphs(rules.join(' '))}`;
}

/** What a medicine is made of, the packs that it comes in, and its licence. */
export function contents(product: ProductSeed, view: LeafletView, products: readonly ProductSeed[]): string {
  const t = sayIn(view);
  const { ingredients, active_amounts: amounts, licence_number: licence } = product.attributes;
  const hasAmounts = /\d/.test(textOf(ingredients, 'default'));
  const packs = packSizes(product, view, products);
  const lines = [
    hasAmounts ? '' : said(t('Active ingredients', 'ตัวยาสำคัญ'), textOf(amounts, view), t),
    said(t('Packs', 'บรรจุภัณฑ์'), packs, t),
    said(t('Licence number', 'เลขทะเบียนยา (สหราชอาณาจักร)'), typeof licence === 'string' ? licence : '', t),
  ];
  return `${textOf(ingredients, view)}${paragraphs(...lines.filter(Boolean))}`;
}

function said(subject: string, text: string, t: ReturnType<typeof sayIn>): string {
  return text && `${subject}: ${text}${t('.', '')}`;
}

/** What the packs hold; of variants also what else they differ in. */
function packSizes(product: ProductSeed, view: LeafletView, products: readonly ProductSeed[]): string {
  const t = sayIn(view);
  const { attributes: codes = [], variants = [] } = product.configurable ?? {};
  const packs = variants.length > 0 ? products.filter(({ sku }) => variants.includes(sku)) : [product];
  const told = packs.map(({ attributes }) => {
    const differing = codes
      .filter((code) => code !== 'pack_size')
      .map((code) => lowered(labelOf(code, attributes[code], view)));
    const measure = textOf(attributes.unit_pricing_measure, view);
    const size = measure || (attributes.pack_size ? labelOf('pack_size', attributes.pack_size, view) : '');
    return [...differing, lowered(size)].filter(Boolean).join(t(', ', ' '));
  });
  return told.filter(Boolean).join(t('; ', ', '));
}
