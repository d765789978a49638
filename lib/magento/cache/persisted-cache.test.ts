// @vitest-environment jsdom
import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutAnswers } from './persisted-cache';

vi.mock('@urql/exchange-graphcache/default-storage', () => ({ makeDefaultStorage: vi.fn() }));

it('[CACHE-2] keeps a shopper’s sealed answers nowhere, and everything else as it is', () => {
  const answers = 'Questions answered\n\nWhich? – "Ramipril" \\ 5\nForm: pain, version 1, en\nSeal: 1a.00ff';
  const kept = 'Questions answered\nForm: pain, version 1, en\nSeal: 1a.00ff';
  const changes = {
    value: JSON.stringify(answers),
    embedded: JSON.stringify([{ value: answers, label: 'Suitability' }]),
    note: JSON.stringify('With a ribbon\nand a card'),
    gone: undefined,
  };
  expect(withoutAnswers(changes)).toEqual({
    value: JSON.stringify(kept),
    embedded: JSON.stringify([{ value: kept, label: 'Suitability' }]),
    note: changes.note,
    gone: undefined,
  });
});

describe('[CACHE-2] what the browser keeps of a store view', () => {
  const storage = { readData: vi.fn(), writeData: vi.fn(), clear: vi.fn() };
  const openPage = () => {
    vi.resetModules();
    return import('./persisted-cache');
  };

  beforeEach(() => {
    vi.mocked(makeDefaultStorage)
      .mockReset()
      .mockReturnValue(storage as never);
    for (const call of Object.values(storage)) call.mockReset();
    document.documentElement.dataset.store = 'mmstr_th';
    vi.stubGlobal('indexedDB', { databases: async () => [] });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read and written in a database of its own, for a week, without what was answered', async () => {
    const page = await openPage();
    storage.readData.mockResolvedValueOnce({ a: '"1"' });
    expect([await page.readPersisted(), await page.readPersisted()]).toEqual([{ a: '"1"' }, {}]);
    await page.writePersisted({ b: JSON.stringify('Questions answered\nWhich? – No\nSeal: 1a') });
    expect(storage.writeData.mock.calls).toEqual([[{ b: String.raw`"Questions answered\nSeal: 1a"` }]]);
    expect(vi.mocked(makeDefaultStorage).mock.calls).toEqual([[{ idbName: 'graphcache-mmstr_th', maxAge: 7 }]]);
  });

  it('is removed of every store view where somebody signs out, and nothing is kept from then on', async () => {
    const deleteDatabase = vi.fn();
    const names = ['graphcache-mmstr_th', 'graphcache-mmstr_en', 'my-graphcache-', undefined];
    vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })), deleteDatabase });
    const page = await openPage();
    await page.writePersisted({ a: '1' });
    await page.discardPersistedCaches();
    await page.writePersisted({ b: '2' });
    expect([storage.clear.mock.calls.length, storage.writeData.mock.calls]).toEqual([1, [[{ a: '1' }]]]);
    expect(deleteDatabase.mock.calls).toEqual([['graphcache-mmstr_th'], ['graphcache-mmstr_en']]);
  });

  it('is removed of every store view that was visited, where the browser cannot name its databases', async () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    let page = await openPage();
    for (const view of ['mmstr_th', 'mmstr_en', 'mmstr_en']) {
      document.documentElement.dataset.store = view;
      page = await openPage();
      await page.writePersisted({ a: '1' });
    }
    await page.discardPersistedCaches();
    expect(deleteDatabase.mock.calls).toEqual([['graphcache-mmstr_th'], ['graphcache-mmstr_en']]);
    await page.discardPersistedCaches();
    expect(deleteDatabase).toHaveBeenCalledTimes(2);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is removed also by a page that has neither read nor kept anything', async () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'graphcache-mmstr_en' }], deleteDatabase });
    await (await openPage()).discardPersistedCaches();
    expect(deleteDatabase.mock.calls).toEqual([['graphcache-mmstr_en']]);
  });

  it('is no trouble where the browser cannot name its databases, or keeps nothing', async () => {
    const page = await openPage();
    vi.mocked(makeDefaultStorage).mockReturnValue({} as never);
    expect(await page.readPersisted()).toEqual({});
    await page.writePersisted({ a: '1' });
    vi.stubGlobal('indexedDB', {});
    await expect(page.discardPersistedCaches()).resolves.toBeUndefined();
  });
});
