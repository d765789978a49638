import { afterEach, expect, test, vi } from 'vitest';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { tooManyText } from './too-many-text';

afterEach(() => {
  clearProcessMemory();
  vi.unstubAllGlobals();
});

test('who asks too often is told so in the store view’s language, else in the default one’s', async () => {
  fakeCommerce({ storeViews: threeViews });
  expect(await tooManyText('mmstr_th')).toMatch(/โปรด/);
  for (const code of ['mmstr_en', 'nope', null]) expect(await tooManyText(code)).toMatch(/wait a minute/);
});

test('and so it is while the store views are not known', async () => {
  fakeCommerce({ storeViews: () => new Response('', { status: 503 }) });
  expect(await tooManyText('mmstr_th')).toMatch(/wait a minute/);
});
