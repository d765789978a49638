import type { Database } from '../connect';
import { country, currencyRate, region, store } from '../schema-stores';
import { countrySeeds, regionSeeds } from './directory';
import { insertRows } from './insert-rows';
import { currencyRates, stores } from './stores';

/** Writes store views, exchange rates, countries and regions. */
export async function loadDirectory(db: Database): Promise<void> {
  await insertRows(db, store, stores);
  await insertRows(db, currencyRate, currencyRates);
  await insertRows(db, country, countrySeeds(stores.map(({ locale }) => locale)));
  await insertRows(db, region, regionSeeds());
}
