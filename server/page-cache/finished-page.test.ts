import { expect, test } from 'vitest';
import { pageFinisher } from './finished-page';

const MAX_BYTES = 20_000;

/** Letters that do not compress. */
const noise = () => Buffer.from(Array.from({ length: 8_000 }, () => Math.random().toString(36).slice(2, 4)).join(''));

test('a page of the cache’s is compressed once: every visitor is sent the same bytes', async () => {
  const { body } = await pageFinisher(new Set(), MAX_BYTES).ofPage('<p>Home</p>', { isLate: false });
  for (const encoding of ['br', 'gzip'] as const) expect(await body(encoding)).toBe(await body(encoding));
});

test('a text that comes again is compressed once, also for those who ask at once', async () => {
  const finish = pageFinisher(new Set(), MAX_BYTES);
  const ofText = (text: Buffer) => finish.ofText(text, { isLate: false });
  const [first, atOnce] = await Promise.all([ofText(Buffer.from('Results')), ofText(Buffer.from('Results'))]);
  const again = await ofText(Buffer.from('Results'));
  expect(atOnce).toBe(first);
  expect(again).toBe(first);
  expect(await again.body('br')).toBe(await first.body('br'));
  expect(await ofText(Buffer.from('Others'))).not.toBe(first);
});

test('a text is forgotten for others that take the memory, those not that are asked for meanwhile', async () => {
  const finish = pageFinisher(new Set(), MAX_BYTES);
  const ofText = (text: Buffer) => finish.ofText(text, { isLate: false });
  const [old, used] = [Buffer.from('Old'), Buffer.from('Used')];
  const [before, kept] = [await ofText(old), await ofText(used)];
  for (let others = 0; others < 5; others += 1) {
    await ofText(noise());
    expect(await ofText(used)).toBe(kept);
  }
  expect(await ofText(old)).not.toBe(before);
});
