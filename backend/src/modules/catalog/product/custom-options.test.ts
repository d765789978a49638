import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { itemOf } from '../testing/item-of';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

describe('customizable options', () => {
  const OPTIONS = `... on CustomizableProductInterface { options { __typename uid option_id title required sort_order
    ... on CustomizableFieldOption { product_sku field: value { uid price price_type sku max_characters } }
    ... on CustomizableAreaOption { area: value { uid price price_type max_characters } }
    ... on CustomizableDateOption { date: value { uid price type } }
    ... on CustomizableFileOption { file: value { uid price image_size_x } }
    ... on CustomizableDropDownOption { dropdown: value { uid option_type_id title price price_type sku sort_order } }
    ... on CustomizableRadioOption { radio: value { title } }
    ... on CustomizableCheckboxOption { checkbox: value { title } }
    ... on CustomizableMultipleOption { multiple: value { title } } } }`;

  const optionsOf = async (headers?: Record<string, string>) =>
    (
      (await itemOf(shop, 'OPTIONS', OPTIONS, headers)) as {
        options: { title: string; dropdown?: unknown; field?: unknown }[];
      }
    ).options;

  it('[BACK-1] have a type each, uids and prices as recorded', async () => {
    const options = await optionsOf();
    expect(options[0]).toEqual({
      __typename: 'CustomizableFieldOption',
      uid: uid('custom-option', 1),
      option_id: 1,
      title: 'Engraving',
      required: true,
      sort_order: expect.any(Number),
      product_sku: 'OPTIONS',
      field: { uid: uid('custom-option', 1), price: 5, price_type: 'FIXED', sku: 'engr', max_characters: 20 },
    });
    const value = { price_type: 'FIXED', sort_order: expect.any(Number) };
    expect(options[2]).toMatchObject({
      __typename: 'CustomizableDropDownOption',
      dropdown: [
        { ...value, uid: uid('custom-option', 3, 1), option_type_id: 1, title: 'Red', price: 2, sku: 'r' },
        {
          ...value,
          uid: uid('custom-option', 3, 2),
          option_type_id: 2,
          title: 'Blue',
          price: 10,
          sku: 'b',
          price_type: 'PERCENT',
        },
      ],
    });
    expect(options).toMatchObject([
      {},
      { __typename: 'CustomizableAreaOption', area: { price: 0, price_type: 'FIXED', max_characters: 200 } },
      {},
      { __typename: 'CustomizableRadioOption', radio: [{ title: 'Flat' }] },
      { __typename: 'CustomizableCheckboxOption', checkbox: [{ title: 'Pen' }] },
      { __typename: 'CustomizableMultipleOption', multiple: [{ title: 'Sunday' }] },
      { __typename: 'CustomizableDateOption', date: { type: 'DATE', price: 0 } },
      { __typename: 'CustomizableFileOption', file: { price: 3 } },
    ]);
  });

  it('show amounts in the base currency, whatever the request shows, and titles of the store view', async () => {
    const [thai] = await optionsOf({ Store: 'mmstr_th' });
    expect(thai?.title).toBe('สลักชื่อ');
    const [field, , dropdown] = await optionsOf({ 'Content-Currency': 'THB' });
    expect(field?.field).toMatchObject({ price: 5 });
    expect((dropdown?.dropdown as { price: number }[] | undefined)?.[1]?.price).toBe(10);
  });

  it('[BACK-1] are null where there are none', async () => {
    expect(await itemOf(shop, 'PARA', '... on CustomizableProductInterface { options { uid } }')).toEqual({
      options: null,
    });
  });
});
