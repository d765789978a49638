import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productIndex } from '../../../../database/schema/listing';
import { openShop, type Shop } from '../../../../testing/shop';
import { uid } from '../../../../uid';
import { itemOf } from '../../testing/item-of';
import { sampleShop } from '../../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const span =
  'price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } } maximum_price { final_price { value } } }';

describe('bundles', () => {
  it('[BACK-1] list options and selections; a dynamic one has no prices of its own', async () => {
    const fields = `... on BundleProduct { dynamic_price dynamic_sku dynamic_weight price_view ship_bundle_items
      items { uid option_id title required type position sku options { uid label quantity qty can_change_quantity
        is_default price price_type product { sku stock_status } } } }`;
    const selection = (id: string, label: string, sku: string, more = {}) => ({
      uid: id,
      label,
      quantity: 1,
      qty: 1,
      can_change_quantity: false,
      is_default: false,
      price: 0,
      price_type: 'FIXED',
      product: { sku, stock_status: 'IN_STOCK' },
      ...more,
    });
    expect(await itemOf(shop, 'KIT', fields)).toEqual({
      dynamic_price: true,
      dynamic_sku: true,
      dynamic_weight: true,
      price_view: 'PRICE_RANGE',
      ship_bundle_items: 'TOGETHER',
      items: [
        {
          uid: uid('bundle', 1),
          option_id: 1,
          title: 'Painkiller',
          required: true,
          type: 'radio',
          position: expect.any(Number),
          sku: 'KIT',
          options: [
            selection(uid('bundle', 1, 1, 2), 'Parafix Tablets', 'PARA', { quantity: 2, qty: 2, is_default: true }),
            selection(uid('bundle', 1, 2, 1), 'Ibufast Caplets', 'IBU', { can_change_quantity: true }),
            selection(uid('bundle', 1, 3, 1), 'GONE', 'GONE', {
              product: { sku: 'GONE', stock_status: 'OUT_OF_STOCK' },
            }),
          ],
        },
        expect.objectContaining({ title: 'Extras', required: false, type: 'checkbox' }),
      ],
    });
    expect(await itemOf(shop, 'KIT', '... on BundleProduct { items { title } }', { Store: 'mmstr_th' })).toEqual({
      items: [{ title: 'ยาแก้ปวด' }, { title: 'Extras' }],
    });
  });

  it('[BACK-1] cost what must be chosen at least, and all that can be taken at most', async () => {
    // Two PARA 9.98 or IBU 6.50 reduced to 5.20; extras 12.50 and 3.00 together.
    expect(await itemOf(shop, 'KIT', span)).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 6.5 },
          final_price: { value: 5.2 },
          discount: { amount_off: 1.3, percent_off: 20 },
        },
        maximum_price: { final_price: { value: 25.48 } },
      },
    });
  });

  it('add the selections of a fixed one to its price: amounts and percentages', async () => {
    expect(
      await itemOf(shop, 'BOX', `${span} ... on BundleProduct { items { options { price price_type } } }`),
    ).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 22 },
          final_price: { value: 22 },
          discount: { amount_off: 0, percent_off: 0 },
        },
        maximum_price: { final_price: { value: 30 } },
      },
      items: [
        {
          options: [
            { price: 2, price_type: 'FIXED' },
            { price: 50, price_type: 'PERCENT' },
          ],
        },
      ],
    });
  });
});

it('[BACK-1] bundles and configurable products that are sold out cost nothing, as Magento answers', async () => {
  const sold = await openShop(sampleShop);
  await sold.db.update(productIndex).set({ isSalable: false });
  for (const key of ['kit', 'box', 'loz']) {
    const query = `query($url: String!) { route(url: $url) { ... on ProductInterface { stock_status ${span} } } }`;
    const { data } = (await sold.execute(query, { url: `${key}.html` })).body;
    expect(data, key).toMatchObject({
      route: { stock_status: 'OUT_OF_STOCK', price_range: { minimum_price: { final_price: { value: 0 } } } },
    });
  }
  await sold.close();
});

it('fixed selections and links keep the base currency, whatever the request shows', async () => {
  const inBaht = { 'Content-Currency': 'THB' };
  const links = '... on DownloadableProduct { downloadable_product_links { price } }';
  expect(await itemOf(shop, 'GUIDE', links, inBaht)).toEqual({
    downloadable_product_links: [{ price: 2 }, { price: 3 }],
  });
  const selections = '... on BundleProduct { items { options { price } } }';
  expect(await itemOf(shop, 'BOX', selections, inBaht)).toEqual({
    items: [{ options: [{ price: 2 }, { price: 50 }] }],
  });
});

describe('grouped products', () => {
  it('[BACK-1] list their members in order and cost as much as the cheapest in stock', async () => {
    const fields = `... on GroupedProduct { items { position qty product { sku stock_status } } }
      price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }`;
    const item = (position: number, qty: number, sku: string, stock_status = 'IN_STOCK') => ({
      position,
      qty,
      product: { sku, stock_status },
    });
    expect(await itemOf(shop, 'SET', fields)).toEqual({
      items: [item(0, 1, 'LOW'), item(1, 2, 'PARA'), item(2, 0, 'GONE', 'OUT_OF_STOCK')],
      price_range: { minimum_price: { final_price: { value: 4.99 } }, maximum_price: { final_price: { value: 4.99 } } },
    });
  });
});

describe('downloadable products', () => {
  it('[BACK-1] list links with samples, and keep files and downloads to themselves', async () => {
    const fields = `... on DownloadableProduct { links_title links_purchased_separately downloadable_product_samples { title }
      downloadable_product_links { uid id title price sort_order sample_url is_shareable number_of_downloads } }`;
    const hidden = { is_shareable: null, number_of_downloads: null };
    expect(await itemOf(shop, 'GUIDE', fields)).toEqual({
      links_title: 'Files',
      links_purchased_separately: 1,
      downloadable_product_samples: [],
      downloadable_product_links: [
        {
          uid: uid('downloadable', 1),
          id: 1,
          title: 'Africa',
          price: 2,
          sort_order: expect.any(Number),
          sample_url: 'http://shop.example/downloadable/download/linkSample/link_id/1/',
          ...hidden,
        },
        expect.objectContaining({ title: 'Asia', price: 3, sample_url: null, ...hidden }),
      ],
    });
  });
});
