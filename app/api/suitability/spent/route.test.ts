import { afterEach, expect, it, vi } from 'vitest';
import { openSeal, sealAnswers } from '@/lib/pharmacy/suitability/seal';
import { spendAnswers } from '@/lib/pharmacy/suitability/unanswered-lines';
import { POST } from './route';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = (body: object | string) =>
  POST(
    new Request('https://shop.example/api/suitability/spent', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** A line whose answers are sealed, and what makes its seal one of its kind. */
function sealed(sku: string) {
  const text = sealAnswers('Who? – Me', { id: 'ask', version: 1, store: 'mmstr_en' }, sku);
  const product = { sku, suitability_form: 'ask' };
  const line = { product, contents: [{ product }], customizable_options: [{ values: [{ value: text }] }] };
  return { line, mark: openSeal(text, sku)?.mark ?? '' };
}

it('seals that were ordered are another basket’s, but for the cart that ordered them; nothing is spent by asking', async () => {
  const [ordered, fresh] = [sealed('COD-32'), sealed('IBU-48')];
  const seals = [ordered.mark, fresh.mark];
  const spentFor = async (cart: string) => {
    const answer = await ask({ cart, seals });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    return (await answer.json()).spent;
  };
  expect(await spentFor('again')).toEqual([]);
  const { giveBack } = await spendAnswers('first', [ordered.line]);
  expect(await spentFor('again')).toEqual([ordered.mark]);
  expect(await spentFor('first')).toEqual([]);
  await giveBack();
  expect(await spentFor('again')).toEqual([]);
});

it('what is no such question is refused', async () => {
  expect((await ask('{')).status).toBe(400);
  expect((await ask({ cart: 'c', seals: ['Who? – Me'] })).status).toBe(400);
  expect((await ask('x'.repeat(20_000))).status).toBe(413);
});
