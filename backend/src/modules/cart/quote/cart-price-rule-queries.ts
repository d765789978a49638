import { and, arrayOverlaps, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartRule } from '../../../database/schema/sales';
import { ALL_STORES } from '../../../database/schema/stores';
import { today } from '../../../dates';
import { isValid, type RuleRow } from './cart-price-rules';

/** Rules that hold today in the store view of the request: those for every cart and that of the coupon, in their order. */
export async function rulesOf(ctx: Context, couponCode: string | null): Promise<RuleRow[]> {
  const rows = await ctx.db
    .select()
    .from(cartRule)
    .where(
      and(
        cartRule.isActive,
        arrayOverlaps(cartRule.storeIds, [ALL_STORES, ctx.store.id]),
        couponCode === null ? isNull(cartRule.couponCode) : or(isNull(cartRule.couponCode), isCode(couponCode)),
      ),
    )
    .orderBy(asc(cartRule.sortOrder), asc(cartRule.id));
  return rows.filter((rule) => isValid(rule, today(ctx)));
}

// Coupon codes have no case.
function isCode(code: string) {
  return eq(sql`lower(${cartRule.couponCode})`, code.toLowerCase());
}
