import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';

vi.mock('@/lib/store/get-store-config', () => ({
  getStoreConfig: async ({ storeView }: { storeView: { code: string } }) => ({
    storeName: storeView.code === 'mmstr_th' ? 'Riverside Pharmacy' : 'Riverside',
  }),
}));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
const { getManifest } = await import('./get-manifest');

/** Three store views of a shop whose products have these attributes. */
function shop(...attributes: string[]) {
  const fields = attributes.map((name) => ({ name, type: { kind: 'SCALAR', ofType: null } }));
  fakeCommerce({ storeViews: threeViews, '/graphql': { ProductInterface: { fields } } });
}

afterEach(() => {
  clearProcessMemory();
  vi.unstubAllGlobals();
});

describe('[PWA-1] the manifest', () => {
  it('[PWA-1] speaks the language of its store view, and leads into it', async () => {
    shop('legal_category');
    const manifest = await getManifest('mmstr_th');
    expect(manifest).toMatchObject({
      id: '/mmstr_th',
      start_url: '/mmstr_th',
      scope: '/',
      lang: 'th-TH',
      name: 'Riverside Pharmacy',
      short_name: 'Riverside',
      display: 'standalone',
      categories: ['shopping', 'health', 'medical'],
    });
    expect(manifest.description).toMatch(/[฀-๿]/);
    expect(manifest.shortcuts?.map(({ url }) => url)).toEqual([
      '/mmstr_th/search.html',
      '/mmstr_th/checkout/cart',
      '/mmstr_th/sales/order/history',
    ]);
  });

  it('[PWA-1] is the default store view’s where none is named', async () => {
    shop('legal_category');
    for (const code of [null, 'unknown']) expect(await getManifest(code)).toMatchObject({ id: '/', lang: 'en-GB' });
  });

  it('[PWA-1] of a shop of anything has its own drawing, and no word of medicines', async () => {
    shop('material');
    const manifest = await getManifest(null);
    expect(manifest.icons).toEqual([{ src: '/icons/shop.svg', sizes: 'any', type: 'image/svg+xml' }]);
    expect(manifest.categories).toEqual(['shopping']);
    expect(manifest.description).not.toMatch(/medicine|pharmacy/i);
  });
});
