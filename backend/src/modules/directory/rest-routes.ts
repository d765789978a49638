import type { RestCall, RestRoute } from '../../rest/rest-endpoint';
import { RestError } from '../../rest/rest-error';
import { exchangeRates, salesSettingsOf } from '../store/queries';
import { currenciesOf } from '../store/rules';
import { readCountries, readRegions } from './queries';
import { countriesOf } from './rules';

// Regions are numbered by texts here; a country without any has no list.
async function countries(call: RestCall, ids: string[]) {
  const found = countriesOf(await readCountries(call.db, ids), await readRegions(call.db, ids), call.store.locale);
  return found.map(({ available_regions: regions, ...country }) => ({
    ...country,
    ...(regions ? { available_regions: regions.map((region) => ({ ...region, id: String(region.id) })) } : {}),
  }));
}

const allowed = async (call: RestCall) => (await salesSettingsOf(call)).countries;

async function country(call: RestCall) {
  const id = call.params.countryId ?? '';
  const [found] = (await allowed(call)).includes(id) ? await countries(call, [id]) : [];
  if (!found) throw new RestError(404, "The country isn't available.");
  return found;
}

/** Countries that the store view sells to, and its currencies, by REST. */
export const directoryRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/V1/directory/countries', handle: async (call) => countries(call, await allowed(call)) },
  { method: 'GET', path: '/V1/directory/countries/:countryId', handle: country },
  {
    method: 'GET',
    path: '/V1/directory/currency',
    handle: async (call) => ({ ...currenciesOf(call.store), exchange_rates: await exchangeRates(call) }),
  },
];
