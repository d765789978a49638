import { afterEach, describe, expect, test, vi } from 'vitest';
import { currencies, fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { getCurrencies, getStoreViewOptions } from './get-store-views';
import { viewPath } from './store-view';
import { toCurrencies, toStoreViews } from './store-views';

const storeViews = toStoreViews(threeViews);
const [english, american, thai] = storeViews;
if (!english || !american || !thai) throw new Error('three views expected');

afterEach(() => vi.unstubAllGlobals());

describe('store views', () => {
  test('[STORE-2] the default store view is listed first, the others by sort order', () => {
    expect(storeViews.map((storeView) => storeView.code)).toEqual(['mmstr_en', 'mmstr_us', 'mmstr_th']);
  });

  test('[STORE-4] [STORE-9] a store view carries what a switcher needs', () => {
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
      productUrlSuffix: '.htm',
      secureBaseMediaUrl: 'http://127.0.0.1:4000/media/',
    });
  });

  test('[STORE-9] of the options that the switcher offers the page’s own is the current one', async () => {
    const { calls } = fakeCommerce({ storeViews: threeViews });
    const options = await getStoreViewOptions({ storeView: thai });
    expect(options.map(({ code, isCurrent }) => [code, isCurrent])).toEqual([
      ['mmstr_en', false],
      ['mmstr_us', false],
      ['mmstr_th', true],
    ]);
    expect(calls).toHaveLength(1);
  });

  test('[STORE-10] store views, with their suffixes, and currencies are read under a tag, so that a change shows at once', async () => {
    fakeCommerce({ storeViews: threeViews, currencies });
    await getStoreViewOptions({ storeView: english });
    await getCurrencies(english);
    expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.next?.tags)).toEqual([['store'], ['store']]);
  });

  test('[STORE-1, STORE-10] a store view that names no currency has GBP', () => {
    const unpriced = threeViews.availableStores.map((store) => ({ ...store, default_display_currency_code: null }));
    const [, americanUnpriced] = toStoreViews({ availableStores: unpriced });
    expect(americanUnpriced).toMatchObject({ code: 'mmstr_us', currency: 'GBP' });
  });

  test('[STORE-1] mmstr_en is the default where the backend marks none', () => {
    const unmarked = threeViews.availableStores.map((store) => ({ ...store, is_default_store: false }));
    const marked = toStoreViews({ availableStores: unmarked });
    expect(marked.filter((storeView) => storeView.isDefault).map((storeView) => storeView.code)).toEqual(['mmstr_en']);
  });

  test('[STORE-2] the only store view of a shop is its default', () => {
    const only = toStoreViews({ availableStores: threeViews.availableStores.slice(0, 1) });
    expect(only).toMatchObject([{ code: 'mmstr_th', isDefault: true }]);
  });

  test('[STORE-3] of a store view’s currencies the default one is always among the available', () => {
    expect(toCurrencies(currencies, english)).toEqual({ default: 'GBP', available: ['GBP', 'USD', 'EUR', 'THB'] });
    const narrow = { currency: { default_display_currency_code: 'GBP', available_currency_codes: ['USD', null] } };
    expect(toCurrencies(narrow, english)).toEqual({ default: 'GBP', available: ['GBP', 'USD'] });
  });
});

describe('paths', () => {
  test('the default store view’s paths are bare, others carry their code', () => {
    expect(viewPath(english, '/a.html')).toBe('/a.html');
    expect(viewPath(thai, 'a.html')).toBe('/mmstr_th/a.html');
    expect(viewPath(thai, '/')).toBe('/mmstr_th');
  });
});
