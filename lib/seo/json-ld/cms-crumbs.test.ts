import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { getCmsCrumbs } from '@/lib/content/get-cms-page';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { getCmsData } from './get-json-ld';

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

const TITLES: Record<string, string> = {
  advice: 'Advice',
  'advice/hay-fever': 'Hay fever',
  'leaflets/balm': 'Balm',
  blank: 'Blank',
};

/** A shop with these pages. */
function shop() {
  return fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: { cms_home_page: 'home' } },
    cmsPage: ({ variables }: { variables: Record<string, unknown> }) => {
      const identifier = String(variables.identifier);
      if (identifier === 'down') return new Response('', { status: 503 });
      const title = TITLES[identifier];
      return { cmsPage: title ? { identifier, title, content: identifier === 'blank' ? '' : '<p>a</p>' } : null };
    },
  });
}

it.each([
  ['advice/hay-fever', ['Home', 'Advice', 'Here'], 1],
  ['leaflets/balm', ['Home', 'Here'], 1],
  ['blank/page', ['Home', 'Here'], 1],
  ['down/page', ['Home', 'Here'], 1],
  ['advice', ['Home', 'Here'], 0],
  ['/advice', ['Home', 'Here'], 0],
])('The way to the content page %s is %j', async (identifier, names, reads) => {
  const { calls } = shop();
  const crumbs = await getCmsCrumbs(testStoreContext, identifier, { name: 'Here', href: null });
  expect(crumbs.map(({ name }) => name)).toEqual(names);
  expect(crumbs.slice(0, -1).every(({ href, page }) => href && page === 'CMS_PAGE')).toBe(true);
  expect(calls).toHaveLength(reads);
});

it('Crawlers are told the same way', async () => {
  shop();
  expect(await getCmsData(testStoreContext, 'advice/hay-fever')).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Advice', item: 'https://shop.example/advice' },
        { position: 3, name: 'Hay fever', item: 'https://shop.example/advice/hay-fever' },
      ],
    },
  ]);
});
