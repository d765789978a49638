import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';
import { currencySymbol } from './rules';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const CONFIG = `{
  storeConfig {
    id code store_code store_name store_group_code store_group_name store_sort_order website_code website_name
    is_default_store is_default_store_group locale timezone use_store_in_url
    base_currency_code default_display_currency_code root_category_id root_category_uid
    base_url base_link_url base_media_url secure_base_url secure_base_link_url secure_base_media_url
  }
}`;

describe('storeConfig', () => {
  it('[STORE-1] the default store view is mmstr_en, number 8, called mmstr, in pounds and British English', async () => {
    const { status, body } = await shop.execute(CONFIG);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        storeConfig: {
          id: 8,
          code: 'mmstr_en',
          store_code: 'mmstr_en',
          store_name: 'mmstr',
          store_group_code: 'main_website_store',
          store_group_name: 'mmstr',
          store_sort_order: 10,
          website_code: 'base',
          website_name: 'Main Website',
          is_default_store: true,
          is_default_store_group: true,
          locale: 'en_GB',
          timezone: 'Europe/London',
          use_store_in_url: false,
          base_currency_code: 'GBP',
          default_display_currency_code: 'GBP',
          root_category_id: 2,
          root_category_uid: 'Mg==',
          base_url: 'http://shop.example/',
          base_link_url: 'http://shop.example/',
          base_media_url: 'http://shop.example/media/',
          secure_base_url: 'http://shop.example/',
          secure_base_link_url: 'http://shop.example/',
          secure_base_media_url: 'http://shop.example/media/',
        },
      },
    });
  });

  it('answers every field of the contract', async () => {
    const type = await shop.execute('{ __type(name: "StoreConfig") { fields(includeDeprecated: true) { name } } }');
    const { __type } = type.body.data as { __type: { fields: { name: string }[] } };
    const names = __type.fields.map(({ name }) => name);
    expect(names).toContain('head_title_suffix');
    for (const Store of ['mmstr_en', 'mmstr_us', 'mmstr_th']) {
      const fields = names
        .join(' ')
        .replace('send_friend', 'send_friend { enabled_for_customers }')
        .replace('order_cancellation_reasons', 'order_cancellation_reasons { description }');
      const { body } = await shop.execute(`{ storeConfig { ${fields} } }`, {}, { Store });
      expect(body.errors).toBeUndefined();
      const { storeConfig } = body.data as { storeConfig: Record<string, unknown> };
      const empty = names.filter((name) => storeConfig[name] === null);
      expect(empty).toEqual([
        'absolute_footer',
        'allow_items',
        'allow_order',
        'check_money_order_max_order_total',
        'check_money_order_min_order_total',
        'check_money_order_payment_from_specific_countries',
        'check_money_order_sort_order',
        'default_keywords',
        'head_includes',
        'head_shortcut_icon',
        'title_prefix',
        'zero_subtotal_payment_from_specific_countries',
        'head_title_prefix',
      ]);
    }
  });

  it('has what old clients ask about design, taxes and vaults', async () => {
    const { body } = await shop.execute(`{ storeConfig {
      welcome front demonotice base_static_url secure_base_static_url send_friend { enabled_for_customers enabled_for_guests }
      category_fixed_product_tax_display_setting product_fixed_product_tax_display_setting
      sales_fixed_product_tax_display_setting braintree_cc_vault_active payment_payflowpro_cc_vault_active } }`);
    expect(body).toEqual({
      data: {
        storeConfig: {
          welcome: 'Welcome to mmstr',
          front: 'cms',
          demonotice: 0,
          base_static_url: 'http://shop.example/static/',
          secure_base_static_url: 'http://shop.example/static/',
          send_friend: { enabled_for_customers: false, enabled_for_guests: false },
          category_fixed_product_tax_display_setting: 'FPT_DISABLED',
          product_fixed_product_tax_display_setting: 'FPT_DISABLED',
          sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
          braintree_cc_vault_active: '1',
          payment_payflowpro_cc_vault_active: '0',
        },
      },
    });
  });

  it('speaks the language of the store view and shows prices as its country does', async () => {
    const query = '{ storeConfig { copyright logo_alt tax_display_type default_country } }';
    const { body } = await shop.execute(query, {}, { Store: 'mmstr_th' });
    expect(body.data).toEqual({
      storeConfig: {
        copyright: '© 2026 mmstr Ltd. สงวนลิขสิทธิ์',
        logo_alt: 'ร้านยาออนไลน์ mmstr',
        tax_display_type: 2,
        default_country: 'TH',
      },
    });
    const american = await shop.execute(query, {}, { Store: 'mmstr_us' });
    expect(american.body.data).toMatchObject({ storeConfig: { tax_display_type: 1, default_country: 'US' } });
  });

  it('keeps the currency of the store view whatever currency is asked for', async () => {
    const { body } = await shop.execute(
      '{ storeConfig { default_display_currency_code } currency { default_display_currency_code } }',
      {},
      { 'Content-Currency': 'EUR' },
    );
    expect(body.data).toEqual({
      storeConfig: { default_display_currency_code: 'GBP' },
      currency: { default_display_currency_code: 'GBP' },
    });
  });

  it.each(['nope', 'MMSTR_TH', 'admin'])('knows no store view %s', async (Store) => {
    const { status, body } = await shop.execute('{ storeConfig { store_code } }', {}, { Store });
    expect(status).toBe(500);
    expect(body).toEqual({
      errors: [{ message: `Requested store is not found (${Store})`, extensions: { category: 'graphql-input' } }],
    });
  });
});

describe('availableStores', () => {
  it('[STORE-2] [STORE-9] lists the store views in their order, each with what an option of the switcher carries', async () => {
    const { body } = await shop.execute(`{
      availableStores {
        store_code store_name store_group_code store_group_name store_sort_order is_default_store locale
        base_currency_code default_display_currency_code category_url_suffix product_url_suffix secure_base_media_url
      }
    }`);
    const shared = {
      store_group_code: 'main_website_store',
      store_group_name: 'mmstr',
      base_currency_code: 'GBP',
      category_url_suffix: '.html',
      product_url_suffix: '.html',
      secure_base_media_url: 'http://shop.example/media/',
    };
    expect(body).toEqual({
      data: {
        availableStores: [
          {
            ...shared,
            store_code: 'mmstr_en',
            store_name: 'mmstr',
            store_sort_order: 10,
            is_default_store: true,
            locale: 'en_GB',
            default_display_currency_code: 'GBP',
          },
          {
            ...shared,
            store_code: 'mmstr_us',
            store_name: 'mmstr US',
            store_sort_order: 20,
            is_default_store: false,
            locale: 'en_US',
            default_display_currency_code: 'USD',
          },
          {
            ...shared,
            store_code: 'mmstr_th',
            store_name: 'mmstr ไทย',
            store_sort_order: 30,
            is_default_store: false,
            locale: 'th_TH',
            default_display_currency_code: 'THB',
          },
        ],
      },
    });
  });

  it('lists those of the current group alone', async () => {
    const { body } = await shop.execute(
      '{ availableStores(useCurrentGroup: true) { store_code } }',
      {},
      { Store: 'mmstr_th' },
    );
    expect(body.data).toEqual({
      availableStores: [{ store_code: 'mmstr_en' }, { store_code: 'mmstr_us' }, { store_code: 'mmstr_th' }],
    });
  });
});

describe('currency', () => {
  it('[STORE-3] lists the currencies that may be chosen, with their rates', async () => {
    const { body } = await shop.execute(`{
      currency {
        base_currency_code base_currency_symbol default_display_currency_code default_display_currency_symbol
        default_display_currecy_code available_currency_codes exchange_rates { currency_to rate }
      }
    }`);
    expect(body).toEqual({
      data: {
        currency: {
          base_currency_code: 'GBP',
          base_currency_symbol: '£',
          default_display_currency_code: 'GBP',
          default_display_currency_symbol: '£',
          default_display_currecy_code: 'GBP',
          available_currency_codes: ['GBP', 'USD', 'EUR', 'THB'],
          exchange_rates: [
            { currency_to: 'GBP', rate: 1 },
            { currency_to: 'USD', rate: 1.27 },
            { currency_to: 'EUR', rate: 1.17 },
            { currency_to: 'THB', rate: 44.5 },
          ],
        },
      },
    });
  });

  it('[STORE-3] every one of them is taken as Content-Currency in every store view, and no other', async () => {
    for (const Store of ['mmstr_en', 'mmstr_us', 'mmstr_th']) {
      for (const currency of ['GBP', 'USD', 'EUR', 'THB', 'eur']) {
        const { status } = await shop.execute(
          '{ storeConfig { store_code } }',
          {},
          { Store, 'Content-Currency': currency },
        );
        expect(status).toBe(200);
      }
      const { status, body } = await shop.execute(
        '{ storeConfig { store_code } }',
        {},
        { Store, 'Content-Currency': 'JPY' },
      );
      expect(status).toBe(500);
      expect(body).toEqual({
        errors: [{ message: 'Please correct the target currency', extensions: { category: 'graphql-input' } }],
      });
    }
  });

  it('writes signs as the language of the store view does', () => {
    expect(currencySymbol('GBP', 'en_GB')).toBe('£');
    expect(currencySymbol('USD', 'en_US')).toBe('$');
    expect(currencySymbol('THB', 'th_TH')).toBe('฿');
  });
});

it.each(['storeConfig { store_code }', 'availableStores { store_code }', 'currency { base_currency_code }'])(
  'shared caches may not keep %s',
  async (query) => {
    const { headers } = await shop.get(`{ ${query} }`);
    expect(headers.get('x-magento-tags')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  },
);
