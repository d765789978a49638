import type { Labels } from '@/lib/catalog/card/card-rules';
import { attributeValue } from '@/lib/catalog/product/attributes';
import { categoryOfLabel } from '@/lib/pharmacy/category-labels';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { type MedicineFacts, readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { type GuardedLine, guardBasket } from './ingredient-guard';
import { ASKED_MOST, PRESCRIBED_MOST } from './ingredient-limits';

/** A line of a cart, as far as it is judged. */
export interface JudgedLine {
  key: string;
  quantity: number;
  contents: readonly { uid: string; name: string; quantity: number; product: object; parent: object | null }[];
}

/** A cart's lines with the facts of what they hold. */
export function guardedLines(lines: readonly JudgedLine[], attributes: Labels): GuardedLine[] {
  return lines.map(({ key, quantity, contents }) => ({
    key,
    quantity,
    contents: contents.map(({ product, parent, ...content }) => {
      const facts = readMedicineFacts(product, parent, attributes);
      const maximumPerOrder = mostOf(facts, formOf(product) ?? (parent && formOf(parent)));
      return {
        ...content,
        limitedAs: limitedAs(content.uid, product, parent, facts),
        facts: { ...facts, maximumPerOrder },
      };
    }),
  }));
}

/** Packs of a product in one order: one set of answers is about one use of it. */
function mostOf({ legalCategory, maximumPerOrder }: MedicineFacts, form: string | null): number | null {
  const category = categoryOfLabel(legalCategory);
  if (category === 'pom') return PRESCRIBED_MOST;
  if (maximumPerOrder !== null) return maximumPerOrder;
  return category === 'p' && form !== null ? ASKED_MOST : null;
}

/** Packs that one order may have of a medicine, where it has nothing else; null where nothing limits it. */
export function mostPerOrder(facts: MedicineFacts, form: string | null): number | null {
  const own = { uid: '', name: '', quantity: 1, facts: { ...facts, maximumPerOrder: mostOf(facts, form) } };
  return guardBasket([{ key: '', quantity: 1, contents: [own] }]).caps[0]?.most ?? null;
}

/** What a limit counts: all variants together, unless a variant has a limit of its own; on prescription always. */
function limitedAs(uid: string, product: object, parent: object | null, { legalCategory }: MedicineFacts): string {
  const parentUid: unknown = parent && Reflect.get(parent, 'uid');
  const hasOwn = attributeValue(product, FACT_ATTRIBUTES.maximumPerOrder) !== null;
  if (hasOwn && categoryOfLabel(legalCategory) !== 'pom') return uid;
  return typeof parentUid === 'string' ? parentUid : uid;
}
