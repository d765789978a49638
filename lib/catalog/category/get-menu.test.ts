import { afterEach, describe, expect, it, vi } from 'vitest';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { type CategoryBranch, categoryEntries, getMenu, menuNodes } from './get-menu';

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

const category = (uid: string, position: number, fields: Partial<CategoryBranch> = {}): CategoryBranch => ({
  uid,
  name: uid,
  position,
  children_count: '0',
  include_in_menu: 1,
  url_path: uid,
  url_suffix: '.html',
  ...fields,
});
const root = (...children: CategoryBranch[]) =>
  category('root', 1, { children, children_count: String(children.length) });

describe('categoryEntries', () => {
  it('[CAT-8] keys entries by uid, with position, ordered child uids, count and parent', () => {
    const entries = categoryEntries(root(category('b', 2), category('a', 1)));
    expect(entries.get('root')).toMatchObject({
      uid: 'root',
      position: 1,
      children: ['a', 'b'],
      children_count: 2,
      parentId: null,
    });
    expect(entries.get('b')).toMatchObject({
      uid: 'b',
      position: 2,
      children: [],
      children_count: 0,
      parentId: 'root',
    });
  });

  it('[CAT-3] sorts children by position, then uid', () => {
    const entries = categoryEntries(root(category('z', 1), category('m', 2), category('a', 1), category('b', 0)));
    expect(entries.get('root')?.children).toEqual(['b', 'a', 'z', 'm']);
  });

  it('[CAT-3] sets the children of a category once', () => {
    const first = category('twice', 1, { children: [category('first', 1)] });
    const second = category('twice', 2, { children: [category('second', 1)] });
    const entries = categoryEntries(root(first, category('other', 3, { children: [second] })));
    expect(entries.get('twice')?.children).toEqual(['first']);
    expect(entries.get('twice')?.parentId).toBe('root');
    expect(entries.has('second')).toBe(false);
  });
});

describe('menuNodes', () => {
  const entries = categoryEntries(
    root(
      category('b', 2, { name: 'Sleep', url_path: 'sleep' }),
      category('c', 0, { name: 'Staff only', include_in_menu: 0 }),
      category('e', 0, { name: 'Without a URL', url_path: null }),
      category('a', 1, {
        name: 'Pain relief',
        url_path: 'pain-relief',
        children: [category('d', 1, { name: 'Gels', url_path: 'pain-relief/gels' })],
      }),
    ),
  );

  it('[CAT-3] gives the menu in order, without the categories that are not included in it', () => {
    const menu = menuNodes(entries, 'root', testStoreView());
    expect(menu.map((node) => [node.name, node.href])).toEqual([
      ['Pain relief', '/pain-relief.html'],
      ['Sleep', '/sleep.html'],
    ]);
    expect(menu[0]?.children.map((node) => node.href)).toEqual(['/pain-relief/gels.html']);
  });

  it('puts the code of a store view that is not the default one into the paths', () => {
    const menu = menuNodes(entries, 'root', testStoreView({ code: 'mmstr_th', isDefault: false }));
    expect(menu[0]?.href).toBe('/mmstr_th/pain-relief.html');
  });

  it('gives no menu for an unknown root', () => {
    expect(menuNodes(entries, 'nowhere', testStoreView())).toEqual([]);
  });
});
