import type { Database } from '../../connect';
import { cartRule, checkoutAgreement, orderSequence, salesSetting, tableRate, taxRate } from '../../schema-sales';
import { tableRates, taxRates } from './rates';
import { agreements, cartRules } from './rules';
import { salesSettings } from './settings';

/** Writes what carts and orders are reckoned by; store views and countries must be there. */
export async function loadSales(db: Database): Promise<void> {
  await db.insert(salesSetting).values(salesSettings);
  await db.insert(taxRate).values(taxRates);
  await db.insert(tableRate).values(tableRates);
  await db.insert(cartRule).values(cartRules);
  await db.insert(checkoutAgreement).values(agreements);
  await db.insert(orderSequence).values(salesSettings.map(({ storeId }) => ({ storeId, lastValue: 0 })));
}
