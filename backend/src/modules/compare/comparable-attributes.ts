import type { Context } from '../../context';
import { label, phrase } from '../../labels';
import { type Attribute, allAttributes, optionIdsOf, optionsOf } from '../catalog/attribute/attribute-queries';
import { longTextsOf, productById } from '../catalog/product/product-queries';
import { isAnythingCompared } from './queries';

type Read = (ctx: Context, productId: number) => Promise<string | null | undefined>;

interface Comparable {
  code: string;
  label: string;
  /** The value as a person reads it; nothing where the product has none. */
  read: Read;
}

// Every Magento compares these.
const BUILT_IN = [
  { code: 'sku', phrase: 'SKU', read: async (ctx, id) => (await productById(ctx, id))?.sku },
  { code: 'description', phrase: 'Description', read: async (ctx, id) => (await longTextsOf(ctx, id)).description },
  {
    code: 'short_description',
    phrase: 'Short Description',
    read: async (ctx, id) => (await longTextsOf(ctx, id)).shortDescription,
  },
] as const satisfies { code: string; phrase: string; read: Read }[];

async function textOf(ctx: Context, { id, code, input }: Attribute, productId: number) {
  if (input === 'text' || input === 'textarea') return (await longTextsOf(ctx, productId)).attributes[code];
  const chosen = (await optionIdsOf(ctx, productId)).get(id);
  if (!chosen) return null;
  if (input === 'boolean') return phrase(chosen.includes(1) ? 'Yes' : 'No', ctx.store);
  const options = (await optionsOf(ctx, id)).filter((option) => chosen.includes(option.id));
  return options.map(({ labels }) => label(labels, ctx.store)).join(', ');
}

async function allComparable(ctx: Context): Promise<Comparable[]> {
  const own = (await allAttributes(ctx)).filter(({ isComparable }) => isComparable);
  return [
    ...BUILT_IN.map(({ code, phrase: text, read }) => ({ code, label: phrase(text, ctx.store), read })),
    ...own.map((attribute) => ({
      code: attribute.code,
      label: label(attribute.labels, ctx.store),
      read: (_: Context, productId: number) => textOf(ctx, attribute, productId),
    })),
  ];
}

/**
 * What products are compared by. Magento takes the attribute sets of whatever anybody compares, and this shop has
 * one set: there are attributes as soon as one list has a product.
 */
export async function comparableAttributes(ctx: Context): Promise<Comparable[]> {
  return (await isAnythingCompared(ctx)) ? allComparable(ctx) : [];
}

/** A compared product's values; Magento says so where it has none. */
export async function comparedValues(ctx: Context, productId: number): Promise<{ code: string; value: string }[]> {
  const attributes = await allComparable(ctx);
  return Promise.all(
    attributes.map(async ({ code, read }) => ({ code, value: (await read(ctx, productId)) || 'N/A' })),
  );
}
