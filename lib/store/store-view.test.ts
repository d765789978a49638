import { describe, expect, test } from 'vitest';
import { currencies, threeViews } from '@/lib/testing/fake-commerce';
import { mapCurrencies, mapStoreViews } from './map-store-views';
import { viewPath } from './store-view';
import { rememberedView, viewFromPath } from './view-from-path';

const storeViews = mapStoreViews(threeViews);
const [english, american, thai] = storeViews;
if (!english || !american || !thai) throw new Error('three views expected');

describe('store views', () => {
  test('[STORE-2] are listed default first, then by sort order', () => {
    expect(storeViews.map((storeView) => storeView.code)).toEqual(['mmstr_en', 'mmstr_us', 'mmstr_th']);
  });

  test('[STORE-9] carry what a switcher needs', () => {
    expect(english).toEqual({
      code: 'mmstr_en',
      locale: 'en-GB',
      name: 'mmstr_en',
      groupCode: 'main',
      groupName: 'Main',
      currency: 'GBP',
      isDefault: true,
      sortOrder: 10,
      categoryUrlSuffix: '.html',
      productUrlSuffix: '.html',
      secureBaseMediaUrl: 'http://127.0.0.1:4000/media/',
    });
  });

  test('[STORE-1] mmstr_en is the default where the backend marks none', () => {
    const unmarked = threeViews.availableStores.map((store) => ({ ...store, is_default_store: false }));
    const marked = mapStoreViews({ availableStores: unmarked });
    expect(marked.filter((storeView) => storeView.isDefault).map((storeView) => storeView.code)).toEqual(['mmstr_en']);
  });

  test('[STORE-2] of a shop with one view work as well', () => {
    const only = mapStoreViews({ availableStores: threeViews.availableStores.slice(0, 1) });
    expect(only).toMatchObject([{ code: 'mmstr_th', isDefault: true }]);
  });

  test('[STORE-3] currencies: the default one is always among the available', () => {
    expect(mapCurrencies(currencies, english)).toEqual({ default: 'GBP', available: ['GBP', 'USD', 'EUR', 'THB'] });
    const narrow = { currency: { default_display_currency_code: 'GBP', available_currency_codes: ['USD', null] } };
    expect(mapCurrencies(narrow, english)).toEqual({ default: 'GBP', available: ['GBP', 'USD'] });
  });
});

describe('paths', () => {
  test('[ROUTE-20] the first segment names a view when it is a known code', () => {
    const all: [typeof english, ...typeof storeViews] = [english, american, thai];
    expect(viewFromPath('/mmstr_th/a/b.html', all)).toEqual({ storeView: thai, path: '/a/b.html', isNamed: true });
    expect(viewFromPath('/mmstr_th', all)).toEqual({ storeView: thai, path: '/', isNamed: true });
    expect(viewFromPath('/mmstr_thai/a', all)).toEqual({ storeView: english, path: '/mmstr_thai/a', isNamed: false });
  });

  test('[STORE-2] a remembered code counts only when it is known and not the default', () => {
    expect(rememberedView('mmstr_th', storeViews)).toBe(thai);
    expect(rememberedView('mmstr_en', storeViews)).toBeNull();
    expect(rememberedView('nope', storeViews)).toBeNull();
    expect(rememberedView(undefined, storeViews)).toBeNull();
  });

  test('the default view’s paths are bare, others carry their code', () => {
    expect(viewPath(english, '/a.html')).toBe('/a.html');
    expect(viewPath(thai, 'a.html')).toBe('/mmstr_th/a.html');
    expect(viewPath(thai, '/')).toBe('/mmstr_th');
  });
});
