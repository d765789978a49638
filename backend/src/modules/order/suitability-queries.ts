import type { Context } from '../../context';
import type { CartLine } from '../cart/lines/line-rules';
import { attributeByCode, optionIdsOf, optionsOf } from '../catalog/attribute/attribute-queries';
import { longTextsOf, type Product } from '../catalog/product/product-queries';
import { readBlock } from '../cms/queries';
import { OrderError } from './order-rules';
import { type SealedForm, sealedForm } from './suitability-seal';

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
    const [own = null, ...others] = await Promise.all(held.map((product) => formOf(ctx, product)));
    // A bundle's own form asks about its parts; a variant's own wins over its parent's.
    const asked = line.selections.length > 0 && own !== null ? [] : others.map((form) => form ?? own);
    const forms = new Set((asked.length > 0 ? asked : [own]).filter((form) => form !== null));
    if (needs.includes(true)) {
      // A consultation is held about one product: about all that a line sells, and by its own form.
      const isConsulted = needs[0] === true && line.selections.length === 0 && (await isAnswered(ctx, line, forms));
      if (!isConsulted) throw new OrderError('Some of the products need a prescription and cannot be ordered.');
    } else if (forms.size > 0 && ctx.suitabilitySecret !== undefined && !(await isAnswered(ctx, line, forms))) {
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

/** Whether the one form of all that a line holds was answered for it as it is now, and not too long ago. */
async function isAnswered(ctx: Context, line: CartLine, forms: ReadonlySet<string>): Promise<boolean> {
  const { suitabilitySecret: secret } = ctx;
  if (secret === undefined || forms.size !== 1) return false;
  for (const { text } of line.options.flatMap(({ values }) => values)) {
    const sealed = sealedForm(text, line.product.sku, secret);
    if (sealed && forms.has(sealed.id) && sealed.version === (await presentVersion(ctx, sealed))) return true;
  }
  return false;
}

/** The version that a form has in the store view where it was answered; null where it is not asked there. */
async function presentVersion(ctx: Context, { id, store: code }: SealedForm): Promise<number | null> {
  const store = ctx.stores.find((one) => one.code === code);
  const block = store && (await readBlock({ ...ctx, store }, id));
  const lines = block?.content.replace(/<[^>]*>/g, '\n') ?? '';
  const [, version] = /^\s*version\s*:\s*(\d+)\s*$/im.exec(lines) ?? [];
  return version ? Number(version) : null;
}
