import type { Context } from '../../context';
import { exchangeRates } from './queries';
import { availableStores, currenciesOf, storeConfigOf } from './rules';

/** Store views and their configuration, currencies with their rates. Never cached, as in Magento. */
export const resolvers = {
  Query: {
    storeConfig(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      return storeConfigOf(ctx.store, ctx.origin);
    },

    availableStores(_: unknown, { useCurrentGroup }: { useCurrentGroup?: boolean | null }, ctx: Context) {
      ctx.uncacheable = true;
      const group = useCurrentGroup ? ctx.store.groupCode : undefined;
      return availableStores(ctx.stores, group).map((storeView) => storeConfigOf(storeView, ctx.origin));
    },

    currency(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      const currencies = currenciesOf(ctx.store);
      return {
        ...currencies,
        // Magento's own misspellings.
        default_display_currecy_code: currencies.default_display_currency_code,
        default_display_currecy_symbol: currencies.default_display_currency_symbol,
        exchange_rates: () => exchangeRates(ctx),
      };
    },
  },
};
