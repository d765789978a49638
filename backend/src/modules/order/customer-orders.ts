import { and, asc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../context';
import { cutTerm } from '../../cut-term';
import { salesOrder } from '../../database/schema/sales';
import { inputError } from '../../errors';
import type { OrderRow } from './documents/document-rules';

interface NumberFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
  match?: string | null;
}

export interface OrdersArguments {
  filter?: { number?: NumberFilter | null } | null;
  currentPage: number;
  pageSize: number;
  scope?: 'GLOBAL' | 'WEBSITE' | 'STORE' | null;
}

function isNumber({ eq: exactly, in: among, match }: NumberFilter): SQL | undefined {
  const { incrementId } = salesOrder;
  const text = cutTerm(match ?? '').replace(/[%_\\]/g, '');
  return or(
    exactly ? eq(incrementId, exactly) : undefined,
    among
      ? inArray(
          incrementId,
          among.filter((number) => number !== null),
        )
      : undefined,
    text ? ilike(incrementId, `%${text}%`) : undefined,
  );
}

/** A page of a customer's orders in the order they came, as `CustomerOrders`: of the asked store view unless a scope is given. */
export async function customerOrders(ctx: Context, customerId: number, args: OrdersArguments) {
  const { filter, currentPage, pageSize, scope } = args;
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  // All views stand on one website.
  const isOfAllViews = scope === 'GLOBAL' || scope === 'WEBSITE';
  const wanted = and(
    eq(salesOrder.customerId, customerId),
    isOfAllViews ? undefined : eq(salesOrder.storeId, ctx.store.id),
    filter?.number ? isNumber(filter.number) : undefined,
  );
  const items = await ctx.db
    .select()
    .from(salesOrder)
    .where(wanted)
    .orderBy(asc(salesOrder.id))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize);
  const count = await ctx.db.$count(salesOrder, wanted);
  return {
    items,
    total_count: count,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(count / pageSize) },
  };
}

/** Every order of a customer in the order they came. */
export async function allOrdersOf({ db }: Context, customerId: number): Promise<OrderRow[]> {
  return db.select().from(salesOrder).where(eq(salesOrder.customerId, customerId)).orderBy(asc(salesOrder.id));
}
