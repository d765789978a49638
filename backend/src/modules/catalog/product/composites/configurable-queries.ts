import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { superAttribute } from '../../../../database/schema/products';
import { batched, grouped } from '../../../../request-batch';
import {
  type Attribute,
  type AttributeOption,
  attributesById,
  optionIdsOf,
  optionsOf,
} from '../../attribute/attribute-queries';
import type { Product } from '../product-queries';
import { variantsOf } from './child-queries';
import type { VariantValues } from './configurable-rules';

/** The attributes that a configurable's options choose, by attribute id. */
export const superAttributesOf = batched<number, (typeof superAttribute.$inferSelect)[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(superAttribute)
      .where(inArray(superAttribute.productId, [...ids]))
      .orderBy(asc(superAttribute.attributeId));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

export interface Variant extends VariantValues {
  product: Product;
}

export interface Choice {
  superAttributeId: number;
  position: number;
  attribute: Attribute;
  /** Options that some variant in stock has, in their sort order. */
  options: AttributeOption[];
}

/** The attributes that a configurable's options choose, by attribute id, and its variants that can be bought. */
export async function choicesOf(ctx: Context, productId: number): Promise<{ choices: Choice[]; variants: Variant[] }> {
  const [rows, attributes, products] = await Promise.all([
    superAttributesOf(ctx, productId),
    attributesById(ctx),
    variantsOf(ctx, productId),
  ]);
  const variants = await Promise.all(products.map((product) => withValues(ctx, product)));
  const choices = await Promise.all(
    rows.map(async ({ id, attributeId, position }) => {
      const attribute = attributes.get(attributeId);
      if (!attribute) return [];
      const used = new Set(variants.map(({ values }) => values.get(attributeId)));
      const options = (await optionsOf(ctx, attributeId)).filter((option) => used.has(option.id));
      return [{ superAttributeId: id, position, attribute, options }];
    }),
  );
  return { choices: choices.flat(), variants };
}

async function withValues(ctx: Context, product: Product): Promise<Variant> {
  const options = await optionIdsOf(ctx, product.id);
  const values = new Map(
    [...options].flatMap(([attributeId, [first]]) => (first === undefined ? [] : [[attributeId, first]])),
  );
  return { product, values };
}
