import { afterEach, expect, test, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What is counted in a shop whose configuration has these flags. */
async function counted(flags: Record<string, boolean>) {
  vi.resetModules();
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-TEST1');
  fakeCommerce({ '/graphql': { filters: null }, storeConfig: { storeConfig: flags } });
  const { getAnalytics } = await import('./get-analytics');
  return getAnalytics(testStoreContext);
}

test.each([true, false])(
  '[STORE-6] a shop that asks for one variant of page views alone gets that one: general %s',
  async (isGeneral) => {
    const flags = { google_tag_manager_enabled: isGeneral, google_tag_manager_ga4_enabled: !isGeneral };
    expect(await counted(flags)).toMatchObject({ isGeneral, isGa4: !isGeneral });
  },
);

test('[STORE-6] a shop that asks for neither variant of page views counts nothing', async () => {
  expect(await counted({ google_tag_manager_enabled: false, google_tag_manager_ga4_enabled: false })).toBeNull();
});
