import type { Labels } from '@/lib/catalog/card/card-rules';
import { attributeValue, valueLabel } from '@/lib/catalog/product/attributes';
import { FACT_ATTRIBUTES } from './fact-attributes';
import { type IngredientAmount, type PackContent, parseActiveAmounts, parseAmount, parseContent } from './measures';

/** A substance that a medicine works by. */
export interface ActiveIngredient {
  /** As the merchant writes it, in the store view's language. */
  name: string;
  /** Null where nobody has said it, or it is no weight: a cream has percent. */
  amount: IngredientAmount | null;
}

/** What a merchant's attributes tell of a product as a medicine; what they do not is null, or empty. */
export interface MedicineFacts {
  /** In the store view's language; only a medicine has one. */
  legalCategory: string | null;
  ingredients: ActiveIngredient[];
  content: PackContent | null;
  minimumAge: string | null;
  /** In packs. */
  maximumPerOrder: number | null;
  isSugarFree: boolean | null;
  licenceNumber: string | null;
  driving: string | null;
  pregnancy: string | null;
  longestUse: string | null;
  leaflet: string | null;
}

/** The facts of a product as the backend answered it; a variant's own win over those of its parent. */
export function readMedicineFacts(product: object, parent: object | null, attributes: Labels): MedicineFacts {
  const text = (code: string) => label(product, code, attributes) ?? (parent && label(parent, code, attributes));
  const size = parseContent(text(FACT_ATTRIBUTES.packSize) ?? '');
  const holds = text(FACT_ATTRIBUTES.packHolds);
  const content = holds === null ? size : parseContent(holds);
  const most = Number.parseInt(text(FACT_ATTRIBUTES.maximumPerOrder) ?? '', 10);
  const sugarFree = text(FACT_ATTRIBUTES.sugarFree);
  return {
    legalCategory: text(FACT_ATTRIBUTES.legalCategory),
    ingredients: ingredientsOf(text),
    // The number of packs may stand in the size alone: a price per tablet is told of all that is held.
    content: content && { ...size, ...content },
    minimumAge: text(FACT_ATTRIBUTES.minimumAge),
    maximumPerOrder: most > 0 ? most : null,
    isSugarFree: sugarFree === null ? null : sugarFree === '1',
    licenceNumber: text(FACT_ATTRIBUTES.licenceNumber),
    driving: text(FACT_ATTRIBUTES.driving),
    pregnancy: text(FACT_ATTRIBUTES.pregnancy),
    longestUse: text(FACT_ATTRIBUTES.longestUse),
    leaflet: text(FACT_ATTRIBUTES.leaflet),
  };
}

function label(product: object, code: string, attributes: Labels): string | null {
  const value = attributeValue(product, code);
  const metadata = attributes.get(code);
  return value === null || !metadata ? null : valueLabel(metadata, value);
}

/** The list with amounts, and what is ticked beside it; the strength is that of a single ingredient only. */
function ingredientsOf(text: (code: string) => string | null): ActiveIngredient[] {
  const listed = parseActiveAmounts(text(FACT_ATTRIBUTES.activeAmounts) ?? '');
  const ticked = (text(FACT_ATTRIBUTES.activeIngredient) ?? '').split(', ').filter(Boolean);
  const isListed = (name: string) => listed.some((entry) => isSame(entry.name, name));
  const others = ticked.filter((name) => !isListed(name)).map((name) => ({ name, amount: null }));
  const [only, ...more] = [...listed, ...others];
  if (!only) return [];
  if (more.length > 0 || only.amount) return [only, ...more];
  return [{ ...only, amount: parseAmount(text(FACT_ATTRIBUTES.strength) ?? '') }];
}

/** A list may name the salt, or add in brackets what else it is called: "Ibuprofen lysine". */
function isSame(listed: string, ticked: string): boolean {
  return listed.toLowerCase().includes(ticked.toLowerCase());
}
