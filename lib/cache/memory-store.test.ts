import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import CacheHandler from './cache-handler.mjs';
import { storeEntry } from './memory-store.mjs';
import { findCachedPage } from './process-memory';

// Of the least memory that may be set, one megabyte is of pages that are open, three of packed ones.
vi.hoisted(() => {
  process.env.PAGE_CACHE_MEGABYTES = '8';
});

const handler = new CacheHandler();
const path = (name: string | number) => `/mmstr_en/GBP/~category/${name}.html`;
const key = (name: string | number) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${path(name)}`;

/** Stores a page as the handler does; resolves once it is packed. */
const keep = (name: string | number, html: string) =>
  storeEntry(key(name), {
    value: {
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from(`router ${html.length}`),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    },
    tags: ['catalog'],
    lastModified: Date.now(),
    revalidate: 300,
  });
const htmlOf = async (name: string | number) => (await handler.get(key(name)))?.value.html ?? null;

/** A page's text of about 100 kilobytes that packing makes small. */
const longText = (name: string | number) => `<p>ยา ${name}</p>`.repeat(8_000);
/** The same, of which packing can save half at most. */
const noise = () => randomBytes(50_000).toString('hex');
const times = <Value>(count: number, each: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => each(index)));

test('many more pages are kept than memory holds at full size, and come back whole', async () => {
  await times(60, (index) => keep(index, longText(index)));
  const known = Array.from({ length: 60 }, (_, index) => findCachedPage(path(index)));
  for (let index = 0; index < 60; index += 1) {
    const found = await handler.get(key(index));
    expect(found?.value.html === longText(index)).toBe(true);
    expect(String(found?.value.rscData)).toBe(`router ${longText(index).length}`);
    expect(String(found?.value.segmentData.get('/_tree'))).toBe('tree');
    // Whoever is sent it has its letters compared, and what was made of it stays.
    expect(findCachedPage(path(index))).toBe(known[index]);
    expect(known[index]?.holds(Buffer.from(longText(index)))).toBe(true);
  }
});

test('what memory has no room for is gone, for the middleware too, but not what is served from elsewhere', async () => {
  await keep('served', noise());
  await keep('forgotten', noise());
  for (let index = 0; index < 120; index += 1) {
    await keep(`noise-${index}`, noise());
    findCachedPage(path('served'))?.touch();
  }
  expect([(await htmlOf('forgotten')) === null, findCachedPage(path('forgotten'))]).toEqual([true, null]);
  expect((await htmlOf('served')) === null).toBe(false);
  expect(findCachedPage(path('served'))).not.toBeNull();
});

test('the latest text counts, though an older one is still to be packed', async () => {
  await Promise.all([keep('changing', longText('old')), keep('changing', longText('new'))]);
  const others = () => times(20, (index) => keep(`other-${index}`, longText(index)));
  await others();
  expect((await htmlOf('changing')) === longText('new')).toBe(true);
  await others();
  const kept = keep('changing', longText('newest'));
  expect((await htmlOf('changing')) === longText('newest')).toBe(true);
  await kept;
  await others();
  expect((await htmlOf('changing')) === longText('newest')).toBe(true);
});

test('a page that is still to be packed is there already, and gone once it is dropped', async () => {
  const kept = times(30, (index) => keep(`burst-${index}`, longText(index)));
  expect((await htmlOf('burst-0')) === longText(0)).toBe(true);
  expect(findCachedPage(path('burst-0'))?.holds(Buffer.from(longText(0)))).toBe(true);
  await Promise.all(['burst-1', 'burst-29'].map((name) => handler.set(key(name), null, {})));
  const known = () => ['burst-1', 'burst-2', 'burst-29'].map((name) => findCachedPage(path(name)) !== null);
  expect(known()).toEqual([false, true, false]);
  await kept;
  expect(known()).toEqual([false, true, false]);
  expect([await htmlOf('burst-1'), await htmlOf('burst-29')]).toEqual([null, null]);
});

test('what cannot be packed is there while it is open, and that is told', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const odd = (html: string) => ({ value: { kind: 'APP_PAGE', html, odd: () => 0 }, tags: [], lastModified: 0 });
  await Promise.all([storeEntry(key('odd'), odd('<p>')), storeEntry(key('too-long'), odd('<p>'.repeat(500_000)))]);
  expect(await htmlOf('odd')).toBe('<p>');
  expect([await htmlOf('too-long'), findCachedPage(path('too-long'))]).toEqual([null, null]);
  await keep('replaced', '<p>old');
  await storeEntry(key('replaced'), odd('<p>new'));
  await times(20, (index) => keep(`other-${index}`, longText(index)));
  expect(await htmlOf('replaced'), 'what stood there before is not it').toBeNull();
  expect(told).toHaveBeenCalledTimes(3);
  told.mockRestore();
});
