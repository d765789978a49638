import { asc, inArray } from 'drizzle-orm';
import { customOption, customOptionValue } from '../../../database/schema/products';
import { batched, grouped } from '../../../request-batch';

export type CustomOption = typeof customOption.$inferSelect;
export type CustomOptionValue = typeof customOptionValue.$inferSelect;

/** A product's customizable options in their order. */
export const customOptionsOf = batched<number, CustomOption[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(customOption)
      .where(inArray(customOption.productId, [...ids]))
      .orderBy(asc(customOption.sortOrder), asc(customOption.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

/** The values of an option to choose from, in their order. */
export const customOptionValuesOf = batched<number, CustomOptionValue[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(customOptionValue)
      .where(inArray(customOptionValue.optionId, [...ids]))
      .orderBy(asc(customOptionValue.sortOrder), asc(customOptionValue.id));
    return grouped(rows, (row) => row.optionId);
  },
  () => [],
);
