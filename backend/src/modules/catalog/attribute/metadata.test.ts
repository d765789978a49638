import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const FIELDS = `items { attribute_code entity_type attribute_type input_type attribute_options { label value }
  storefront_properties { position use_in_layered_navigation use_in_search_results_layered_navigation
    use_in_product_listing visible_on_catalog_pages } }`;

const metadata = (attributes: string) => `{ customAttributeMetadata(attributes:[${attributes}]) { ${FIELDS} } }`;

it('[BACK-1] describes attributes in the order asked, the entity type as it was asked', async () => {
  const query = metadata(
    '{attribute_code:"brand",entity_type:"4"},{attribute_code:"warnings",entity_type:"catalog_product"}',
  );
  expect((await shop.execute(query)).body).toEqual({
    data: {
      customAttributeMetadata: {
        items: [
          {
            attribute_code: 'brand',
            entity_type: '4',
            attribute_type: 'Int',
            input_type: 'select',
            attribute_options: [
              { label: 'Acme', value: '302' },
              { label: 'Zeta', value: '301' },
            ],
            storefront_properties: {
              position: 1,
              use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
              use_in_search_results_layered_navigation: true,
              use_in_product_listing: true,
              visible_on_catalog_pages: true,
            },
          },
          {
            attribute_code: 'warnings',
            entity_type: 'catalog_product',
            attribute_type: 'String',
            input_type: 'textarea',
            attribute_options: [],
            storefront_properties: {
              position: 206,
              use_in_layered_navigation: 'NO',
              use_in_search_results_layered_navigation: false,
              use_in_product_listing: false,
              visible_on_catalog_pages: true,
            },
          },
        ],
      },
    },
  });
});

it('knows the types of multiselects and yes/no attributes, and labels of the store view', async () => {
  const query = metadata(
    '{attribute_code:"active_ingredient",entity_type:"4"},{attribute_code:"sugar_free",entity_type:"4"},{attribute_code:"brand",entity_type:"4"}',
  );
  expect((await shop.execute(query, {}, { Store: 'mmstr_th' })).body.data).toMatchObject({
    customAttributeMetadata: {
      items: [
        { attribute_type: 'String', input_type: 'multiselect' },
        {
          attribute_type: 'Int',
          input_type: 'boolean',
          attribute_options: [
            { label: 'Yes', value: '1' },
            { label: 'No', value: '0' },
          ],
        },
        {
          attribute_options: [
            { label: 'แอคมี', value: '302' },
            { label: 'Zeta', value: '301' },
          ],
        },
      ],
    },
  });
});

it('[BACK-1] knows the attributes that every Magento has, of products, categories and customers', async () => {
  const codes = ['sku', 'name', 'description', 'price'].map((code) => `{attribute_code:"${code}",entity_type:"4"}`);
  const others =
    '{attribute_code:"name",entity_type:"catalog_category"},{attribute_code:"gender",entity_type:"customer"}';
  expect((await shop.execute(metadata([...codes, others].join()))).body).toMatchObject({
    data: {
      customAttributeMetadata: {
        items: [
          { attribute_code: 'sku', attribute_type: 'String', input_type: 'text', attribute_options: [] },
          { attribute_code: 'name', storefront_properties: { use_in_product_listing: true } },
          { attribute_code: 'description', input_type: 'textarea' },
          { attribute_type: 'Float', storefront_properties: { use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS' } },
          { attribute_code: 'name', entity_type: 'catalog_category', input_type: 'text' },
          {
            attribute_code: 'gender',
            entity_type: 'customer',
            attribute_options: [{ label: 'Male', value: '1' }, { value: '2' }, { value: '3' }],
            storefront_properties: { position: null, use_in_layered_navigation: null },
          },
        ],
      },
    },
  });
});

it.each([
  ['nope', '4'],
  ['constructor', 'customer'],
  ['brand', 'catalog_category'],
])('[BACK-1] an unknown code, %s of the entity %s, is an internal error', async (code, entity) => {
  const { body } = await shop.execute(metadata(`{attribute_code:"${code}",entity_type:"${entity}"}`));
  expect(body).toMatchObject({
    errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }],
    data: { customAttributeMetadata: null },
  });
});

it('refuses unknown entities', async () => {
  expect((await shop.execute(metadata('{attribute_code:"brand",entity_type:"nope"}'))).body).toMatchObject({
    errors: [{ message: 'Invalid entity_type specified: nope', extensions: { category: 'graphql-input' } }],
  });
});

it('[BACK-1] is never cached', async () => {
  const { headers } = await shop.get(metadata('{attribute_code:"brand",entity_type:"4"}'));
  expect(headers.get('cache-control')).toContain('no-store');
});
