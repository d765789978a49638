import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { salesSetting } from '../../database/schema/sales';
import type { SalesSettings } from '../../database/schema/sales-types';
import { currencyRate } from '../../database/schema/stores';
import { perRequest } from '../../request-batch';

/** Units of each allowed currency of the store view for one unit of its base currency, in the store view's order. */
export async function exchangeRates({ db, store }: Context): Promise<{ currency_to: string; rate: number }[]> {
  const rates = await db
    .select({ currency_to: currencyRate.to, rate: currencyRate.rate })
    .from(currencyRate)
    .where(and(eq(currencyRate.from, store.baseCurrency), inArray(currencyRate.to, store.allowedCurrencies)));
  const order = new Map(store.allowedCurrencies.map((code, index) => [code, index]));
  return rates.sort((one, other) => (order.get(one.currency_to) ?? 0) - (order.get(other.currency_to) ?? 0));
}

/** How the store view of the request sells. */
export const salesSettingsOf = perRequest(async (ctx): Promise<SalesSettings> => {
  const [row] = await ctx.db.select().from(salesSetting).where(eq(salesSetting.storeId, ctx.store.id));
  if (!row) throw new Error(`The store view ${ctx.store.code} has no settings of how it sells.`);
  return row.settings;
});
