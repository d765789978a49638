import type { Database } from '../../connect';
import { cartRule, checkoutAgreement, orderSequence, salesSetting, tableRate, taxRate } from '../../schema/sales';
import { country, currencyRate, region, store } from '../../schema/stores';
import { countrySeeds, regionSeeds } from '../directory/countries';
import { tableRates, taxRates } from '../sales/rates';
import { agreements, cartRules } from '../sales/rules';
import { salesSettings } from '../sales/settings';
import { currencyRates, stores } from '../stores';
import { insertRows } from './insert-rows';

/** Writes store views, exchange rates, countries and regions. */
export async function loadDirectory(db: Database): Promise<void> {
  await insertRows(db, store, stores);
  await insertRows(db, currencyRate, currencyRates);
  await insertRows(db, country, countrySeeds(stores.map(({ locale }) => locale)));
  await insertRows(db, region, regionSeeds());
}

/** Writes what carts and orders are reckoned by; store views and countries must be there. */
export async function loadSales(db: Database): Promise<void> {
  await db.insert(salesSetting).values(salesSettings);
  await db.insert(taxRate).values(taxRates);
  await db.insert(tableRate).values(tableRates);
  await db.insert(cartRule).values(cartRules);
  await db.insert(checkoutAgreement).values(agreements);
  await db.insert(orderSequence).values(salesSettings.map(({ storeId }) => ({ storeId, lastValue: 0 })));
}
