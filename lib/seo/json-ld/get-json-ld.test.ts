import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { inTradeMessages } from '@/lib/i18n/load-messages';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { getCategoryData, getCmsData } from './get-json-ld';

const page = vi.hoisted(() => ({ isThai: false }));

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'common') =>
    page.isThai
      ? createTranslator({ locale: 'th-TH', messages: inTradeMessages(thai, 'pharmacy'), namespace })
      : createTranslator({ locale: 'en-GB', messages, namespace }),
}));

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  Object.assign(env, { SITE_ORIGIN: undefined, SHOP_TRADE: undefined });
  page.isThai = false;
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

it('The JSON-LD of a pharmacy says in the page’s language what the superintendent is', async () => {
  env.SHOP_TRADE = 'pharmacy';
  page.isThai = true;
  const block = { identifier: 'shop-people', content: '<p>Superintendent: Ines Calloway</p>' };
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: { cms_home_page: 'home' } },
    cmsBlocks: { cmsBlocks: { items: [block] } },
  });
  const [shop] = await getCmsData(testStoreContext, 'home');
  expect(shop?.employee).toMatchObject({ name: 'Ines Calloway', jobTitle: 'เภสัชกรผู้มีหน้าที่ปฏิบัติการ' });
});
