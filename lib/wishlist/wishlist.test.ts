// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toWishlist } from './wishlist';

type Answer = Parameters<typeof toWishlist>[0];
type Item = NonNullable<NonNullable<Answer['items_v2']>['items'][number]>;

const product = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'BALM',
  name: 'Balm',
  url_key: 'balm',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  thumbnail: { url: 'https://shop.example/media/b.jpg' },
  price_range: { minimum_price: { final_price: { value: 3.5, currency: 'GBP' } } },
};

const item = (more: object) =>
  ({
    __typename: 'SimpleWishlistItem',
    id: '7',
    quantity: 2,
    description: null,
    product,
    customizable_options: [],
    ...more,
  }) as unknown as Item;

const wishesOf = (...items: (Item | null)[]) =>
  toWishlist(partialAnswer<Answer>({ id: '3', items_count: 9, items_v2: { items, page_info: { total_pages: 2 } } }));

afterEach(() => {
  delete document.documentElement.dataset.unsold;
});

const option = (label: string, type: string, values: object[]) => ({ label, type, values });

it('[SESS-12] a wish list tells its products, its count and its pages; a wish whose product has gone is left out', () => {
  const { count, pages, wishes } = wishesOf(item({}), null, item({ product: null }));
  expect([count, pages]).toEqual([9, 2]);
  expect(wishes).toEqual([
    {
      id: '7',
      sku: 'BALM',
      product: expect.objectContaining({ uid: 'MQ==' }),
      variant: null,
      name: 'Balm',
      href: '/balm.html',
      image: 'https://shop.example/media/b.jpg',
      inStock: true,
      isService: false,
      isSold: true,
      price: { minor: 350, currency: 'GBP' },
      isFrom: false,
      quantity: 2,
      description: '',
      options: [],
      needs: null,
      selected: [],
    },
  ]);
});

it('[CAT-5] a configurable wish is chosen by numbers, as Magento fails over the uids, and needs a choice without any', () => {
  const chosen = {
    configurable_options: [{ id: 142, option_label: 'Size', value_id: 166, value_label: 'M &amp; L' }, null],
  };
  const typename = { __typename: 'ConfigurableWishlistItem' };
  const [wish, open] = wishesOf(
    item({ ...typename, ...chosen }),
    item({ ...typename, configurable_options: [] }),
  ).wishes;
  expect(wish).toMatchObject({
    selected: [btoa('configurable/142/166')],
    options: [{ label: 'Size', value: 'M & L' }],
    needs: null,
    isFrom: true,
  });
  expect(open).toMatchObject({ selected: [], options: [], needs: 'choice' });
});

it('[CAT-5] a wish needs a choice, or an entry, while an option that its product wants is not entered', () => {
  const listed = { __typename: 'CustomizableDropDownOption', uid: 'o2', required: true };
  const written = { __typename: 'CustomizableAreaOption', uid: 'o3', required: true };
  const wanting = { ...product, options: [{ uid: 'o1', required: false }, null, listed, written] };
  const entered = [{ label: 'For', type: 'field', values: [{ label: '', value: 'Ann' }] }];
  const { wishes } = wishesOf(
    item({ product: wanting }),
    item({ product: wanting, customizable_options: entered }),
    item({ product: { ...product, options: [written] } }),
    item({}),
  );
  expect(wishes.map(({ needs }) => needs)).toEqual(['choice', null, 'entry', null]);
});

it('[CAT-5] bundles and downloads are sent again by the uids of what was chosen of them', () => {
  const values = [{ uid: 'b1', label: 'Plasters', quantity: 2 }];
  const bundle = item({
    __typename: 'BundleWishlistItem',
    bundle_options: [{ uid: 'b', label: 'Box', type: 'radio', values }],
  });
  const download = item({
    __typename: 'DownloadableWishlistItem',
    product: { ...product, __typename: 'DownloadableProduct', links_purchased_separately: 1 },
    links_v2: [{ uid: 'l1', title: 'Chapter 1' }],
  });
  const unchosen = item({
    __typename: 'DownloadableWishlistItem',
    product: { ...product, __typename: 'DownloadableProduct', links_purchased_separately: 1 },
    links_v2: [],
  });
  const { wishes } = wishesOf(bundle, download, unchosen, item({ __typename: 'GroupedProductWishlistItem' }));
  expect(wishes.map(({ selected, needs }) => [selected, needs])).toEqual([
    [['b1'], null],
    [['l1'], null],
    [[], 'choice'],
    [null, 'choice'],
  ]);
  expect(wishes[0]?.options).toEqual([{ label: 'Box', value: '2 × Plasters' }]);
  expect(wishes[1]?.options).toEqual([{ label: '', value: 'Chapter 1' }]);
});

it('[CAT-5] a wish with an entered text cannot be changed here: Magento would forget what was entered', () => {
  const listed = option('Wrap', 'drop_down', [{ label: 'Red', value: '1', customizable_option_value_uid: 'c1' }]);
  const entered = option('Name', 'field', [{ label: '', value: 'Ann', customizable_option_value_uid: 'c2' }]);
  const { wishes } = wishesOf(
    item({ customizable_options: [listed] }),
    item({ customizable_options: [listed, entered], product: { ...product, stock_status: 'OUT_OF_STOCK' } }),
  );
  expect(wishes[0]).toMatchObject({ selected: ['c1'], options: [{ label: 'Wrap', value: 'Red' }] });
  expect(wishes[0]?.isFrom, 'what is chosen from a list may cost more').toBe(true);
  expect(wishes[1]).toMatchObject({ selected: null, inStock: false, options: [{}, { label: 'Name', value: 'Ann' }] });
});

/** A wish for a configurable product with a pack for each of these values, each of its own category. */
const packWish = (chosen: number[], legal_category: number | null, packs: Record<number, number | null>) =>
  item({
    __typename: 'ConfigurableWishlistItem',
    configurable_options: chosen.map((value_id) => ({ id: 142, option_label: 'Pack', value_id, value_label: 'X' })),
    product: {
      ...{ ...product, __typename: 'ConfigurableProduct', legal_category },
      variants: Object.entries(packs).map(([value, own]) => ({
        attributes: [{ value_index: Number(value) }],
        product: {
          ...{ uid: `v${value}`, sku: `BALM-${value}`, legal_category: own },
          thumbnail: { url: `https://shop.example/media/${value === '8' ? 'placeholder/image' : value}.jpg` },
          price_range: { minimum_price: { final_price: { value: Number(value), currency: 'GBP' } } },
        },
      })),
    },
  });

it('[CAT-5] a wish for a pack costs what that pack does; without one, or with one that is gone, from the cheapest on', () => {
  const packs = { 8: null, 16: null };
  const { wishes } = wishesOf(packWish([16], null, packs), packWish([], null, packs), packWish([32], null, packs));
  expect(wishes.map(({ price, isFrom }) => [price?.minor, isFrom])).toEqual([
    [1600, false],
    [350, true],
    [350, true],
  ]);
});

it('[CAT-5] a wish shows the chosen pack, or its product where that one has no picture', () => {
  const packs = { 8: null, 16: null };
  const { wishes } = wishesOf(packWish([16], null, packs), packWish([8], null, packs), packWish([], null, packs));
  expect(wishes.map(({ image }) => image?.split('/').at(-1))).toEqual(['16.jpg', 'b.jpg', 'b.jpg']);
});

it('[CAT-5] a wish is sold as the chosen pack is, which its link leads to', () => {
  const packs = { 16: 1, 32: 3, 64: null };
  const isSold = (chosen: number[], parent: number | null) =>
    wishesOf(packWish(chosen, parent, packs)).wishes[0]?.isSold;
  expect(isSold([32], null), 'nothing is kept').toBe(true);
  const rule = { code: 'legal_category', values: ['3'], open: { values: ['5'] } };
  document.documentElement.dataset.unsold = JSON.stringify(rule);
  expect([16, 32, 64, 99].map((value) => isSold([value], 5))).toEqual([true, false, false, false]);
  expect([16, 32, 64, 99].map((value) => isSold([value], null))).toEqual([true, false, true, false]);
  expect([isSold([16], 3), isSold([], 5), isSold([], 3)]).toEqual([false, true, false]);
  const [wish, open] = wishesOf(packWish([32], 5, packs), packWish([], 5, packs)).wishes;
  expect(wish).toMatchObject({ href: '/balm.html?variant=BALM-32', variant: { uid: 'v32' } });
  expect(open).toMatchObject({ href: '/balm.html', variant: null });
});

it('[CAT-5] a pack is the one that has all that is chosen', () => {
  const wish = packWish([16, 7], 5, {});
  const pack = (sku: string, ...values: number[]) => ({
    attributes: values.map((value_index) => ({ value_index })),
    product: { ...product, uid: sku, sku },
  });
  const variants = [pack('A', 16), pack('B', 16, 8), pack('C', 7, 16)];
  const told = { ...wish, product: { ...wish.product, variants } } as unknown as Item;
  expect(wishesOf(told).wishes[0]?.variant).toMatchObject({ sku: 'C' });
  const half = packWish([16], 5, {});
  const open = { ...half, product: { ...half.product, variants: [pack('B', 16, 8)] } } as unknown as Item;
  expect(wishesOf(open).wishes[0]?.variant).toBeNull();
});

it('of answers about somebody’s health, which a wish may have from before, the title is all that is shown', () => {
  const value = 'Questions answered\n\nWho is it for? – Me &amp; you\nForm: f, version 1, en\nSeal: 1a.00ff';
  const [wish] = wishesOf(
    item({ customizable_options: [option('Suitability', 'area', [{ label: '', value }])] }),
  ).wishes;
  expect(wish?.options).toEqual([{ label: 'Suitability', value: 'Questions answered' }]);
});
