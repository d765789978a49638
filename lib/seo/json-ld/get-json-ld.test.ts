import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { getCategoryData } from './get-json-ld';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'common') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
  vi.unstubAllGlobals();
});

it('[CAT-1] the JSON-LD of a category that the backend keeps no path of names the address where it was met', async () => {
  const category = { uid: 'NA==', name: 'Travel', url_path: null, breadcrumbs: null };
  fakeCommerce({ category: { categories: { items: [category] } } });
  const [list] = await getCategoryData(testStoreContext, 'NA==', '/travel');
  expect(list?.itemListElement).toMatchObject([
    { name: 'Home', item: 'https://shop.example/' },
    { name: 'Travel', item: 'https://shop.example/travel' },
  ]);
});
