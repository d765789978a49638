// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { bag, balm, cartAnswer, course, lozenges, set, talk } from './cart.fixture';
import type { CartItemAnswer } from './cart-fragment';
import { lineKey } from './items/line-input';
import { toCart } from './to-cart';

beforeEach(() => {
  document.documentElement.dataset.root = '/mmstr_th';
});

const gbp = (value: number) => ({ value, currency: 'GBP' as const });
const onlyLine = (item: CartItemAnswer) => {
  const [line] = toCart(cartAnswer([item])).lines;
  if (!line) throw new Error('no line');
  return line;
};

describe('lines', () => {
  it('A line has unit price and row total with and without tax, to the penny', () => {
    expect(onlyLine(balm)).toMatchObject({
      price: { excludingTax: { minor: 416 }, includingTax: { minor: 499, currency: 'GBP' } },
      rowTotal: { excludingTax: { minor: 832 }, includingTax: { minor: 998 } },
      discount: null,
    });
    expect(onlyLine(set).discount).toEqual({ minor: 610, currency: 'GBP' });
  });

  it.each([1, 3, 200])(
    'A line has its unit price while the quantity is %i and the row is still that of two',
    (quantity) => {
      expect(onlyLine({ ...balm, quantity }).price).toMatchObject({
        excludingTax: { minor: 416 },
        includingTax: { minor: 499 },
      });
    },
  );

  it('A free line costs 0 each, and a line of quantity 0 has its unit price', () => {
    const free = { ...gbp(0), __typename: 'Money' as const };
    const prices = { price: free, row_total: free, row_total_including_tax: free, total_item_discount: free };
    expect(onlyLine({ ...balm, prices }).price.includingTax.minor).toBe(0);
    expect(onlyLine({ ...balm, quantity: 0 }).price.includingTax.minor).toBe(499);
  });

  it('[CART-2] A null that Magento leaves for an item is no line', () => {
    expect(toCart(cartAnswer([null, balm])).lines.map(({ uid }) => uid)).toEqual([balm.uid]);
  });

  it('A configurable line has its values, its variant’s stock and image, and a link to the variant', () => {
    expect(onlyLine(lozenges)).toMatchObject({
      maxQuantity: 4,
      product: {
        sku: 'LOZ',
        variantSku: 'LOZ-MINT-12',
        href: '/mmstr_th/loz.html?variant=LOZ-MINT-12',
        image: 'https://shop.example/media/catalog/product/loz-mint-12.jpg',
      },
      options: [
        { label: 'Taste', value: 'Mint' },
        { label: 'Pack', value: '12' },
      ],
    });
  });

  it('A line shows the product’s own image where the variant has only Magento’s placeholder', () => {
    const placeholder = { url: 'https://shop.example/static/images/product/placeholder/thumbnail.jpg' };
    const variant = { ...lozenges.configured_variant, thumbnail: placeholder };
    expect(onlyLine({ ...lozenges, configured_variant: variant }).product.image).toMatch(/loz\.jpg$/);
  });

  it('A line lists the values of a bundle, entered texts, and downloadable links', () => {
    expect(onlyLine(set).options).toEqual([
      { label: 'Mat', value: '2 × Blue mat' },
      { label: 'Straps', value: '1 × Short strap, 1 × Long strap' },
    ]);
    expect(onlyLine(bag).options).toEqual([
      { label: 'Engraving', value: 'Hello' },
      { label: 'Wrap', value: 'Red' },
    ]);
    expect(onlyLine(course).options.map(({ value }) => value)).toEqual(['Chapter 1', 'Chapter 2']);
  });
});

describe('[CART-4] what adds a line again', () => {
  it('A simple line is added again by its SKU alone', () => {
    expect(onlyLine(balm).input).toEqual({ sku: 'BALM', quantity: 2 });
  });

  it('A line with customizable options is added again with selected values and entered texts', () => {
    expect(onlyLine(bag).input).toEqual({
      sku: '24-WB07',
      quantity: 1,
      selected_options: ['Y3VzdG9tLW9wdGlvbi8yLzE='],
      entered_options: [{ uid: 'Y3VzdG9tLW9wdGlvbi8x', value: 'Hello' }],
    });
    expect(onlyLine(talk).input.entered_options).toEqual([{ uid: 'day', value: '2026-03-02 00:00:00' }]);
  });

  it('A configurable line is added again by its own SKU with its values', () => {
    expect(onlyLine(lozenges).input).toEqual({ sku: 'LOZ', quantity: 3, selected_options: ['mint', 'twelve'] });
  });

  it('A bundle line is added again with the shopper’s quantity of an option with a single value', () => {
    expect(onlyLine(set).input).toEqual({
      sku: '24-WG080',
      quantity: 1,
      selected_options: ['YnVuZGxlLzEvMS8x', 'YnVuZGxlLzIvNC8x', 'YnVuZGxlLzIvNS8x'],
      entered_options: [{ uid: 'YnVuZGxlLzEvMS8x', value: '2' }],
    });
  });

  it('A downloadable line is added again with its links', () => {
    expect(onlyLine(course).input.selected_options).toEqual(['chapter-1', 'chapter-2']);
  });

  it('A line’s key depends on its selection, not on its quantity or the order of the selection', () => {
    const { input, key } = onlyLine(lozenges);
    expect(lineKey({ ...input, quantity: 9, selected_options: ['twelve', 'mint'] })).toBe(key);
    expect(lineKey({ ...input, selected_options: ['mint', 'six'] })).not.toBe(key);
  });
});

describe('the cart', () => {
  const method = {
    carrier_code: 'flatrate',
    carrier_title: 'Flat rate',
    method_code: 'flatrate',
    method_title: 'Fixed',
  };
  const address = {
    firstname: 'Ann',
    lastname: 'Lee',
    company: '',
    street: ['1 High Street', null],
    city: 'London',
    region: { code: null, label: null, region_id: null },
    postcode: 'N1 1AA',
    telephone: '020',
    country: { code: 'GB' },
  };
  const answer = cartAnswer([balm], {
    applied_coupons: [{ code: 'WELCOME10' }],
    shipping_addresses: [
      {
        ...address,
        available_shipping_methods: [
          {
            ...method,
            available: true,
            error_message: '',
            price_excl_tax: { value: 5, currency: 'GBP' },
            price_incl_tax: { value: 6, currency: 'GBP' },
          },
        ],
        selected_shipping_method: { ...method, amount: { value: 5, currency: 'GBP' } },
      },
    ],
  });

  it('[CART-8] The cart has coupons, totals with the selected shipping method, and addresses without empty strings', () => {
    expect(toCart(answer)).toMatchObject({
      coupons: ['WELCOME10'],
      totals: {
        subtotal: { excludingTax: { minor: 832 }, includingTax: { minor: 998 } },
        shipping: { title: 'Flat rate: Fixed', excludingTax: { minor: 500 }, includingTax: { minor: 600 } },
      },
      shippingAddress: { street: ['1 High Street'], company: null, region: null, country_id: 'GB' },
      shippingMethod: { carrier_code: 'flatrate', available: true, errorMessage: null },
      paymentMethod: null,
    });
  });

  it('[CART-2] The cart is in USD where the backend answers without prices', () => {
    const { totals, totalQuantity } = toCart(cartAnswer([], { prices: null }));
    expect(totals.grandTotal).toEqual({ minor: 0, currency: 'USD' });
    expect(totalQuantity).toBe(0);
  });
});
