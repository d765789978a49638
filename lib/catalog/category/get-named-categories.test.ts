import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getNamedCategories } from './get-named-categories';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
afterEach(() => vi.unstubAllGlobals());

it('all categories that a text names are there, also where they are more than the twenty of Magento’s page', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => String(index + 3));
  const category = (id: string) => ({ id: Number(id), uid: btoa(id), name: `Category ${id}`, url_path: `c-${id}` });
  fakeCommerce({
    '/graphql': { filters: null },
    namedCategories: ({ variables: { pageSize = 20 } }: { variables: { pageSize?: number } }) => {
      const items = ids.map(category).slice(0, pageSize);
      return { categories: { items }, categoryList: items };
    },
  });
  const found = await getNamedCategories(testStoreContext, ids);
  expect([...found.keys()]).toEqual(ids);
  expect(found.get('23')?.name).toBe('Category 23');
});
