import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getMenu } from './get-menu';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const level = (uid: string, ...children: object[]) => ({
  uid,
  name: uid,
  position: 1,
  children_count: String(children.length),
  include_in_menu: 1,
  url_path: uid,
  url_suffix: '.html',
  children,
});
const shop = (root: string | null) =>
  fakeCommerce({
    '/graphql': { filters: null },
    storeConfig: { storeConfig: { root_category_uid: root } },
    menu: { categories: { items: [level('Mg==', level('skin', level('balms', level('lips'))))] } },
  });

afterEach(() => vi.unstubAllGlobals());

it('[STORE-10] getMenu reads three levels below the root category of the store view, under the tags of the menu', async () => {
  const { calls } = shop('Mg==');
  const [skin] = await getMenu(testStoreContext);
  expect([skin?.name, skin?.children[0]?.name, skin?.children[0]?.children[0]?.name]).toEqual([
    'skin',
    'balms',
    'lips',
  ]);
  const read = calls.findIndex(({ query }) => query.startsWith('query menu'));
  expect(calls[read]?.variables).toEqual({ root: 'Mg==' });
  expect(calls[read]?.query.match(/children\{/g)).toHaveLength(3);
  expect(vi.mocked(fetch).mock.calls[read]?.[1]).toMatchObject({ next: { tags: ['menu', 'catalog'] } });
});

it('getMenu gives no menu in a store view without a root category', async () => {
  const { calls } = shop(null);
  expect(await getMenu(testStoreContext)).toEqual([]);
  expect(calls.some(({ query }) => query.startsWith('query menu'))).toBe(false);
});
