import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../../testing/shop';
import { uid } from '../../../../uid';
import { itemOf } from '../../testing/item-of';
import { sampleShop } from '../../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const value = (attribute: number, option: number) => uid('configurable', attribute, option);
const MINT = value(201, 310);
const ORANGE = value(201, 311);
const TWELVE = value(202, 320);
const TWENTY_FOUR = value(202, 321);

describe('configurable products', () => {
  it('[BACK-1] list attributes by id, with the options that variants in stock have, and their swatches', async () => {
    const fields = `__typename sku ... on ConfigurableProduct { configurable_options { uid attribute_code attribute_id attribute_id_v2
      attribute_uid label position use_default product_id values { uid value_index label default_label store_label
      use_default_value swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } } }`;
    const plain = (option: number, label: string, swatch: unknown = null, attribute = 201) => ({
      uid: value(attribute, option),
      value_index: option,
      label,
      default_label: label,
      store_label: label,
      use_default_value: true,
      swatch_data: swatch,
    });
    expect(await itemOf(shop, 'LOZ', fields)).toEqual({
      __typename: 'ConfigurableProduct',
      sku: 'LOZ',
      configurable_options: [
        {
          uid: uid('configurable', 14, 201),
          attribute_code: 'flavour',
          attribute_id: '201',
          attribute_id_v2: 201,
          attribute_uid: uid(201),
          label: 'Flavour',
          position: 1,
          use_default: false,
          product_id: 14,
          values: [
            plain(310, 'Mint', { __typename: 'ColorSwatchData', value: '#98ff98' }),
            plain(311, 'Orange', {
              __typename: 'ImageSwatchData',
              value: '/o/r/orange.webp',
              thumbnail: 'http://shop.example/media/attribute/swatch/swatch_thumb/110x90/o/r/orange.webp',
            }),
          ],
        },
        {
          uid: uid('configurable', 14, 202),
          attribute_code: 'pack_size',
          attribute_id: '202',
          attribute_id_v2: 202,
          attribute_uid: uid(202),
          label: 'Pack size',
          position: 0,
          use_default: false,
          product_id: 14,
          values: [plain(320, '12 pieces', null, 202), plain(321, '24 pieces', null, 202)],
        },
      ],
    });
  });

  it('[BACK-1] list variants in stock by id, with their values in the order of the attributes', async () => {
    const fields = `... on ConfigurableProduct { variants { attributes { code label uid value_index }
      product { sku stock_status flavour pack_size price_range { minimum_price { final_price { value } } } } } }`;
    const variant = (sku: string, flavour: [number, string], pack: [number, string], price: number) => ({
      attributes: [
        { code: 'flavour', label: flavour[1], uid: value(201, flavour[0]), value_index: flavour[0] },
        { code: 'pack_size', label: pack[1], uid: value(202, pack[0]), value_index: pack[0] },
      ],
      product: {
        sku,
        stock_status: 'IN_STOCK',
        flavour: flavour[0],
        pack_size: pack[0],
        price_range: { minimum_price: { final_price: { value: price } } },
      },
    });
    expect(await itemOf(shop, 'LOZ', fields)).toEqual({
      variants: [
        variant('LOZ-MINT-12', [310, 'Mint'], [320, '12 pieces'], 3),
        variant('LOZ-MINT-24', [310, 'Mint'], [321, '24 pieces'], 5.5),
        variant('LOZ-ORANGE-12', [311, 'Orange'], [320, '12 pieces'], 3.25),
      ],
    });
  });

  it('[BACK-1] span the prices of the variants in stock', async () => {
    const fields = `price_range { minimum_price { regular_price { value } final_price { value } }
      maximum_price { regular_price { value } final_price { value } } }`;
    const price = (amount: number) => ({ regular_price: { value: amount }, final_price: { value: amount } });
    expect(await itemOf(shop, 'LOZ', fields)).toEqual({
      price_range: { minimum_price: price(3), maximum_price: price(5.5) },
    });
  });

  const selectionOf = async (uids: string[]) => {
    const list = uids.map((one) => `"${one}"`).join(',');
    const fields = `... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids:[${list}]) {
      options_available_for_selection { attribute_code option_value_uids }
      configurable_options { uid attribute_code label values { uid label is_available is_use_default swatch { value } } }
      variant { sku } media_gallery { label } } }`;
    return ((await itemOf(shop, 'LOZ', fields)) as { configurable_product_options_selection: unknown })
      .configurable_product_options_selection;
  };

  it('[BACK-1] answer a selection of nothing with everything, by position of the attributes', async () => {
    expect(await selectionOf([])).toMatchObject({
      options_available_for_selection: [
        { attribute_code: 'pack_size', option_value_uids: [TWELVE, TWENTY_FOUR] },
        { attribute_code: 'flavour', option_value_uids: [MINT, ORANGE] },
      ],
      variant: null,
      // Each picture once.
      media_gallery: [{ label: 'mint' }, { label: 'Pack' }, { label: 'orange' }],
    });
  });

  it('[BACK-1] answer a partial selection with what goes with it', async () => {
    expect(await selectionOf([ORANGE])).toEqual({
      options_available_for_selection: [
        { attribute_code: 'pack_size', option_value_uids: [TWELVE] },
        { attribute_code: 'flavour', option_value_uids: [ORANGE] },
      ],
      configurable_options: [
        {
          uid: expect.any(String),
          attribute_code: 'pack_size',
          label: 'Pack size',
          values: [
            { uid: TWELVE, label: '12 pieces', is_available: true, is_use_default: false, swatch: null },
            { uid: TWENTY_FOUR, label: '24 pieces', is_available: false, is_use_default: false, swatch: null },
          ],
        },
      ],
      variant: null,
      media_gallery: [{ label: 'orange' }, { label: 'Pack' }],
    });
  });

  it('[BACK-1] answer a whole selection with its variant, or none where it is sold out', async () => {
    expect(await selectionOf([MINT, TWENTY_FOUR])).toMatchObject({
      configurable_options: [],
      variant: { sku: 'LOZ-MINT-24' },
      media_gallery: [{ label: 'mint' }, { label: 'Pack' }],
    });
    expect(await selectionOf([ORANGE, TWENTY_FOUR])).toMatchObject({ variant: null, media_gallery: [] });
  });
});
