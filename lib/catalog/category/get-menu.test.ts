import { afterEach, expect, test, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getMenu } from './get-menu';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => vi.unstubAllGlobals());

test('[STORE-10] the menu’s root is the root_category_uid of the configuration', async () => {
  const { calls } = fakeCommerce({
    '/graphql': { filters: null },
    storeConfig: { storeConfig: { root_category_uid: 'NQ==' } },
    menu: { categories: { items: [] } },
  });
  await getMenu(testStoreContext);
  const asked = calls.filter(({ query }) => query.startsWith('query menu'));
  expect(asked.map(({ variables }) => variables)).toEqual([{ root: 'NQ==' }]);
});
