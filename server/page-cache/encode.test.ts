import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { encodedForAll } from './encode';

/** On a busy machine compressing takes long, and the rest after it nine times as long. */
const AT_LAST = { timeout: 20_000 };

/** A text that more effort makes smaller. */
const TEXT = Array.from({ length: 400 }, () => `<li class="card">${randomBytes(2).toString('hex')}</li>`).join('\n');

test('a text that is asked for again and again is sent in a smaller form from some answer on, and stays the same', async () => {
  const { body, bytes } = await encodedForAll(TEXT);
  const [first, second, third] = [await body('br'), await body('br'), await body('br')];
  expect(second).toBe(first);
  expect(third).toBe(first);
  await vi.waitFor(async () => expect((await body('br')).length).toBeLessThan(first.length), AT_LAST);
  const small = await body('br');
  expect(String(brotliDecompressSync(small))).toBe(TEXT);
  expect(await body('br')).toBe(small);
  expect(small.length + (await body('gzip')).length).toBeLessThanOrEqual(bytes);
  expect(String(await body('identity'))).toBe(TEXT);
});

test('what is asked for twice, or without brotli, is not compressed once more', async () => {
  const { body } = await encodedForAll(TEXT);
  const first = await body('br');
  for (let i = 0; i < 5; i += 1) await body('gzip');
  const often = await encodedForAll(`${TEXT}.`);
  const before = await often.body('br');
  // One at a time: had the first text had a turn, it would have come before.
  await vi.waitFor(async () => expect(await often.body('br')).not.toBe(before), AT_LAST);
  expect(await body('br')).toBe(first);
});

test('one text at a time is compressed once more; another one’s turn comes with a later answer', async () => {
  const [one, other] = await Promise.all([encodedForAll(TEXT), encodedForAll(`${TEXT}.`)]);
  const firsts = await Promise.all([one.body('br'), other.body('br')]);
  const ask = () => Promise.all([one.body('br'), other.body('br')]);
  await ask();
  await ask();
  await vi.waitFor(async () => expect(await one.body('br')).not.toBe(firsts[0]), { ...AT_LAST, interval: 1 });
  expect(await other.body('br')).toBe(firsts[1]);
  await vi.waitFor(async () => expect(await other.body('br')).not.toBe(firsts[1]), AT_LAST);
});

test('after a text was compressed once more none is for nine times as long', async () => {
  const start = performance.now() + 1_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  try {
    const [one, other] = await Promise.all([encodedForAll(TEXT), encodedForAll(`${TEXT}.`)]);
    const first = await other.body('br');
    for (let i = 0; i < 3; i += 1) await one.body('br');
    // It takes 20 ms.
    now.mockReturnValue(start + 20);
    const before = await one.body('br');
    await vi.waitFor(async () => expect(await one.body('br')).not.toBe(before), AT_LAST);
    now.mockReturnValue(start + 199);
    for (let i = 0; i < 5; i += 1) expect(await other.body('br')).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await other.body('br')).toBe(first);
    now.mockReturnValue(start + 200);
    await other.body('br');
    await vi.waitFor(async () => expect(await other.body('br')).not.toBe(first), AT_LAST);
  } finally {
    now.mockRestore();
  }
});
