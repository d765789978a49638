// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHeaders, commerceHeaders, readToken } from './call-headers';

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
    ['a value that is no text', { value: 5, timeStored: NOW, ttl: 3600 }],
    ['no moment', { value: 'abc', ttl: 3600 }],
    ['a moment that is no number', { value: 'abc', timeStored: String(NOW), ttl: 3600 }],
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

test('[NET-3] a call says who is signed in, and is a guest’s where nobody is', () => {
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'EUR' });
  const guest = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Store: 'mmstr_en',
    'Content-Currency': 'EUR',
  };
  expect(callHeaders()).toEqual(guest);
  store({ value: 'abc', timeStored: NOW, ttl: 3600 });
  expect(callHeaders()).toEqual({ ...guest, Authorization: 'Bearer abc' });
});
