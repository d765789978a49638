import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { itemOf } from '../testing/item-of';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const IMAGE = /^http:\/\/shop\.example\/media\/catalog\/product\/cache\/[0-9a-f]{32}\/p\/a\/para-front\.webp$/;

describe('product', () => {
  it('[BACK-1] has ids, keys and texts, empty texts as empty HTML', async () => {
    const fields = `__typename uid id sku name url_key url_suffix url_path type_id attribute_set_id canonical_url
      meta_title meta_description meta_keyword description { html } short_description { html } special_price
      special_to_date stock_status only_x_left_in_stock ... on PhysicalProductInterface { weight }`;
    expect(await itemOf(shop, 'PARA', fields)).toEqual({
      __typename: 'SimpleProduct',
      uid: 'MQ==',
      id: 1,
      sku: 'PARA',
      name: 'Parafix Tablets',
      url_key: 'para',
      url_suffix: '.html',
      url_path: null,
      type_id: 'simple',
      attribute_set_id: 4,
      canonical_url: 'para.html',
      meta_title: null,
      meta_description: null,
      meta_keyword: null,
      description: { html: '<p><strong>Relieves</strong> headache.</p>' },
      short_description: { html: '' },
      special_price: null,
      special_to_date: null,
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      weight: null,
    });
  });

  it('[BACK-1] takes each text of the store view, or its default', async () => {
    const fields = 'name url_key warnings description { html }';
    expect(await itemOf(shop, 'PARA', fields, { Store: 'mmstr_th' })).toEqual({
      name: 'พาราฟิกซ์ ชนิดเม็ด',
      url_key: 'para',
      warnings: 'อ่านเอกสารกำกับยา',
      description: { html: '<p>บรรเทาอาการปวดศีรษะ</p>' },
    });
    expect(await itemOf(shop, 'PARA', fields, { Store: 'mmstr_us' })).toMatchObject({ name: 'Parafix Tablets' });
  });

  it('[BACK-1] says how many are left when few are', async () => {
    expect(await itemOf(shop, 'LOW', 'only_x_left_in_stock')).toEqual({ only_x_left_in_stock: 5 });
    expect(await itemOf(shop, 'LOZ', 'only_x_left_in_stock stock_status')).toEqual({
      only_x_left_in_stock: null,
      stock_status: 'IN_STOCK',
    });
  });

  it('[BACK-1] gives attributes by code: option ids, comma lists, 1 or 0, text, null', async () => {
    const fields = 'brand flavour sugar_free active_ingredient warnings licence_number vegan';
    expect(await itemOf(shop, 'PARA', fields)).toEqual({
      brand: 302,
      flavour: null,
      sugar_free: 1,
      active_ingredient: '330,331',
      warnings: 'Read the leaflet.',
      licence_number: null,
      vegan: null,
    });
    expect(await itemOf(shop, 'LOW', fields)).toMatchObject({ sugar_free: 0, active_ingredient: null });
  });

  it('[BACK-1] has absolute image URLs, the label of the image or the name', async () => {
    const image = { url: expect.stringMatching(IMAGE), label: 'Front' };
    const fields = `image { url label position disabled } small_image { url label } thumbnail { url label }
      media_gallery { __typename url label position disabled }
      media_gallery_entries { id uid file label position media_type types disabled }`;
    expect(await itemOf(shop, 'PARA', fields)).toEqual({
      image: { ...image, position: null, disabled: null },
      small_image: image,
      thumbnail: image,
      media_gallery: [
        { __typename: 'ProductImage', ...image, position: 1, disabled: false },
        {
          __typename: 'ProductImage',
          url: expect.stringContaining('/p/a/para-back.webp'),
          label: '',
          position: 2,
          disabled: false,
        },
      ],
      media_gallery_entries: [
        {
          id: 1,
          uid: 'MQ==',
          file: '/p/a/para-front.webp',
          label: 'Front',
          position: 1,
          media_type: 'image',
          types: expect.arrayContaining(['image', 'small_image', 'thumbnail']),
          disabled: false,
        },
        expect.objectContaining({ id: 2, uid: 'Mg==', types: [] }),
      ],
    });
  });

  it('gives a placeholder where there is no image', async () => {
    expect(await itemOf(shop, 'IBU', 'small_image { url label } media_gallery { url }')).toEqual({
      small_image: {
        url: 'http://shop.example/media/catalog/product/placeholder/small_image.webp',
        label: 'Ibufast Caplets',
      },
      media_gallery: [],
    });
  });

  it('[BACK-1] lists its own categories by id, with breadcrumbs', async () => {
    expect(
      await itemOf(shop, 'IBU', 'categories { uid name url_path level breadcrumbs { category_uid category_name } }'),
    ).toEqual({
      categories: [
        {
          uid: 'NQ==',
          name: 'Cold and flu',
          url_path: 'medicines/cold-and-flu',
          level: 3,
          breadcrumbs: [{ category_uid: 'Mw==', category_name: 'Medicines' }],
        },
        expect.objectContaining({ uid: 'Nw==' }),
      ],
    });
  });

  it('[BACK-1] lists linked products that the catalogue shows, by id', async () => {
    const fields = 'related_products { sku __typename } upsell_products { sku } crosssell_products { sku }';
    expect(await itemOf(shop, 'PARA', fields)).toEqual({
      related_products: [
        { sku: 'IBU', __typename: 'SimpleProduct' },
        { sku: 'LOW', __typename: 'SimpleProduct' },
      ],
      upsell_products: [{ sku: 'KIT' }],
      crosssell_products: [{ sku: 'OPTIONS' }],
    });
    expect(await itemOf(shop, 'IBU', 'related_products { sku }')).toEqual({ related_products: [] });
  });

  it('[BACK-1] lists its links as they were set, sold out or not, by type and id', async () => {
    const fields = 'product_links { sku link_type linked_product_sku linked_product_type position }';
    const link = (sku: string, type: string, [linked, linkedType]: [string, string], position: number) => ({
      sku,
      link_type: type,
      linked_product_sku: linked,
      linked_product_type: linkedType,
      position,
    });
    expect(await itemOf(shop, 'PARA', fields)).toEqual({
      product_links: [
        link('PARA', 'related', ['IBU', 'simple'], 1),
        link('PARA', 'related', ['LOW', 'simple'], 0),
        link('PARA', 'crosssell', ['OPTIONS', 'simple'], 1),
        link('PARA', 'crosssell', ['LOZ-MINT-12', 'simple'], 0),
        link('PARA', 'upsell', ['GONE', 'simple'], 0),
        link('PARA', 'upsell', ['KIT', 'bundle'], 1),
      ],
    });
    expect(await itemOf(shop, 'SET', 'product_links { link_type linked_product_sku }')).toEqual({
      product_links: ['PARA', 'GONE', 'LOW'].map((linked) => ({ link_type: 'associated', linked_product_sku: linked })),
    });
    // Variants are no links.
    expect(await itemOf(shop, 'LOZ', 'product_links { link_type }')).toEqual({ product_links: [] });
  });

  it('[BACK-1] says since when it is there, new and on offer, and where it is made', async () => {
    const fields = `created_at updated_at new_from_date new_to_date special_from_date special_to_date
      country_of_manufacture`;
    expect(await itemOf(shop, 'IBU', fields)).toEqual({
      created_at: '2026-01-31 23:45:01',
      updated_at: '2026-02-01 07:00:00',
      new_from_date: '2026-03-01 00:00:00',
      new_to_date: '2026-04-30 00:00:00',
      special_from_date: '2026-02-03 00:00:00',
      special_to_date: '2099-12-31 00:00:00',
      country_of_manufacture: 'DE',
    });
    expect(await itemOf(shop, 'LOW', 'new_from_date new_to_date special_from_date country_of_manufacture')).toEqual({
      new_from_date: null,
      new_to_date: null,
      special_from_date: null,
      country_of_manufacture: null,
    });
  });

  it('[BACK-1] names the file of its swatch and the website that sells it', async () => {
    expect(await itemOf(shop, 'PARA', 'swatch_image websites { id code name is_default sort_order }')).toEqual({
      swatch_image: '/p/a/para-front.webp',
      websites: [{ id: 1, code: 'base', name: 'Main Website', is_default: true, sort_order: 0 }],
    });
    expect(await itemOf(shop, 'IBU', 'swatch_image')).toEqual({ swatch_image: null });
  });

  it('[BACK-1] lists its URLs without redirects', async () => {
    const { url_rewrites: rewrites } = (await itemOf(
      shop,
      'PARA',
      'url_rewrites { url parameters { name value } }',
    )) as {
      url_rewrites: { url: string; parameters: { name: string; value: string }[] }[];
    };
    expect(rewrites).toContainEqual({ url: 'para.html', parameters: [{ name: 'id', value: '1' }] });
    expect(rewrites.map(({ url }) => url)).not.toContain('old-para');
  });
});
