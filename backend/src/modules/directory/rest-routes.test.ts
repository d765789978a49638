import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

async function get(path: string) {
  const response = await shop.fetch(new Request(`http://shop.example/rest${path}`));
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('[CHK-8] [BACK-1] the directory by REST', () => {
  it('has a country without regions as recorded, in the store view that sells to it', async () => {
    expect(await get('/mmstr_us/V1/directory/countries/TH')).toEqual({
      status: 404,
      body: { message: "The country isn't available." },
    });
    expect(await get('/mmstr_th/V1/directory/countries/TH')).toEqual({
      status: 200,
      body: {
        id: 'TH',
        two_letter_abbreviation: 'TH',
        three_letter_abbreviation: 'THA',
        full_name_locale: 'ไทย',
        full_name_english: 'Thailand',
      },
    });
  });

  it('numbers regions by texts', async () => {
    const { body } = await get('/mmstr_us/V1/directory/countries');
    const [unitedStates] = body as { id: string; available_regions: object[] }[];
    expect(unitedStates?.id).toBe('US');
    expect(unitedStates?.available_regions).toHaveLength(65);
    expect(unitedStates?.available_regions[0]).toEqual({ id: '1', code: 'AL', name: 'Alabama' });
  });

  it('tells the currencies with their rates', async () => {
    expect(await get('/mmstr_th/V1/directory/currency')).toMatchObject({
      status: 200,
      body: {
        base_currency_code: 'GBP',
        base_currency_symbol: '£',
        default_display_currency_code: 'THB',
        default_display_currency_symbol: '฿',
        exchange_rates: expect.arrayContaining([{ currency_to: 'THB', rate: expect.any(Number) }]),
      },
    });
  });
});
