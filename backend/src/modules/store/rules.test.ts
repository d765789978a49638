import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../../context';
import type { SalesSettings } from '../../database/schema/sales-types';
import { testFacts } from '../../testing/protocol-endpoint';
import { availableStores, configList, currenciesOf, currencySymbol, defaultCountry, storeConfigOf } from './rules';

const view = testFacts.stores[0] as StoreRow;
const store = (more: Partial<StoreRow>): StoreRow => ({ ...view, ...more });

describe('[STORE-1] the configuration of a store view', () => {
  it('has the addresses by which the caller reaches the server', () => {
    const origin = 'https://shop.example';
    expect(storeConfigOf(store({ config: { grid_per_page: 12 } }), origin)).toEqual({
      grid_per_page: 12,
      id: 1,
      code: 'default',
      store_code: 'default',
      store_name: 'default view',
      store_sort_order: 1,
      store_group_code: 'main',
      store_group_name: 'Main',
      is_default_store: true,
      locale: 'en_GB',
      timezone: 'Europe/London',
      base_currency_code: 'GBP',
      default_display_currency_code: 'GBP',
      root_category_id: 2,
      root_category_uid: 'Mg==',
      base_url: `${origin}/`,
      base_link_url: `${origin}/`,
      base_media_url: `${origin}/media/`,
      base_static_url: `${origin}/static/`,
      secure_base_url: `${origin}/`,
      secure_base_link_url: `${origin}/`,
      secure_base_media_url: `${origin}/media/`,
      secure_base_static_url: `${origin}/static/`,
      send_friend: { enabled_for_customers: false, enabled_for_guests: false },
    });
  });

  it.each([
    [true, true, { enabled_for_customers: true, enabled_for_guests: true }],
    [true, false, { enabled_for_customers: true, enabled_for_guests: false }],
    [false, true, { enabled_for_customers: false, enabled_for_guests: false }],
  ])('lets friends be told where that is on (%s), and by guests (%s)', (isOn, isForGuests, expected) => {
    const config = { send_friend_enabled: isOn, send_friend_allow_guest: isForGuests };
    expect(storeConfigOf(store({ config }), 'o').send_friend).toEqual(expected);
  });

  it('has lists written with commas, and a country for carts without an address', () => {
    const settings = { countries: ['GB', 'IE'] } as SalesSettings;
    const configured = store({ config: { countries: 'US,CA', default_country: 'US', other: 5 } });
    expect(configList(configured, 'countries')).toEqual(['US', 'CA']);
    expect([configList(configured, 'other'), configList(configured, 'none')]).toEqual([[], []]);
    expect(defaultCountry(configured, settings)).toBe('US');
    expect(defaultCountry(view, settings)).toBe('GB');
    expect(defaultCountry(view, { countries: [] as string[] } as SalesSettings)).toBe('');
  });
});

it('[STORE-9] store views stand by their sort order, then by id, of one group where it is asked for', () => {
  const views = [
    store({ id: 3, sortOrder: 10 }),
    store({ id: 1, sortOrder: 20, groupCode: 'other' }),
    store({ id: 2, sortOrder: 10 }),
  ];
  expect(availableStores(views).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(availableStores(views, 'main').map(({ id }) => id)).toEqual([2, 3]);
});

it('[STORE-3] currencies have the signs of the store view’s language', () => {
  expect(currenciesOf(store({ defaultCurrency: 'USD', allowedCurrencies: ['USD', 'GBP'] }))).toEqual({
    base_currency_code: 'GBP',
    base_currency_symbol: '£',
    default_display_currency_code: 'USD',
    default_display_currency_symbol: 'US$',
    available_currency_codes: ['USD', 'GBP'],
  });
  expect(['fr_FR', 'en_US'].map((locale) => currencySymbol('EUR', locale))).toEqual(['€', '€']);
});
