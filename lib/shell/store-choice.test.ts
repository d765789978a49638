// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, rememberedCurrency, rememberView, writeCookie } from './store-choice';
import { rememberCurrency, switchHref } from './switch-view';

afterEach(() => {
  for (const name of ['store_view_code', 'store_view_currency']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
});

describe('the choice of store view and currency', () => {
  it('[STORE-2] the choice of a store view is stored in the cookie and under store_view_code', () => {
    rememberView('mmstr_th');
    expect(document.cookie).toBe('store_view_code=mmstr_th');
    expect(localStorage.getItem('store_view_code')).toBe('mmstr_th');
    rememberView('mmstr_us');
    expect(document.cookie).toBe('store_view_code=mmstr_us');
    expect(localStorage.getItem('store_view_code')).toBe('mmstr_us');
  });

  it('[STORE-3] the choice of a currency is stored only if it may be chosen', () => {
    expect(rememberCurrency('JPY', ['GBP', 'EUR'])).toBe(false);
    expect(document.cookie).toBe('');
    expect(rememberCurrency('EUR', ['GBP', 'EUR'])).toBe(true);
    expect(document.cookie).toBe('store_view_currency=EUR');
    expect(localStorage.getItem('store_view_currency')).toBe('EUR');
  });

  it('[STORE-3] the currency is the stored choice, else the default', () => {
    expect(rememberedCurrency('GBP', ['GBP', 'EUR'])).toBe('GBP');
    rememberCurrency('EUR', ['GBP', 'EUR']);
    expect(rememberedCurrency('GBP', ['GBP', 'EUR'])).toBe('EUR');
    expect(rememberedCurrency('THB', ['THB', 'USD'])).toBe('THB');
  });
});

it('[STORE-2] the switcher leads to the same page in another store view', () => {
  expect(switchHref('/pain-relief.html', 'mmstr_en', 'mmstr_th')).toBe('/mmstr_th/pain-relief.html');
  expect(switchHref('/mmstr_th/pain-relief.html', 'mmstr_th', 'mmstr_en')).toBe('/mmstr_en/pain-relief.html');
});

it('[STORE-2] the switcher takes only a whole leading code off the path', () => {
  expect(switchHref('/', 'mmstr_en', 'mmstr_th')).toBe('/mmstr_th');
  expect(switchHref('/mmstr_th', 'mmstr_th', 'mmstr_us')).toBe('/mmstr_us');
  expect(switchHref('/english-tea.html', 'en', 'th')).toBe('/th/english-tea.html');
});

it('a cookie is kept for a year, for this site', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('store_view_code', 'mmstr_th');
  expect(set.mock.calls).toEqual([['store_view_code=mmstr_th; Path=/; Max-Age=31536000; SameSite=Lax']]);
  vi.stubGlobal('location', { protocol: 'https:' });
  writeCookie('store_view_code', 'mmstr_th');
  expect(set.mock.lastCall?.[0]).toMatch(/; Secure$/);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('my_store_view_code=x; store_view_code=mmstr_th; a=b=c');
  expect([readCookie('store_view_code'), readCookie('a'), readCookie('store_view')]).toEqual(['mmstr_th', 'b=c', null]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
