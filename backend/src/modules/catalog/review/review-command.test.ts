import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_MAILER } from '../../../mail/mail';
import { createServer } from '../../../server';
import { openShop, type Shop } from '../../../testing/shop';
import { itemOf } from '../testing/item-of';
import { sampleShop } from '../testing/sample-shop';
import { type ReviewCommand, reviewOps } from './review-command';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const run = (command: ReviewCommand) => reviewOps.run(shop.db, command, { pusher: null, mailer: NO_MAILER });

async function write(sku: string, summary: string, more: object = {}) {
  const ratings = [{ id: 'MQ==', value_id: 'Mg==' }];
  const input = { sku, nickname: 'Ann', summary, text: 'As written.', ratings, ...more };
  const { body } = await shop.execute(
    'mutation m($i: CreateProductReviewInput!) { createProductReview(input: $i) { review { summary } } }',
    { i: input },
  );
  expect(body.errors).toBeUndefined();
}

/** The number that the list gives to a review. */
async function numberOf(summary: string): Promise<number> {
  const lines = (await run({ action: 'list' })).split('\n');
  return Number(/^\d+/.exec(lines[lines.indexOf(`    ${summary}`) - 1] ?? '')?.[0]);
}

const shown = (sku: string) =>
  itemOf(shop, sku, 'rating_summary review_count reviews { items { summary } page_info { total_pages } }');
const NOTHING_SHOWN = { rating_summary: 0, review_count: 0, reviews: { items: [], page_info: { total_pages: 0 } } };

describe('an operator', () => {
  it('[CAT-5] approves a review, which is shown then and whose rating counts, and may reject it after all', async () => {
    await write('IBU', 'Slow');
    await write('IBU', 'Quick', { ratings: [{ id: 'MQ==', value_id: 'NQ==' }] });
    const [slow, quick] = [await numberOf('Slow'), await numberOf('Quick')];
    expect(await shown('IBU')).toEqual(NOTHING_SHOWN);
    expect(await run({ action: 'approve', id: slow })).toBe(`Review ${slow} of IBU is approved.`);
    expect(await shown('IBU')).toEqual({
      ...{ rating_summary: 40, review_count: 1 },
      reviews: { items: [{ summary: 'Slow' }], page_info: { total_pages: 1 } },
    });
    await run({ action: 'approve', id: quick });
    expect(await shown('IBU')).toMatchObject({
      ...{ rating_summary: 70, review_count: 2 },
      reviews: { items: [{ summary: 'Quick' }, { summary: 'Slow' }] },
    });
    await run({ action: 'reject', id: slow });
    await run({ action: 'reject', id: quick });
    expect(await shown('IBU')).toEqual(NOTHING_SHOWN);
  });

  it('[CAT-5] approves a review for the view that it was written in', async () => {
    const { body } = await shop.execute(
      'mutation m($i: CreateProductReviewInput!) { createProductReview(input: $i) { review { summary } } }',
      { i: { sku: 'LOW', nickname: 'Ann', summary: 'Elsewhere', text: 'Here.', ratings: [] } },
      { Store: 'mmstr_us' },
    );
    expect(body.errors).toBeUndefined();
    await run({ action: 'approve', id: await numberOf('Elsewhere') });
    expect(await shown('LOW')).toEqual(NOTHING_SHOWN);
  });

  it('is told the reviews that wait, the oldest first, and none that is decided', async () => {
    await write('LOZ', 'First');
    await write('PARA', 'Second', { ratings: [], text: 'Two\nlines\u001b[2J\u202e' });
    const list = await run({ action: 'list' });
    expect(list).toMatch(
      /^\d+ {2}\d{4}-\d\d-\d\d {2}LOZ {2}2 of 5 {2}Ann\n {4}First\n {4}As written\.\n\d+ {2}\S+ {2}PARA {2}no rating {2}Ann\n {4}Second\n {4}Two lines \[2J $/,
    );
    await run({ action: 'reject', id: await numberOf('First') });
    await run({ action: 'approve', id: await numberOf('Second') });
    expect(await run({ action: 'list' })).toBe('No review waits for approval.');
    expect(await shown('LOZ')).toEqual(NOTHING_SHOWN);
  });

  it('is told what cannot be done', async () => {
    await expect(run({ action: 'approve', id: 999_999 })).rejects.toThrow('There is no review 999999.');
    await write('LOZ', 'Once');
    const id = await numberOf('Once');
    await run({ action: 'approve', id });
    await expect(run({ action: 'approve', id })).rejects.toThrow(`Review ${id} is approved already.`);
    for (const command of [{ action: 'approve' }, { action: 'list all' }, { action: 'reject', id: 0 }]) {
      expect(reviewOps.schema.safeParse(command).success).toBe(false);
    }
  });

  it('has it done by the running backend, whose token they have', async () => {
    await write('LOZ', 'Over the network');
    const id = await numberOf('Over the network');
    const ask = (token: string) =>
      createServer({ db: shop.db, opsToken: 'secret' }).fetch(
        new Request('http://shop.example/ops/review', {
          ...{ method: 'POST', headers: { Authorization: `Bearer ${token}` } },
          body: JSON.stringify({ action: 'approve', id }),
        }),
      );
    expect((await ask('wrong')).status).toBe(404);
    const answers = [await ask('secret'), await ask('secret')];
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [200, { message: `Review ${id} of LOZ is approved.` }],
      [409, { message: `Review ${id} is approved already.` }],
    ]);
  });
});
