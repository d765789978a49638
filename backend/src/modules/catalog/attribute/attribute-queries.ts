import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { attribute, attributeOption } from '../../../database/schema/catalog';
import { productOptionValue } from '../../../database/schema/products';
import { byLabel } from '../../../labels';
import { batched, grouped, perRequest } from '../../../request-batch';

export type Attribute = typeof attribute.$inferSelect;
export type AttributeOption = typeof attributeOption.$inferSelect;

/** Every product attribute, by position, then id. */
export const allAttributes = perRequest(
  async (ctx): Promise<Attribute[]> =>
    await ctx.db.select().from(attribute).orderBy(asc(attribute.position), asc(attribute.id)),
);

/** The attribute of a code; undefined when there is none. */
export async function attributeByCode(ctx: Context, code: string): Promise<Attribute | undefined> {
  return (await allAttributes(ctx)).find((candidate) => candidate.code === code);
}

/** Attributes by their ids. */
export async function attributesById(ctx: Context): Promise<Map<number, Attribute>> {
  return new Map((await allAttributes(ctx)).map((row) => [row.id, row]));
}

/** An attribute's options in their sort order, those that share one by the view's labels, as Magento gives them. */
export const optionsOf = batched<number, AttributeOption[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(attributeOption)
      .where(inArray(attributeOption.attributeId, [...ids]))
      .orderBy(asc(attributeOption.sortOrder), asc(attributeOption.id));
    const inOrder = (one: AttributeOption, other: AttributeOption) =>
      one.sortOrder - other.sortOrder || byLabel(one.labels, other.labels, ctx.store);
    return grouped(rows.toSorted(inOrder), (row) => row.attributeId);
  },
  () => [],
);

/** A product's own option ids by attribute id, ascending; a yes/no attribute has 0 or 1. */
export const optionIdsOf = batched<number, Map<number, number[]>>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(productOptionValue)
      .where(inArray(productOptionValue.productId, [...ids]))
      .orderBy(asc(productOptionValue.optionId));
    const products = grouped(rows, (row) => row.productId);
    return new Map([...products].map(([id, values]) => [id, byAttribute(values)]));
  },
  () => new Map(),
);

function byAttribute(values: (typeof productOptionValue.$inferSelect)[]): Map<number, number[]> {
  const attributes = grouped(values, (value) => value.attributeId);
  return new Map([...attributes].map(([id, found]) => [id, found.map((value) => value.optionId)]));
}
