import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category, categoryText } from '../../database/schema/catalog';
import { cmsBlock } from '../../database/schema/content';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const FOOTER = 1;

/** Content as the store answers it. */
async function rendered(content: string, headers: Record<string, string> = {}): Promise<string> {
  await shop.db.update(cmsBlock).set({ content }).where(eq(cmsBlock.id, FOOTER));
  const { body } = await shop.execute('{ cmsBlocks(identifiers: ["footer"]) { items { content } } }', {}, headers);
  const { cmsBlocks } = body.data as { cmsBlocks: { items: { content: string }[] } };
  return cmsBlocks.items[0]?.content ?? 'no block';
}

const encode = (conditions: object) =>
  JSON.stringify(conditions).replaceAll('{', '^[').replaceAll('}', '^]').replaceAll('"', '`').replaceAll('\\', '|');

function productsList(attribute: string, value: unknown, more = '', operator = '=='): string {
  const type = 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\';
  const conditions = encode({
    1: { aggregator: 'all', new_child: '', type: `${type}Combine`, value: '1' },
    '1--1': { operator, type: `${type}Product`, attribute, value },
  });
  return `{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" template="Magento_CatalogWidget::product/widget/content/grid.phtml" anchor_text="" id_path="" show_pager="0" conditions_encoded="${conditions}"${more}}}`;
}

const names = (html: string) =>
  [...html.matchAll(/class="product-item-link">\s*(.*?)\s*<\/a>/gs)].map(([, name = '']) => name);

/** White space between tags, and at the ends of texts, is the template's. */
const tight = (html: string) => html.replace(/\s*(<[^>]*>)\s*/g, '$1');

describe('the products list widget', () => {
  it('shows what can be found and bought of a category and those below it', async () => {
    expect(names(await rendered(productsList('category_ids', '3')))).toEqual(['SPECIAL', 'TIERED', 'Plain']);
    expect(names(await rendered(productsList('category_ids', '4')))).toEqual(['Plain']);
    expect(names(await rendered(productsList('category_ids', '3, 4', '', '()')))).toHaveLength(3);
  });

  it('shows the products of a list of SKUs in its order, as many as asked for', async () => {
    const skus = productsList(
      'sku',
      'TIERED, PLAIN, SOLD-OUT, SHIRT-S, SPECIAL',
      ' sort_order="position_by_sku"',
      '()',
    );
    expect(names(await rendered(skus))).toEqual(['TIERED', 'Plain', 'SPECIAL']);
    const two = productsList('sku', ['TIERED', 'PLAIN', 'SPECIAL'], ' sort_order="position_by_sku" products_count="2"');
    expect(names(await rendered(two))).toEqual(['TIERED', 'Plain']);
  });

  it.each([
    ['name_ascending', ['Plain', 'SPECIAL', 'TIERED']],
    ['name_descending', ['TIERED', 'SPECIAL', 'Plain']],
    ['price_low_to_high', ['Plain', 'TIERED', 'SPECIAL']],
    ['price_high_to_low', ['SPECIAL', 'TIERED', 'Plain']],
    ['sku_descending', ['TIERED', 'SPECIAL', 'Plain']],
    ['date_oldest_top', ['Plain', 'SPECIAL', 'TIERED']],
    ['date_newest_top', ['TIERED', 'SPECIAL', 'Plain']],
  ])('sorts by %s', async (order, expected) => {
    expect(names(await rendered(productsList('category_ids', '3', ` sort_order="${order}"`)))).toEqual(expected);
  });

  it('has the markup of Magento’s grid, prices in the currency and names in the language of the request', async () => {
    const html = await rendered(productsList('sku', 'PLAIN', ' title="Ours & theirs"'), {
      Store: 'mmstr_th',
      'Content-Currency': 'THB',
    });
    expect(tight(html)).toContain(
      '<div class="block widget block-products-list grid"><div class="block-title"><strong>Ours &amp; theirs</strong></div><div class="block-content"><!-- new_products_content_widget_grid--><div class="products-grid grid"><ol class="product-items widget-product-grid"><li class="product-item"><div class="product-item-info"><a href="http://shop.example/plain.html" class="product-item-photo">',
    );
    expect(tight(html)).toContain(
      '<strong class="product-item-name"><a title="ธรรมดา" href="http://shop.example/plain.html" class="product-item-link">ธรรมดา</a></strong>',
    );
    expect(tight(html)).toContain('data-price-amount="222.5" data-price-type="finalPrice" class="price-wrapper ">');
    expect(html).toContain('<span class="price">฿222.50</span>');
    expect(html).toContain('src="http://shop.example/media/catalog/product/placeholder/small_image.webp"');
    expect(tight(html)).toContain('<span><span>80%</span></span>');
    expect(html).toContain('href="http://shop.example/plain.html#reviews">2 ');
  });

  it('tells each kind of price as Magento does', async () => {
    const box = async (sku: string) => {
      const html = tight(await rendered(productsList('sku', sku)));
      const inside = /<div class="price-box[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? '';
      return inside.replace(/<span class="price-container.*?>/g, '').replace(/<span id.*?>/g, '');
    };
    const shown = (price: string) => `<span class="price">${price}</span></span></span>`;
    expect(await box('PLAIN')).toBe(shown('£5.00'));
    expect(await box('SPECIAL')).toBe(
      `<span class="special-price"><span class="price-label">Special Price</span>${shown('£8.00')}</span><span class="old-price"><span class="price-label">Regular Price</span>${shown('£10.00')}</span>`,
    );
    expect(await box('SHIRT')).toBe(
      `<span class="normal-price"><span class="price-label">As low as</span>${shown('£20.00')}</span>`,
    );
    expect(await box('FAMILY')).toBe(
      `<p class="minimal-price"><span class="price-label">Starting at</span>${shown('£5.00')}</p>`,
    );
    expect(await box('KIT')).toMatch(
      /^<p class="price-from"><span class="price-label">From<.*<\/p><p class="price-to">/,
    );
  });

  it('is a bare list in the carousel of Page Builder', async () => {
    const template = ' template="Magento_PageBuilder::catalog/product/widget/content/carousel.phtml"';
    const html = await rendered(productsList('category_ids', '3', template));
    expect(html.trim()).toMatch(/^<ol class="product-items widget-product-carousel">.*<\/ol>$/s);
    expect(names(html)).toHaveLength(3);
  });

  it.each([
    ['nothing fits', productsList('category_ids', '999')],
    ['the conditions ask for something else', productsList('color', '5')],
    ['they exclude', productsList('category_ids', '3', '', '!=')],
    [
      'they cannot be read',
      '{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" conditions_encoded="^[`1"}}',
    ],
  ])('is empty where %s', async (_, widget) => expect(await rendered(widget)).toBe(''));
});

describe('link widgets', () => {
  const CMS = 'Magento\\Cms\\Block\\Widget\\Page\\Link';
  const CATEGORY = 'Magento\\Catalog\\Block\\Category\\Widget\\Link';
  const PRODUCT = 'Magento\\Catalog\\Block\\Product\\Widget\\Link';
  const block = (name: string, link: string) => `<div class="widget block block-${name}-link">\n    ${link}\n</div>\n`;
  it.each([
    [`${CMS}" page_id="4"`, block('cms', '<a href="http://shop.example/about-us"><span>About us</span></a>')],
    [
      `${CMS}" anchor_text="Who we are" title="Us & you" template="widget/link/link_inline.phtml" page_id="4"`,
      '<span class="widget block block-cms-link-inline">\n    <a href="http://shop.example/about-us" title="Us &amp; you"><span>Who we are</span></a>\n</span>\n',
    ],
    [
      `${CATEGORY}" id_path="category/4"`,
      block('category', '<a href="http://shop.example/pain/head.html"><span>Head</span></a>'),
    ],
    [
      `${PRODUCT}" id_path="product/1/4"`,
      block('product', '<a href="http://shop.example/plain.html"><span>Plain</span></a>'),
    ],
    [`${CMS}" page_id="999"`, ''],
    [`${CATEGORY}" id_path="category/999"`, ''],
    [`${PRODUCT}" id_path="product/999"`, ''],
    [`${PRODUCT}" id_path="category/4"`, ''],
    ['Magento\\Unknown\\Widget"', ''],
  ])('the widget "%s is a link to its target, or nothing', async (parameters, expected) => {
    expect(await rendered(`{{widget type="${parameters}}}`)).toBe(expected);
  });

  it('are bare addresses where Page Builder keeps them in attributes', async () => {
    const href = `{{widget type='${CATEGORY}' id_path='category/4' template='Magento_PageBuilder::widget/link_href.phtml' type_name='Catalog Category Link'}}`;
    expect(await rendered(`<a href="${href}">x</a>`)).toBe('<a href="http://shop.example/pain/head.html">x</a>');
  });
});

describe('directives in attributes', () => {
  it.each([
    ['{\\&quot;desktop_image\\&quot;:\\&quot;{{media url=wysiwyg/x.webp}}\\&quot;}'],
    ['{&quot;desktop_image&quot;:&quot;{{media url=&quot;wysiwyg/x.webp&quot;}}&quot;}'],
    ['{\\"desktop_image\\":\\"{{media url=wysiwyg/x.webp}}\\"}'],
  ])('leave the quotes of %s as they are written', async (value) => {
    const expected = value.replace(/\{\{.*?\}\}/, 'http://shop.example/media/wysiwyg/x.webp');
    expect(await rendered(`<div data-background-images="${value}">`)).toBe(
      `<div data-background-images="${expected}">`,
    );
  });
});

it('the description of a category has its directives resolved', async () => {
  const description = '<img src="{{media url=wysiwyg/x.webp}}">';
  const [{ id } = { id: 0 }] = await shop.db.select({ id: category.id }).from(category).where(eq(category.id, 3));
  await shop.db.update(categoryText).set({ description }).where(eq(categoryText.categoryId, id));
  const { body } = await shop.execute('{ categoryList(filters: { ids: { eq: "3" } }) { description } }');
  expect(body.data).toEqual({
    categoryList: [{ description: '<img src="http://shop.example/media/wysiwyg/x.webp">' }],
  });
});
