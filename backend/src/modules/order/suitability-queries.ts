import type { Context } from '../../context';
import type { CartLine } from '../cart/lines/line-rules';
import { attributeByCode, optionIdsOf, optionsOf } from '../catalog/attribute/attribute-queries';
import { longTextsOf, type Product } from '../catalog/product/product-queries';
import { OrderError } from './order-rules';
import { sealedForm } from './suitability-seal';

const LEGAL_CATEGORY = 'legal_category';
const ON_PRESCRIPTION = /^prescription only$/i;
const FORM = 'suitability_form';

/**
 * This shop's own rules, beside Magento's: what is sold on prescription, or after questions, is ordered with answers that
 * the storefront has sealed for it. Without the storefront's secret nothing is ordered on prescription, and questions are
 * the storefront's alone. Throws OrderError.
 */
export async function refuseUnsuitable(ctx: Context, lines: readonly CartLine[]): Promise<void> {
  const isPrescribed = await prescribed(ctx);
  for (const line of lines) {
    const held = [line.product, ...line.pieces.map(({ product }) => product)];
    const needs = await Promise.all(held.map(isPrescribed));
    const forms = new Set(
      (await Promise.all(held.map((product) => formOf(ctx, product)))).filter((form) => form !== null),
    );
    if (needs.includes(true)) {
      // A consultation is held about one product: about all that a line sells, and by its own form.
      const isConsulted = needs[0] === true && line.selections.length === 0 && isAnswered(ctx, line, forms);
      if (!isConsulted) throw new OrderError('Some of the products need a prescription and cannot be ordered.');
    } else if (forms.size > 0 && ctx.suitabilitySecret !== undefined && !isAnswered(ctx, line, forms)) {
      throw new OrderError('Some of the products need answers to their questions before they can be ordered.');
    }
  }
}

/** Tells what is sold on prescription alone. */
async function prescribed(ctx: Context): Promise<(product: Product) => Promise<boolean>> {
  const attribute = await attributeByCode(ctx, LEGAL_CATEGORY);
  if (!attribute) return async () => false;
  const options = await optionsOf(ctx, attribute.id);
  const refused = options.filter(({ labels }) => ON_PRESCRIPTION.test(labels.default ?? '')).map(({ id }) => id);
  return async ({ id }) =>
    (await optionIdsOf(ctx, id)).get(attribute.id)?.some((one) => refused.includes(one)) ?? false;
}

async function formOf(ctx: Context, { id }: Product): Promise<string | null> {
  return (await longTextsOf(ctx, id)).attributes[FORM]?.trim() || null;
}

/** Whether the one form of all that a line holds was answered for it, and not too long ago. */
function isAnswered({ suitabilitySecret: secret }: Context, line: CartLine, forms: ReadonlySet<string>): boolean {
  if (secret === undefined || forms.size !== 1) return false;
  const texts = line.options.flatMap(({ values }) => values.map(({ text }) => text));
  return texts.some((text) => {
    const form = sealedForm(text, line.product.sku, secret);
    return form !== null && forms.has(form);
  });
}
