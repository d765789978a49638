// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { shownAmount } from './cart';
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
  it.each([
    [1, 416],
    [2, 499],
    [3, 499],
  ] as const)('In tax display %i the amount that comes first is %i pence', (display, minor) => {
    expect(shownAmount(onlyLine(balm).price, display).minor).toBe(minor);
  });

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

  it.each([
    // Half a penny of each may be rounded away, and a penny more.
    [200, 1, 290, 348, 2],
    [4, 1, 7, 8, 2],
    [4, 1, 8, 8, 1],
  ])('A line of %i at %ip whose row is %ip, with tax %ip, costs %ip each', (quantity, unit, row, gross, each) => {
    const money = (minor: number) => ({ ...gbp(minor / 100), __typename: 'Money' as const });
    const prices = {
      price: money(unit),
      row_total: money(row),
      row_total_including_tax: money(gross),
      total_item_discount: money(0),
    };
    expect(onlyLine({ ...balm, quantity, prices }).price.includingTax.minor).toBe(each);
  });

  it('[CART-2] A line without prices costs nothing in the cart’s currency', () => {
    const none = { minor: 0, currency: 'GBP' };
    expect(onlyLine({ ...balm, prices: null })).toMatchObject({
      price: { excludingTax: none, includingTax: none },
      rowTotal: { excludingTax: none, includingTax: none },
      discount: null,
    });
  });

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

describe('[CART-2] what Magento leaves out', () => {
  it('A line without a product’s texts, stock or page has what is there', () => {
    const bare = { ...balm.product, sku: null, name: null, url_key: null, thumbnail: null, stock_status: null };
    const line = onlyLine({ ...balm, product: bare } as CartItemAnswer);
    expect(line.product).toEqual({
      uid: 'product-BALM',
      sku: '',
      name: '',
      href: null,
      image: null,
      inStock: true,
      variantSku: null,
    });
    expect([line.maxQuantity, line.type, line.uid, line.quantity]).toEqual([null, 'SimpleCartItem', 'MQ==', 2]);
    expect(onlyLine({ ...balm, product: { ...bare, sku: 'BALM' } } as CartItemAnswer).product.name).toBe('BALM');
    const unsuffixed = { ...balm.product, url_suffix: null };
    expect(onlyLine({ ...balm, product: unsuffixed }).product.href).toBe('/mmstr_th/balm');
  });

  it('A line is out of stock where the product or its variant is', () => {
    const isIn = (item: CartItemAnswer) => onlyLine(item).product.inStock;
    const out = { stock_status: 'OUT_OF_STOCK' as const };
    expect([isIn(balm), isIn(lozenges)]).toEqual([true, true]);
    expect(isIn({ ...balm, product: { ...balm.product, ...out } })).toBe(false);
    const { configured_variant } = lozenges;
    expect(isIn({ ...lozenges, configured_variant: { ...configured_variant, ...out } })).toBe(false);
  });

  it('A line has nulls for neither options, values nor links', () => {
    const [option] = lozenges.configurable_options;
    const taste = { ...lozenges, configurable_options: [null, option] } as CartItemAnswer;
    expect(onlyLine(taste)).toMatchObject({
      options: [{ label: 'Taste', value: 'Mint' }],
      input: { selected_options: ['mint'] },
    });
    const [mat] = set.bundle_options;
    const bundle = { ...set, bundle_options: [null, { ...mat, values: [null, ...(mat?.values ?? [])] }] };
    expect(onlyLine(bundle as CartItemAnswer)).toMatchObject({
      options: [{ label: 'Mat', value: '2 × Blue mat' }],
      input: { selected_options: ['YnVuZGxlLzEvMS8x'] },
    });
    const links = [null, { uid: 'chapter-1', title: null }, { uid: 'chapter-2', title: 'Chapter 2' }];
    expect(onlyLine({ ...course, links } as CartItemAnswer)).toMatchObject({
      options: [{ label: '', value: 'Chapter 2' }],
      input: { selected_options: ['chapter-1', 'chapter-2'] },
    });
    expect(onlyLine({ ...course, links: null } as CartItemAnswer).options).toEqual([]);
    const [engraving, wrap] = bag.customizable_options;
    const written = { ...engraving, values: [] };
    const custom = {
      ...bag,
      customizable_options: [null, written, { ...wrap, values: [null, ...(wrap?.values ?? [])] }],
    };
    const line = onlyLine(custom as CartItemAnswer);
    expect(line.options).toEqual([
      { label: 'Engraving', value: '' },
      { label: 'Wrap', value: 'Red' },
    ]);
    expect(line.input).toEqual({ sku: '24-WB07', quantity: 1, selected_options: ['Y3VzdG9tLW9wdGlvbi8yLzE='] });
    expect(onlyLine({ ...bag, customizable_options: null } as unknown as CartItemAnswer).options).toEqual([]);
  });
});

describe('[CART-4] what adds a line again', () => {
  it('A configurable line has its customizable options too, which any list may have several values of', () => {
    for (const type of ['drop_down', 'radio', 'checkbox', 'multiple']) {
      const values = ['a', 'b'].map((uid) => ({
        customizable_option_value_uid: uid,
        label: `Value ${uid}`,
        value: uid,
      }));
      const option = { customizable_option_uid: 'extras', label: 'Extras', type, values };
      const line = onlyLine({ ...lozenges, configurable_customizable_options: [option] });
      expect(line.input.selected_options, type).toEqual(['a', 'b', 'mint', 'twelve']);
      expect(line.options[2], type).toEqual({ label: 'Extras', value: 'Value a, Value b' });
    }
  });

  it('A bundle line has the shopper’s quantity of what a select or radio button holds, not of check boxes', () => {
    for (const [type, isOwn] of [
      ['select', true],
      ['radio', true],
      ['multi', false],
    ] as const) {
      const bundle_options = set.bundle_options.slice(0, 1).map((option) => option && { ...option, type });
      expect(onlyLine({ ...set, bundle_options }).input.entered_options?.length ?? 0, type).toBe(isOwn ? 1 : 0);
    }
  });

  it('A line’s key knows entered texts from each other', () => {
    const input = { sku: 'A', quantity: 1, entered_options: [{ uid: 'a', value: 'x' }] };
    expect(lineKey({ ...input, entered_options: [{ uid: 'a', value: 'y' }] })).not.toBe(lineKey(input));
    expect(lineKey({ sku: 'A', quantity: 1 })).toBe('["A"]');
  });

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
