import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';
import { readCountries, readRegions } from './queries';
import { countriesOf } from './rules';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

async function everyCountry() {
  const rows = await readCountries(shop.db);
  return countriesOf(
    rows,
    await readRegions(
      shop.db,
      rows.map(({ id }) => id),
    ),
    'en_GB',
  );
}

describe('the directory', () => {
  it('[CHK-8] countries lists those that the store view sells to', async () => {
    const ids = async (headers = {}) => (await shop.execute('{ countries { id } }', {}, headers)).body.data;
    expect(await ids()).toEqual({ countries: [{ id: 'GB' }] });
    expect(await ids({ Store: 'mmstr_us' })).toEqual({ countries: [{ id: 'US' }] });
    expect(await ids({ Store: 'mmstr_th' })).toEqual({ countries: [{ id: 'TH' }] });
  });

  it('has every country once, by code, with a name', async () => {
    const all = await everyCountry();
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(240);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(all.map((country) => country.three_letter_abbreviation)).size).toBe(ids.length);
    expect(all.filter((country) => !country.full_name_english || country.full_name_english === country.id)).toEqual([]);
  });

  it('knows the regions that Magento knows, under its numbers', async () => {
    const all = await everyCountry();
    const regions = all.flatMap((country) => country.available_regions ?? []);
    expect(regions.length).toBeGreaterThan(1000);
    expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
    expect(regions.filter(({ code, name }) => !code || !name)).toEqual([]);
    const unitedStates = all.find(({ id }) => id === 'US')?.available_regions;
    expect(unitedStates).toHaveLength(65);
    expect(unitedStates?.[0]).toEqual({ id: 1, code: 'AL', name: 'Alabama' });
    expect(unitedStates?.at(-1)).toEqual({ id: 65, code: 'WY', name: 'Wyoming' });
    expect(all.find(({ id }) => id === 'CA')?.available_regions).toHaveLength(13);
    expect(all.find(({ id }) => id === 'AU')?.available_regions).toHaveLength(8);
  });
});

describe('country', () => {
  const COUNTRY = `query c($id: String) {
    country(id: $id) {
      id two_letter_abbreviation three_letter_abbreviation full_name_locale full_name_english
      available_regions { id code name }
    }
  }`;

  it.each([
    ['GB', 'GBR', 'United Kingdom', 'สหราชอาณาจักร'],
    ['TH', 'THA', 'Thailand', 'ไทย'],
  ])('%s has no regions, and a name in the language of the store view', async (id, three, english, thai) => {
    const expected = {
      id,
      two_letter_abbreviation: id,
      three_letter_abbreviation: three,
      full_name_locale: english,
      full_name_english: english,
      available_regions: null,
    };
    expect((await shop.execute(COUNTRY, { id })).body).toEqual({ data: { country: expected } });
    expect((await shop.execute(COUNTRY, { id }, { Store: 'mmstr_th' })).body).toEqual({
      data: { country: { ...expected, full_name_locale: thai } },
    });
  });

  it('is not there', async () => {
    const { status, body } = await shop.execute(COUNTRY, { id: 'ZZ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [
        {
          message: "The country isn't available.",
          extensions: { category: 'graphql-no-such-entity' },
          path: ['country'],
        },
      ],
      data: { country: null },
    });
  });

  it.each([[{ id: '' }], [{}]])('wants an id: %j', async (variables) => {
    const { body } = await shop.execute(COUNTRY, variables);
    expect(body).toMatchObject({
      errors: [{ message: 'Country "id" value should be specified', extensions: { category: 'graphql-input' } }],
      data: { country: null },
    });
  });
});

it.each(['countries { id }', 'country(id: "GB") { id }'])('shared caches may not keep %s', async (query) => {
  const { headers } = await shop.get(`{ ${query} }`);
  expect(headers.get('x-magento-tags')).toBeNull();
  expect(headers.get('cache-control')).toContain('no-store');
});
