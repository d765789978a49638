import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { currencyRate } from '../../database/schema/stores';

/** Units of each allowed currency of the view for one unit of its base currency, in the view's order. */
export async function exchangeRates({ db, store }: Context): Promise<{ currency_to: string; rate: number }[]> {
  const rates = await db
    .select({ currency_to: currencyRate.to, rate: currencyRate.rate })
    .from(currencyRate)
    .where(and(eq(currencyRate.from, store.baseCurrency), inArray(currencyRate.to, store.allowedCurrencies)));
  const order = new Map(store.allowedCurrencies.map((code, index) => [code, index]));
  return rates.sort((one, other) => (order.get(one.currency_to) ?? 0) - (order.get(other.currency_to) ?? 0));
}
