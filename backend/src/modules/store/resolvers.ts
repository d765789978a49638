import type { Context } from '../../context';
import { exchangeRates } from './queries';
import { availableStores, currencySymbol, storeConfigOf } from './rules';

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
      const { baseCurrency, defaultCurrency, locale } = ctx.store;
      const displaySymbol = currencySymbol(defaultCurrency, locale);
      return {
        base_currency_code: baseCurrency,
        base_currency_symbol: currencySymbol(baseCurrency, locale),
        default_display_currency_code: defaultCurrency,
        default_display_currency_symbol: displaySymbol,
        // Magento's own misspellings.
        default_display_currecy_code: defaultCurrency,
        default_display_currecy_symbol: displaySymbol,
        available_currency_codes: ctx.store.allowedCurrencies,
        exchange_rates: () => exchangeRates(ctx),
      };
    },
  },
};
