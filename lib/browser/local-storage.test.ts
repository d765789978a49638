import { afterEach, describe, expect, it, vi } from 'vitest';
import { CURRENCY_KEY } from '@/lib/config/constants';
import { readStored, writeStored } from './local-storage';

afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it('local storage stores nothing and fails nowhere on the server', () => {
    expect(typeof window).toBe('undefined');
    expect(readStored(CURRENCY_KEY)).toBeNull();
    expect(writeStored(CURRENCY_KEY, 'EUR')).toBe(false);
  });

  it('local storage gives back what it stored', () => {
    const items = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
    expect(readStored(CURRENCY_KEY)).toBeNull();
    expect(writeStored(CURRENCY_KEY, 'EUR')).toBe(true);
    expect(readStored(CURRENCY_KEY)).toBe('EUR');
    expect([...items.keys()]).toEqual(['store_view_currency']);
  });

  it('local storage says so where the browser refuses to store', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
    expect(readStored(CURRENCY_KEY)).toBeNull();
    expect(writeStored(CURRENCY_KEY, 'EUR')).toBe(false);
  });
});
