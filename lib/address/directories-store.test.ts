// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { loadCountries, loadRegions, useDirectoriesStore } from './directories-store';

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  useDirectoriesStore.setState({ countries: null, regions: {} });
});
afterEach(() => vi.unstubAllGlobals());

const refused = () => Response.json({ errors: [{ message: 'Internal server error' }], data: null });
const country = (id: string, full_name_locale: string | null, full_name_english: string | null) => ({
  __typename: 'Country',
  id,
  full_name_locale,
  full_name_english,
});

describe('[CHK-8] data directories', () => {
  it('hold the countries that the store view sells to, by their names', async () => {
    const { calls } = fakeCommerce({
      countries: { countries: [country('TH', 'ไทย', 'Thailand'), null, country('GB', null, 'United Kingdom')] },
    });
    const countries = [
      { id: 'TH', name: 'ไทย' },
      { id: 'GB', name: 'United Kingdom' },
    ];
    expect(await loadCountries()).toEqual(countries);
    expect(useDirectoriesStore.getState().countries).toEqual(countries);
    await loadCountries();
    expect(calls).toHaveLength(1);
  });

  it('hold the regions of a country, none where it has none', async () => {
    const region = (id: number, code: string, name: string) => ({ __typename: 'Region', id, code, name });
    fakeCommerce({
      regions: ({ variables: { id } }: { variables: { id?: unknown } }) => ({
        country: {
          __typename: 'Country',
          id,
          available_regions: id === 'US' ? [region(12, 'CA', 'California')] : null,
        },
      }),
    });
    expect(await loadRegions('US')).toEqual([{ id: 12, code: 'CA', name: 'California' }]);
    expect(await loadRegions('GB')).toEqual([]);
    expect(useDirectoriesStore.getState().regions).toEqual({
      US: [{ id: 12, code: 'CA', name: 'California' }],
      GB: [],
    });
  });
});

describe('[CHK-11] a failure of the data directories', () => {
  it('sets them to null and is thrown on', async () => {
    useDirectoriesStore.setState({ countries: null, regions: { FR: [] } });
    fakeCommerce({ countries: refused, regions: refused });
    await expect(loadCountries()).rejects.toThrow('Internal server error');
    await expect(loadRegions('DE')).rejects.toThrow('Internal server error');
    expect(useDirectoriesStore.getState()).toEqual({ countries: null, regions: { FR: [], DE: null } });
  });
});
