import { isShownOn, pieceBadge, productLabel } from '@/lib/catalog/card/card-rules';
import { withUrlSelection } from '@/lib/catalog/options/selection-url';
import { type AttributeCatalogue, attributeValue } from '@/lib/catalog/product/attributes';
import { toPriceView, type UnitPrice, unitPricing } from '@/lib/catalog/product/price';
import { type Money, times } from '@/lib/format/money';
import { keepAmounts } from '@/lib/format/unbroken';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { ingredientKey } from '@/lib/pharmacy/guard/ingredient-guard';
import { readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import type { ComparedAnswer } from './documents';

/** A pack that a medicine may be bought in. */
export interface ComparedPack {
  uid: string;
  name: string;
  /** With the variant chosen; null for the product that is being looked at. */
  href: string | null;
  /** What it holds, as the merchant writes it. */
  holds: string;
  price: Money;
  unitPrice: UnitPrice;
  /** By the price of one unit, as it is shown. */
  isCheapest: boolean;
  legalCategory: string | null;
}

interface CompareContext {
  storeView: Pick<StoreView, 'code' | 'isDefault'>;
  currency: string;
  attributes: AttributeCatalogue;
}

/** More are no help: they are dearer ones. */
const MOST = 8;

/** All packs of a medicine of the same amounts and form, any brand, the cheapest unit first; none without another. */
export function comparePacks(
  own: { uid: string },
  answers: readonly (ComparedAnswer | null)[],
  context: CompareContext,
): ComparedPack[] {
  const packs = answers.flatMap((answer) => (answer ? packsOf(answer, answer.uid === own.uid, context) : []));
  const wanted = packs.find(({ isOwn }) => isOwn);
  if (!wanted) return [];
  const same = packs
    .filter(({ medicine, unitPrice }) => medicine === wanted.medicine && unitPrice.unit === wanted.unitPrice.unit)
    .toSorted((a, b) => a.perUnit - b.perUnit || a.price.minor - b.price.minor);
  if (same.every(({ isOwn }) => isOwn)) return [];
  const [cheapest] = same;
  return same
    .filter(({ isOwn }, index) => isOwn || index < MOST)
    .map(({ isOwn, medicine, perUnit, ...pack }) => ({
      ...pack,
      href: isOwn ? null : pack.href,
      isCheapest: pack.unitPrice.price.minor === cheapest?.unitPrice.price.minor,
    }));
}

interface FoundPack extends Omit<ComparedPack, 'isCheapest'> {
  isOwn: boolean;
  /** The same for what may be taken instead. */
  medicine: string;
  perUnit: number;
}

/** What may be bought of a product: itself, or its variants. Kits of several medicines are compared with nothing. */
function packsOf(answer: ComparedAnswer, isOwn: boolean, context: CompareContext): FoundPack[] {
  if (answer.__typename === 'BundleProduct' || answer.__typename === 'GroupedProduct') return [];
  if (!answer.variants) return toPack(answer, answer, null, isOwn, context);
  return answer.variants.flatMap((variant) =>
    variant?.product ? toPack(answer, variant.product, answer, isOwn, context) : [],
  );
}

type SoldAnswer = Omit<ComparedAnswer, 'variants' | 'url_key' | 'url_suffix'>;

function toPack(
  product: ComparedAnswer,
  sold: SoldAnswer,
  parent: object | null,
  isOwn: boolean,
  { storeView, currency, attributes }: CompareContext,
): FoundPack[] {
  const { name, url_key, url_suffix } = product;
  const label = (code: string) =>
    productLabel(sold, code, attributes) ?? (parent && productLabel(parent, code, attributes));
  const holds = label(FACT_ATTRIBUTES.packHolds);
  const pricing = unitPricing(holds, label(UNIT_BASE));
  const medicine = medicineOf(sold, parent, attributes);
  const badge = pieceBadge(sold, parent, attributes, medicineCardRules);
  const isSold = isOwn || sold.stock_status !== 'OUT_OF_STOCK';
  if (!name || !url_key || !holds || !pricing || !medicine || !isSold || !isShownOn({ badge }, 'linked')) return [];
  const { final: price, isUnknown } = toPriceView(sold.price_range, sold.__typename, currency);
  if (isUnknown) return [];
  const query = parent ? withUrlSelection('', { variant: sold.sku ?? null, uids: null }) : '';
  return [
    {
      uid: sold.uid,
      name: keepAmounts(name),
      href: `${viewPath(storeView, `/${url_key}${url_suffix ?? ''}`)}${query}`,
      holds: keepAmounts(holds),
      price,
      unitPrice: { price: times(price, pricing.factor), unit: pricing.unit },
      legalCategory: badge?.label ?? null,
      isOwn,
      medicine,
      perUnit: price.minor * pricing.factor,
    },
  ];
}

const UNIT_BASE = 'unit_pricing_base';

/** What packs are compared by. */
export const COMPARED_ATTRIBUTES: readonly string[] = [
  FACT_ATTRIBUTES.activeIngredient,
  FACT_ATTRIBUTES.activeAmounts,
  FACT_ATTRIBUTES.strength,
  FACT_ATTRIBUTES.dosageForm,
  FACT_ATTRIBUTES.packHolds,
  FACT_ATTRIBUTES.legalCategory,
  UNIT_BASE,
];

/** Ingredients with their amounts, and the form; null where an amount, or the form, is told of neither way. */
function medicineOf(product: object, parent: object | null, attributes: AttributeCatalogue): string | null {
  const { ingredients } = readMedicineFacts(product, parent, attributes);
  const value = (code: string) => attributeValue(product, code) ?? (parent && attributeValue(parent, code));
  const strength = value(FACT_ATTRIBUTES.strength);
  const form = value(FACT_ATTRIBUTES.dosageForm);
  const parts = ingredients.map(({ name, amount }) => {
    // A cream's percentage is no amount, but its strength is a label.
    const much = amount ? `${amount.milligrams.toFixed(4)} ${amount.per}` : strength;
    return much && `${ingredientKey(name)} ${much}`;
  });
  if (!form || parts.length === 0 || parts.includes(null)) return null;
  return [form, ...parts.toSorted()].join('\n');
}
