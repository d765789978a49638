import type { StoreContext, StoreView } from './store-view';

/** A store view for tests: the default one unless `overrides` say otherwise. */
export function testStoreView(overrides: Partial<StoreView> = {}): StoreView {
  return {
    code: 'mmstr_en',
    locale: 'en-GB',
    name: 'mmstr',
    groupCode: 'main',
    groupName: 'Main',
    currency: 'GBP',
    isDefault: true,
    sortOrder: 0,
    categoryUrlSuffix: '.html',
    productUrlSuffix: '.html',
    secureBaseMediaUrl: 'https://shop.example/media/',
    ...overrides,
  };
}

export const testStoreContext: StoreContext = { storeView: testStoreView(), currency: 'GBP' };
