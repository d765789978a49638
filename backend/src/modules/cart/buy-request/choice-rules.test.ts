import { describe, expect, it } from 'vitest';
import { uid } from '../../../uid';
import type { Product } from '../../catalog/product/product-queries';
import { type BundleOption, chooseBundle, chooseGrouped, chooseLinks, chooseVariant } from './choice-rules';
import { chooseOptions, type OfferedOption } from './custom-option-rules';
import { requestOfLegacy } from './legacy-rules';
import { type BuyRequest, idsOf, requestOf } from './request-rules';

const request = (more: Partial<BuyRequest>): BuyRequest => ({
  sku: 'A-1',
  quantity: 1,
  selected: [],
  entered: [],
  ...more,
});
const product = (id: number, more = {}) => ({ id, ...more }) as Product;

describe('[BACK-1] uids of a request', () => {
  it('are read by their kind; what is of another kind, or none, is passed over', () => {
    const uids = [uid('configurable', 142, 166), uid('bundle', 1, 2), uid('configurable'), null, '§'];
    expect(idsOf('configurable', uids)).toEqual([['142', '166']]);
  });
});

it('[BACK-1] a request chooses nothing where an input leaves it out', () => {
  const option = { uid: uid('custom-option', 1), value: 'Anna' };
  const input = { sku: 'A-1', quantity: 2, selected_options: ['x'], entered_options: [null, option] };
  expect(requestOf(input)).toEqual({ sku: 'A-1', quantity: 2, selected: ['x'], entered: [option] });
  expect(requestOf({ sku: 'A-1', quantity: 1 })).toEqual(request({}));
  expect(requestOf({ sku: 'A-1', quantity: 1, selected_options: null, entered_options: null })).toEqual(request({}));
});

describe('[BACK-1] a variant', () => {
  const variants = [
    {
      id: 7,
      values: new Map([
        [1, [10]],
        [2, [20]],
      ]),
    },
    {
      id: 8,
      values: new Map([
        [1, [10]],
        [2, [21]],
      ]),
    },
  ];
  const choose = (...selected: string[]) => chooseVariant(request({ selected }), [1, 2], variants);

  it('is the one that has every selected option', () => {
    expect(choose(uid('configurable', 2, 21), uid('configurable', 1, 10))).toEqual({ variant: 8 });
  });

  it('is missing where an option is not selected, and refused where none has them all', () => {
    expect(() => choose(uid('configurable', 1, 10))).toThrow('You need to choose options for your item.');
    expect(() => choose(uid('configurable', 1, 11), uid('configurable', 2, 20))).toThrow(
      "The product that was requested can't be added to the cart. Verify product options and try again.",
    );
    // A variant that lacks an attribute is none of them.
    const lacking = [{ id: 9, values: new Map([[1, [10]]]) }];
    const selected = [uid('configurable', 1, 10), uid('configurable', 2, 20)];
    expect(() => chooseVariant(request({ selected }), [1, 2], lacking)).toThrow('Verify product options');
  });
});

describe('[BACK-1] download links', () => {
  const choose = (isApart: boolean, ...selected: string[]) =>
    chooseLinks(request({ selected }), product(1, { linksPurchasedSeparately: isApart }), [1, 2]);

  it('are all where they are not sold one by one, else those selected', () => {
    expect(choose(false)).toEqual({ links: [1, 2] });
    expect(choose(true, uid('downloadable', 2), uid('downloadable', 9))).toEqual({ links: [2] });
    expect(() => choose(true, uid('downloadable', 9))).toThrow('Please specify product link(s).');
  });
});

describe('[BACK-1] a bundle', () => {
  const selection = (id: number, more = {}) => ({
    id,
    productId: id * 10,
    quantity: 2,
    canChangeQuantity: true,
    ...more,
  });
  const option = (id: number, more: Partial<BundleOption> = {}): BundleOption => ({
    id,
    isRequired: false,
    type: 'select',
    selections: [selection(id * 10), selection(id * 10 + 1)] as BundleOption['selections'],
    onSale: new Set([id * 100, id * 100 + 10]),
    ...more,
  });
  const choose = (selected: string[], options: BundleOption[], entered: BuyRequest['entered'] = []) =>
    chooseBundle(request({ selected, entered }), options).bundle?.map((one) => [
      one.option,
      one.selection,
      one.quantity,
    ]);

  it('has the quantity of the uid, else one, where it may be changed, else the merchant’s', () => {
    expect(choose([uid('bundle', 1, 10, 3)], [option(1)])).toEqual([[1, 10, 3]]);
    expect(choose([uid('bundle', 1, 10)], [option(1)])).toEqual([[1, 10, 1]]);
    for (const quantity of ['0', '-1', '1.5', 'x']) {
      expect(choose([uid('bundle', 1, 10, quantity)], [option(1)]), quantity).toEqual([[1, 10, 2]]);
    }
    const selections = [selection(10, { canChangeQuantity: false })] as BundleOption['selections'];
    expect(choose([uid('bundle', 1, 10, 3)], [option(1, { selections })])).toEqual([[1, 10, 2]]);
  });

  it('has the quantity that was entered before that of the uid', () => {
    const entered = [{ uid: uid('bundle', 1, 10, 3), value: '4' }];
    expect(choose([uid('bundle', 1, 10, 3)], [option(1)], entered)).toEqual([[1, 10, 4]]);
    expect(choose([uid('bundle', 1, 10, 3)], [option(1, { type: 'checkbox' })], entered)).toEqual([[1, 10, 4]]);
    expect(choose([uid('bundle', 2, 20, 3)], [option(1), option(2)], entered)).toEqual([
      [1, 10, 4],
      [2, 20, 3],
    ]);
  });

  it.each([
    ['select', [[1, 11, 1]]],
    ['radio', [[1, 11, 1]]],
    [
      'checkbox',
      [
        [1, 10, 1],
        [1, 11, 1],
      ],
    ],
    [
      'multi',
      [
        [1, 10, 1],
        [1, 11, 1],
      ],
    ],
  ])('takes of an option of type %s %j', (type, taken) => {
    expect(choose([uid('bundle', 1, 10), uid('bundle', 1, 11)], [option(1, { type })])).toEqual(taken);
  });

  it('lacks something', () => {
    expect(() => choose([], [option(1, { isRequired: true })])).toThrow('Please specify product option(s).');
    expect(() => choose([uid('bundle', 9, 90)], [option(1)])).toThrow('Please specify product option(s).');
    expect(() => choose([uid('bundle', 2, 20)], [option(1, { isRequired: true }), option(2)])).toThrow(
      'Please select all required options.',
    );
    expect(choose([uid('bundle', 1, 10)], [option(1, { isRequired: true }), option(2)])).toHaveLength(1);
  });

  it('has nothing that is not offered, or not on sale', () => {
    const refusal = 'The required options you selected are not available';
    expect(() => choose([uid('bundle', 1, 12)], [option(1)])).toThrow(refusal);
    expect(() => choose([uid('bundle', 1, 10)], [option(1, { onSale: new Set() })])).toThrow(refusal);
  });
});

describe('[BACK-1] grouped items', () => {
  const items = [product(1), product(2), product(3)];
  const choose = (more: Partial<BuyRequest>, onSale = [1, 2, 3]) =>
    chooseGrouped(request(more), items, new Set(onSale)).map((one) => [one.product.id, one.quantity]);

  it('have the quantities selected or entered, as often as the whole is bought', () => {
    const selected = [uid('grouped', 1, 2), uid('grouped', 2)];
    expect(choose({ selected })).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const entered = [
      { uid: uid('grouped', 3), value: '4' },
      { uid: uid('grouped', 1), value: '0' },
    ];
    expect(choose({ selected, entered, quantity: 3 })).toEqual([
      [2, 3],
      [3, 12],
    ]);
    expect(chooseGrouped(request({ selected }), items, new Set([1, 2, 3]))[0]?.choice).toEqual({});
  });

  it('lack a quantity, or are not on sale', () => {
    expect(() => choose({ selected: [uid('grouped', 1, 0)] })).toThrow('Please specify the quantity of product(s).');
    expect(() => choose({ selected: [uid('grouped', 1), uid('grouped', 2)] }, [1])).toThrow(
      'Product that you are trying to add is not available.',
    );
  });
});

describe('[BACK-1] customizable options', () => {
  const offered = (id: number, type: string, valueIds: string[] = [], more = {}): OfferedOption =>
    ({ option: { id, type, isRequired: false, maxCharacters: null, ...more }, valueIds }) as unknown as OfferedOption;

  it('take values that are offered: one, or several of a list that allows them', () => {
    const selected = ['1', '2', '9'].map((value) => uid('custom-option', 5, value));
    for (const [type, values] of [
      ['drop_down', ['2']],
      ['radio', ['2']],
      ['checkbox', ['1', '2']],
      ['multiple', ['1', '2']],
    ] as const) {
      expect(chooseOptions(request({ selected }), [offered(5, type, ['1', '2'])]), type).toEqual([
        { option: 5, values },
      ]);
    }
  });

  it('take texts, trimmed, as long as they are allowed to be', () => {
    const entered = [{ uid: uid('custom-option', 5), value: ' abc ' }];
    const choose = (maxCharacters: number | null) =>
      chooseOptions(request({ entered }), [offered(5, 'field', [], { maxCharacters })]);
    expect([choose(null), choose(0), choose(3)]).toEqual(Array(3).fill([{ option: 5, values: ['abc'] }]));
    expect(() => choose(2)).toThrow('The text is too long. Shorten the text and try again.');
  });

  it('must be there where they are required', () => {
    const empty = request({ entered: [{ uid: uid('custom-option', 5), value: ' ' }] });
    expect(chooseOptions(empty, [offered(5, 'field')])).toEqual([]);
    expect(chooseOptions(request({}), [offered(5, 'field')])).toEqual([]);
    expect(() => chooseOptions(empty, [offered(5, 'field', [], { isRequired: true })])).toThrow(
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    );
    // A value of another option is none of this one's.
    const other = request({ selected: [uid('custom-option', 6, '1'), uid('custom-option', 5)] });
    expect(chooseOptions(other, [offered(5, 'radio', ['1'])])).toEqual([]);
  });

  it('stand otherwise in the older mutations', () => {
    const item = {
      data: { sku: 'variant', quantity: 2 },
      customizable_options: [
        { id: 5, value_string: '1, 2' },
        { id: 6, value_string: 'abc' },
        { id: 7, value_string: 'unknown' },
        null,
      ],
      bundle_options: [{ id: 1, quantity: 3, value: ['10', null] }, null],
      downloadable_product_links: [{ link_id: 4 }, null],
    };
    const options = [offered(5, 'checkbox', ['1', '2']), offered(6, 'field')];
    const variant = [{ attributeId: 1, optionId: 10 }];
    expect(requestOfLegacy(item, { sku: 'A-1', variant, options })).toEqual({
      sku: 'A-1',
      quantity: 2,
      selected: [
        uid('bundle', 1, 10, 3),
        uid('bundle', 1, '', 3),
        uid('downloadable', 4),
        uid('configurable', 1, 10),
        uid('custom-option', 5, 1),
        uid('custom-option', 5, 2),
      ],
      entered: [{ uid: uid('custom-option', 6), value: 'abc' }],
    });
    const bare = { data: { sku: 'A-1', quantity: 1 } };
    expect(requestOfLegacy(bare, { sku: 'A-1', variant: [], options })).toEqual(request({}));
  });

  it('a value that the older mutations name twice is chosen once', () => {
    const item = { data: { sku: 'A-1', quantity: 1 }, customizable_options: [{ id: 5, value_string: '1, 2,1' }] };
    const options = [offered(5, 'checkbox', ['1', '2'])];
    expect(requestOfLegacy(item, { sku: 'A-1', variant: [], options }).selected).toEqual(
      ['1', '2'].map((value) => uid('custom-option', 5, value)),
    );
  });
});
