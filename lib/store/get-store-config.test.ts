import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getStoreConfig, toStoreConfig } from './get-store-config';
import { testStoreContext } from './store-context.fixture';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => vi.unstubAllGlobals());

describe('store configuration', () => {
  test('[SESS-12] orders may be cancelled for the backend’s reasons while it allows it', () => {
    const order_cancellation_reasons = [{ description: 'Other' }];
    expect(toStoreConfig({ order_cancellation_enabled: true, order_cancellation_reasons })).toMatchObject({
      cancellationReasons: ['Other'],
    });
    expect(toStoreConfig({ order_cancellation_enabled: false, order_cancellation_reasons })).toMatchObject({
      cancellationReasons: [],
    });
  });

  test('[STORE-4] every field of the specification that no store view carries is mapped in the store configuration', () => {
    const config = toStoreConfig({
      store_name: 'mmstr',
      copyright: '© mmstr',
      newsletter_enabled: true,
      is_enable_popup: true,
      session_authenticator_popup: 900,
      root_category_uid: 'Mg==',
      tax_display_type: 3,
      head_title_prefix: 'Pre',
      head_title_suffix: 'Post',
      google_tag_manager_enabled: true,
      google_tag_manager_ga4_enabled: true,
      magento_wishlist_general_is_enabled: '1',
      braintree_cc_vault_active: '1',
      product_reviews_enabled: '1',
      allow_guests_to_write_product_reviews: '1',
      header_logo_src: 'logo.svg',
      header_logo_mobile_src: 'mobile.svg',
      logo_alt: 'mmstr pharmacy',
      logo_width: 267,
      logo_height: 52,
    });
    expect(config).toMatchObject({
      storeName: 'mmstr',
      copyright: '© mmstr',
      newsletterEnabled: true,
      gate: { isEnabled: true, lifetime: 900 },
      rootCategoryUid: 'Mg==',
      taxDisplayType: 3,
      titlePrefix: 'Pre',
      titleSuffix: 'Post',
      tagManager: { isEnabled: true, isGa4Enabled: true },
      wishlistEnabled: true,
      keepsCards: true,
      reviews: { isEnabled: true, isForGuests: true },
      logo: { src: 'logo.svg', mobileSrc: 'mobile.svg', alt: 'mmstr pharmacy', width: 267, height: 52 },
    });
  });

  test.each([true, false])('[STORE-6] the two variants of page views have a flag each: general %s', (isGeneral) => {
    const flags = { google_tag_manager_enabled: isGeneral, google_tag_manager_ga4_enabled: !isGeneral };
    expect(toStoreConfig(flags).tagManager).toEqual({ isEnabled: isGeneral, isGa4Enabled: !isGeneral });
  });

  test('[STORE-4] a store view that nobody has named gives the shop no name: its store, its logo, its address do', () => {
    const unnamed = { store_name: 'Default Store View', store_group_name: 'Main Website Store', logo_alt: null };
    const name = (more: object) => toStoreConfig({ ...unnamed, ...more }).storeName;
    expect(name({ secure_base_url: 'https://www.luma.example/' })).toBe('luma.example');
    expect(name({ logo_alt: 'Luma' })).toBe('Luma');
    expect(name({ store_group_name: 'Luma Europe', logo_alt: 'Luma' })).toBe('Luma Europe');
    expect(name({ store_name: 'Luma UK', store_group_name: 'Luma Europe' })).toBe('Luma UK');
    expect(name({})).toBe('mmstr');
  });

  test('[STORE-10] a backend without the shop’s own fields gets quiet defaults', () => {
    expect(toStoreConfig({ store_name: null })).toMatchObject({
      storeName: 'mmstr',
      newsletterEnabled: null,
      gate: { isEnabled: false, lifetime: 0 },
      taxDisplayType: null,
      wishlistEnabled: false,
      keepsCards: false,
      reviews: { isEnabled: false, isForGuests: false },
      tagManager: { isEnabled: false, isGa4Enabled: false },
    });
  });

  test('[STORE-10] tax display: 1 excluding, 2 including, 3 both, another not known', () => {
    expect([1, 2, 3, 9].map((value) => toStoreConfig({ tax_display_type: value }).taxDisplayType)).toEqual([
      1,
      2,
      3,
      null,
    ]);
  });

  test('[STORE-10] the configuration is read under a tag, so that a changed wishlist flag shows at once', async () => {
    const answer = { magento_wishlist_general_is_enabled: '1' };
    const { calls } = fakeCommerce({ '/graphql': { filters: null }, storeConfig: { storeConfig: answer } });
    const config = await getStoreConfig(testStoreContext);
    expect(config).toMatchObject({ wishlistEnabled: true });
    const index = calls.findIndex(({ query }) => query.startsWith('query storeConfig'));
    expect(vi.mocked(fetch).mock.calls[index]?.[1]?.next?.tags).toEqual(['store']);
  });
});
