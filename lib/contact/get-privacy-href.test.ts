import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getPrivacyHref } from './get-privacy-href';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['at a plain address', { 'privacy-policy': '<p>We keep little.</p>' }, '/privacy-policy'],
  [
    'at the address that Magento installs',
    { 'privacy-policy-cookie-restriction-mode': '<p>We keep little.</p>' },
    '/privacy-policy-cookie-restriction-mode',
  ],
  ['nowhere where the page is blank', { 'privacy-policy': ' ' }, null],
  ['nowhere without a page', {}, null],
])('a store tells of privacy %s', async (_, pages: Record<string, string>, href) => {
  fakeCommerce({
    cmsPage: ({ variables }: { variables: Record<string, unknown> }) => {
      const identifier = String(variables.identifier);
      const content = pages[identifier];
      return { cmsPage: content === undefined ? null : { identifier, content }, urlResolver: null };
    },
  });
  expect(await getPrivacyHref(testStoreContext)).toBe(href);
});
