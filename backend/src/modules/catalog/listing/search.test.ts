import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const PAGE = `query($search:String,$filter:ProductAttributeFilterInput,$sort:ProductAttributeSortInput) {
  products(search:$search,filter:$filter,sort:$sort) { total_count items { sku } suggestions { search } } }`;

interface Found {
  products: { total_count: number; items: { sku: string }[]; suggestions: { search: string }[] };
}

const search = async (variables: Record<string, unknown>, headers?: Record<string, string>) => {
  const { data, errors } = (await shop.execute(PAGE, variables, headers)).body;
  expect(errors).toBeUndefined();
  const { products } = data as Found;
  expect(products.total_count).toBe(products.items.length);
  return { skus: products.items.map(({ sku }) => sku), suggestions: products.suggestions.map((s) => s.search) };
};

describe('search', () => {
  it.each([
    ['the name', 'organiser', ['OPTIONS']],
    ['the beginning of a word', 'para', ['PARA']],
    ['all words wherever they stand', 'tablets acme', ['PARA']],
    ['the SKU first', 'kit', ['KIT']],
    ['a part of the SKU', 'BU', ['IBU']],
    ['a variant’s SKU', 'loz-mint-24', ['LOZ']],
    ['an attribute’s label', 'paracetamol', ['PARA']],
    ['a label of a variant in stock', 'orange', ['LOZ']],
    ['not a label of a sold-out variant', 'lemon', []],
    ['words of the description, not its tags', 'relieves', ['PARA']],
    ['no HTML tag', 'strong', []],
    ['nothing', 'qqqzzzxxx', []],
    ['nothing for punctuation', '?!', []],
    ['nothing sold out', 'gone', []],
  ])('[BACK-1] [CAT-6] finds %s', async (_, term, skus) => {
    expect((await search({ search: term })).skus).toEqual(skus);
  });

  it('[BACK-1] finds everything for an empty term, the newest first', async () => {
    const { skus } = await search({ search: '' });
    expect(skus).toEqual(
      ['SET', 'BOX', 'KIT', 'LOZ', 'GUIDE', 'CONSULT', 'OPTIONS', 'LOW', 'IBU', 'PARA'].slice(0, skus.length),
    );
    expect(skus).toHaveLength(10);
  });

  it('[BACK-1] does not refuse a short term', async () => {
    expect((await search({ search: 'p' })).skus).toContain('PARA');
  });

  it('[BACK-1] puts the best first by default, and sorts as asked', async () => {
    // Two match by name, KIT by its SKU too.
    expect((await search({ search: 'kit' })).skus[0]).toBe('KIT');
    const byPrice = await search({ search: 'acme', sort: { price: 'ASC' } });
    expect(byPrice.skus).toEqual(['LOZ', 'PARA']);
    const byRelevance = await search({ search: 'para', sort: { relevance: 'DESC' } });
    expect(byRelevance.skus).toEqual(['PARA']);
  });

  it('[BACK-1] narrows a search by filters', async () => {
    expect((await search({ search: 'acme', filter: { price: { from: '4' } } })).skus).toEqual(['PARA']);
    expect((await search({ search: 'acme', filter: { category_uid: { eq: 'NQ==' } } })).skus).toEqual(['LOZ']);
  });

  it('searches the texts of the store view', async () => {
    const thai = { Store: 'mmstr_th' };
    expect((await search({ search: 'ฟิกซ์' }, thai)).skus).toEqual(['PARA']);
    expect((await search({ search: 'แอคมี' }, thai)).skus).toEqual(['LOZ', 'PARA']);
    expect((await search({ search: 'แอคมี' })).skus).toEqual([]);
  });

  it('[CAT-6] suggests other words only where it found nothing', async () => {
    expect(await search({ search: 'organizer' })).toEqual({ skus: [], suggestions: ['organiser'] });
    expect((await search({ search: 'organiser' })).suggestions).toEqual([]);
    expect((await search({ search: 'qqqzzzxxx' })).suggestions).toEqual([]);
  });
});

it('counts all that a search finds, whatever the page', async () => {
  const page = (currentPage: number) =>
    `{ products(search:"", filter:{}, pageSize:4, currentPage:${currentPage}) { total_count items { sku } } }`;
  const found = (currentPage: number) =>
    `{ products(search:"acme", pageSize:1, currentPage:${currentPage}) { total_count items { sku } page_info { total_pages } } }`;
  expect((await shop.execute(page(3))).body.data).toMatchObject({ products: { total_count: 10, items: [{}, {}] } });
  for (const currentPage of [1, 2]) {
    expect((await shop.execute(found(currentPage))).body.data).toMatchObject({
      products: { total_count: 2, items: [{}], page_info: { total_pages: 2 } },
    });
  }
  expect((await shop.execute(found(3))).body.errors?.[0]?.message).toBe(
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  );
});
