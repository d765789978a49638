import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { salesSetting } from '../../../database/schema/sales';
import type { SalesSettings } from '../../../database/schema/sales-types';
import { perRequest } from '../../../request-batch';

/** How the view of the request sells. */
export const settingsOf = perRequest(async (ctx): Promise<SalesSettings> => {
  const [row] = await ctx.db.select().from(salesSetting).where(eq(salesSetting.storeId, ctx.store.id));
  if (!row) throw new Error(`The view ${ctx.store.code} has no settings of how it sells.`);
  return row.settings;
});

/** The country that a cart without an address is reckoned for. */
export function defaultCountry({ store }: Context, settings: SalesSettings): string {
  const country = store.config.default_country;
  return typeof country === 'string' ? country : (settings.countries[0] ?? '');
}
