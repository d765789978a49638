import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { generateMetadata } from './page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'contact') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));
vi.mock('@/lib/store/store-context', async () => ({
  requireStore: async () => (await import('@/lib/store/store-context.fixture')).testStoreContext,
}));

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
  vi.unstubAllGlobals();
});

const shop = (cmsPage: object | null) =>
  fakeCommerce({
    '/graphql': {},
    contactConfig: { storeConfig: {} },
    storeConfig: { storeConfig: {} },
    cmsBlocks: { cmsBlocks: { items: [] } },
    cmsPage: { cmsPage },
  });

it('[ROUTE-11] The contact page names one address, its twins in other store views, and what is shared of it', async () => {
  shop(null);
  const { alternates, openGraph, title } = await generateMetadata();
  expect(alternates?.canonical).toBe('https://shop.example/contact-us');
  expect(alternates?.languages).toEqual({
    'en-GB': 'https://shop.example/contact-us',
    'en-US': 'https://shop.example/mmstr_us/contact-us',
    'th-TH': 'https://shop.example/mmstr_th/contact-us',
    'x-default': 'https://shop.example/contact-us',
  });
  expect(openGraph).toMatchObject({ url: 'https://shop.example/contact-us' });
  expect(title).toBe(messages.contact.title);
});

it('[ROUTE-11] The contact page says of itself what the merchant’s page of that address says', async () => {
  shop({ content: '<p>Call us.</p>', title: 'Contact', meta_title: 'Reach us', meta_description: 'By telephone.' });
  expect(await generateMetadata()).toMatchObject({ title: 'Reach us', description: 'By telephone.' });
});
