// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commerceHeaders, readToken } from './call-headers';

const NOW = Date.UTC(2026, 4, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  window.localStorage.clear();
  vi.useRealTimers();
});

function store(entry: unknown) {
  window.localStorage.setItem('signin_token', JSON.stringify(entry));
}

test('[NET-3] every call says its store view, its currency where one was chosen, and that it speaks JSON', () => {
  const plain = { Accept: 'application/json', 'Content-Type': 'application/json', Store: 'mmstr_en' };
  expect(commerceHeaders({ store: 'mmstr_en' })).toEqual(plain);
  expect(commerceHeaders({ store: 'mmstr_en', currency: '' })).toEqual(plain);
  expect(commerceHeaders({ store: 'mmstr_en', currency: 'EUR' })).toEqual({ ...plain, 'Content-Currency': 'EUR' });
});

describe('readToken', () => {
  test('[SESS-2] readToken gives the stored token until its seconds are over', () => {
    store({ value: 'abc', timeStored: NOW, ttl: 3600 });
    expect(readToken()).toBe('abc');
    vi.setSystemTime(NOW + 3_599_999);
    expect(readToken()).toBe('abc');
    vi.setSystemTime(NOW + 3_600_000);
    expect(readToken()).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['a bare text', 'abc'],
    ['no value', { timeStored: NOW, ttl: 3600 }],
    ['an empty value', { value: '', timeStored: NOW, ttl: 3600 }],
    ['no lifetime', { value: 'abc', timeStored: NOW }],
    ['a lifetime that is no number', { value: 'abc', timeStored: NOW, ttl: 'long' }],
  ])('[SESS-2] readToken takes %s for no token', (_name, entry) => {
    store(entry);
    expect(readToken()).toBeNull();
  });

  test('[SESS-2] readToken takes what cannot be read for no token', () => {
    window.localStorage.setItem('signin_token', '{');
    expect(readToken()).toBeNull();
  });
});
