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

const thai = { Store: 'mmstr_th' };

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
    ['the beginning of a SKU', 'IB', ['IBU']],
    ['a variant’s SKU', 'loz-mint-24', ['LOZ']],
    ['the beginning of a variant’s SKU', 'loz-mi', ['LOZ']],
    ['no SKU of a sold-out variant', 'loz-lemon', []],
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

  it('[CAT-6] searches the texts of the store view, and the names of the default one', async () => {
    expect((await search({ search: 'parafix' }, thai)).skus).toEqual(['PARA']);
    expect((await search({ search: 'ฟิกซ์' }, thai)).skus).toEqual(['PARA']);
    expect((await search({ search: 'แอคมี' }, thai)).skus).toEqual(['LOZ', 'PARA']);
    expect((await search({ search: 'แอคมี' })).skus).toEqual([]);
  });

  it('[CAT-6] finds words in other forms, and without regard to accents', async () => {
    expect((await search({ search: 'tablet' })).skus).toEqual(['PARA']);
    expect((await search({ search: 'organisers' })).skus).toEqual(['OPTIONS']);
    expect((await search({ search: 'tablét' })).skus).toEqual(['PARA']);
    expect((await search({ search: 'para-fix' })).skus).toEqual([]);
  });

  it('[CAT-6] finds the last word by its beginning, the others whole', async () => {
    expect((await search({ search: 'parafix tab' })).skus).toEqual(['PARA']);
    expect((await search({ search: 'tab parafix' })).suggestions).toEqual(['tablets parafix']);
  });

  it('[CAT-6] passes over words that are everywhere, but not one that is being typed', async () => {
    expect((await search({ search: 'tablets for the headache' })).skus).toEqual(['PARA']);
    expect((await search({ search: 'a' })).skus).toContain('PARA');
  });

  it('[CAT-6] finds by category names, and yes/no attributes by their name', async () => {
    expect((await search({ search: 'cold flu' })).skus.sort()).toEqual(['IBU', 'LOW', 'LOZ', 'SET']);
    expect((await search({ search: 'sugar free' })).skus.sort()).toEqual(['IBU', 'PARA']);
  });
});

describe('synonyms', () => {
  it.each([
    ['another name of an ingredient', 'acetaminophen', ['PARA']],
    ['the name itself', 'paracetamol', ['PARA']],
    ['a term of several words', 'pass out pills caffeine', ['PARA']],
    ['a word for several', 'lozenge', ['LOZ']],
    ['a plural', 'pastilles', ['LOZ']],
  ])('[CAT-6] finds by %s', async (_, term, skus) => {
    expect(await search({ search: term })).toEqual({ skus, suggestions: [] });
  });

  it('[CAT-6] of one store view do not count in another', async () => {
    expect((await search({ search: 'เม็ดอม' }, thai)).skus).toEqual(['LOZ']);
    expect((await search({ search: 'เม็ดอม' })).skus).toEqual([]);
  });
});

describe('a word of 22,000 letters', () => {
  const long = 'ab'.repeat(11_000);

  it.each(['name', 'description', 'short_description'])('[CAT-6] in %s finds nothing', async (field) => {
    expect((await search({ filter: { [field]: { match: long } } })).skus).toEqual([]);
  });

  it('[CAT-6] as a search finds nothing, and what begins a product’s name still finds it', async () => {
    expect((await search({ search: long })).skus).toEqual([]);
    expect((await search({ search: `parafix ${' '.repeat(300)}${long}` })).skus).toEqual(['PARA']);
  });
});

describe('misspelt searches', () => {
  it.each([
    ['paracetmol', 'paracetamol', ['PARA']],
    ['ibufats', 'ibufast', ['IBU']],
    ['organizer', 'organiser', ['OPTIONS']],
    ['parafix tablts', 'parafix tablets', ['PARA']],
    ['acetaminofen', 'acetaminophen', ['PARA']],
    ['Zeeta caplets', 'zeta caplets', ['IBU']],
  ])('[CAT-6] %s is taken for %s, and says so', async (term, corrected, skus) => {
    expect(await search({ search: term })).toEqual({ skus, suggestions: [corrected] });
  });

  it('[CAT-6] are not taken for other words while their own find something', async () => {
    expect(await search({ search: 'acm' })).toEqual({ skus: ['LOZ', 'PARA'], suggestions: [] });
    // Nothing there in this category, but in the shop.
    const inWellness = { category_uid: { eq: 'Ng==' } };
    expect(await search({ search: 'parafix', filter: inWellness })).toEqual({ skus: [], suggestions: [] });
  });

  it('[CAT-6] are narrowed by filters too', async () => {
    expect((await search({ search: 'acmee', filter: { price: { from: '4' } } })).skus).toEqual(['PARA']);
  });

  it('[CAT-6] in Thai, without spaces between words, find what is nearly the same', async () => {
    expect((await search({ search: 'พาราฟกซ์' }, thai)).skus).toEqual(['PARA']);
    expect((await search({ search: 'กกกกกก' }, thai)).skus).toEqual([]);
  });
});

describe('suggestions', () => {
  it('[BACK-1] [CAT-6] are the words that find something alone where they find nothing together', async () => {
    expect(await search({ search: 'parafix caplets' })).toEqual({ skus: [], suggestions: ['parafix', 'caplets'] });
    expect(await search({ search: 'organizer wxyz' })).toEqual({ skus: [], suggestions: ['organiser'] });
  });

  it('[CAT-6] are none where nothing is alike', async () => {
    expect(await search({ search: 'qqqzzzxxx' })).toEqual({ skus: [], suggestions: [] });
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
