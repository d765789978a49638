import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyRate } from '../../../database/schema/stores';
import { openShop, type Shop } from '../../../testing/shop';
import { itemOf } from '../testing/item-of';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

describe('prices', () => {
  const RANGE = `price_range { minimum_price { regular_price { value currency } final_price { value currency }
    discount { amount_off percent_off } fixed_product_taxes { label } } maximum_price { final_price { value } } }`;

  it('[BACK-1] show a special price with what it takes off', async () => {
    expect(await itemOf(shop, 'IBU', `${RANGE} special_price`)).toEqual({
      special_price: 5.2,
      price_range: {
        minimum_price: {
          regular_price: { value: 6.5, currency: 'GBP' },
          final_price: { value: 5.2, currency: 'GBP' },
          discount: { amount_off: 1.3, percent_off: 20 },
          fixed_product_taxes: [],
        },
        maximum_price: { final_price: { value: 5.2 } },
      },
    });
  });

  it('[BACK-1] are converted to the display currency with two decimals, discounts too', async () => {
    const euro = await openShop(sampleShop);
    await euro.db.update(currencyRate).set({ rate: 1.175 }).where(eq(currencyRate.to, 'EUR'));
    const query = `{ products(filter:{sku:{eq:"IBU"}}) { items { ${RANGE} } } }`;
    // 6.50 × 1.175 = 7.6375, 5.20 × 1.175 = 6.11.
    expect((await euro.execute(query, {}, { 'Content-Currency': 'eur' })).body.data).toMatchObject({
      products: {
        items: [
          {
            price_range: {
              minimum_price: {
                regular_price: { value: 7.64, currency: 'EUR' },
                final_price: { value: 6.11, currency: 'EUR' },
                discount: { amount_off: 1.53, percent_off: 20.03 },
              },
            },
          },
        ],
      },
    });
    await euro.close();
  });

  it('[BACK-1] list tiers that are worth it, with what they take off', async () => {
    expect(
      await itemOf(
        shop,
        'PARA',
        'price_tiers { quantity final_price { value currency } discount { amount_off percent_off } }',
      ),
    ).toEqual({
      price_tiers: [
        {
          quantity: 3,
          final_price: { value: 4.49, currency: 'GBP' },
          discount: { amount_off: 0.5, percent_off: 10.02 },
        },
        { quantity: 6, final_price: { value: 4, currency: 'GBP' }, discount: { amount_off: 0.99, percent_off: 19.84 } },
      ],
    });
    expect(await itemOf(shop, 'IBU', 'price_tiers { quantity }')).toEqual({ price_tiers: [] });
  });

  it('[BACK-1] list every tier as it was entered in the old form, for all groups and websites', async () => {
    const query = `{ products(filter:{sku:{eq:"PARA"}}) { items {
      tier_prices { customer_group_id website_id qty value percentage_value } } } }`;
    const tier = (qty: number, value: number, percentage: number | null) => ({
      customer_group_id: '32000',
      website_id: 0,
      qty,
      value,
      percentage_value: percentage,
    });
    const { data } = (await shop.execute(query, {}, { 'Content-Currency': 'THB' })).body;
    expect(data).toEqual({
      products: { items: [{ tier_prices: [tier(3, 4.49, 10), tier(6, 4, null), tier(9, 4.5, null)] }] },
    });
  });

  it('[BACK-1] exist in the old form', async () => {
    const old = '{ amount { value currency } adjustments { code } }';
    const amount = (value: number) => ({ amount: { value, currency: 'GBP' }, adjustments: [] });
    expect(await itemOf(shop, 'LOZ', `price { minimalPrice ${old} maximalPrice ${old} regularPrice ${old} }`)).toEqual({
      price: { minimalPrice: amount(3), maximalPrice: amount(5.5), regularPrice: amount(3) },
    });
  });
});
