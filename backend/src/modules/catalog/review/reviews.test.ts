import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { store } from '../../../database/schema/stores';
import { askAnew } from '../../../testing/fresh-server';
import { openShop, type Shop } from '../../../testing/shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { itemOf } from '../testing/item-of';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

describe('reviews', () => {
  const REVIEWS = `rating_summary review_count reviews(pageSize:2) {
    items { nickname summary text average_rating created_at ratings_breakdown { name value } product { sku } }
    page_info { current_page page_size total_pages } }`;

  it('[BACK-1] come newest first with stars and percentages', async () => {
    const { reviews, ...summary } = (await itemOf(shop, 'PARA', REVIEWS)) as { reviews: unknown };
    // 5, 4, 3 and 2 stars: 70 %.
    expect(summary).toEqual({ rating_summary: 70, review_count: 3 });
    expect(reviews).toEqual({
      items: [
        {
          nickname: 'Bo',
          summary: 'Fine',
          text: 'Slow.',
          average_rating: 60,
          created_at: '2026-01-03 11:30:00',
          ratings_breakdown: [{ name: expect.any(String), value: '3' }],
          product: { sku: 'PARA' },
        },
        expect.objectContaining({ nickname: 'Ann', average_rating: 90 }),
      ],
      page_info: { current_page: 1, page_size: 2, total_pages: 2 },
    });
  });

  it('[BACK-1] page, and are empty where nobody wrote', async () => {
    expect(await itemOf(shop, 'PARA', 'reviews(pageSize:2, currentPage:2) { items { nickname } }')).toEqual({
      reviews: { items: [{ nickname: 'Cy' }] },
    });
    expect(await itemOf(shop, 'LOZ', REVIEWS)).toEqual({
      rating_summary: 0,
      review_count: 0,
      reviews: { items: [], page_info: { current_page: 1, page_size: 2, total_pages: 0 } },
    });
  });

  it('[BACK-1] are shown, paged and counted in the views that they are for', async () => {
    const fields = 'rating_summary review_count reviews(pageSize: 1) { items { nickname } page_info { total_pages } }';
    const seenIn = (view: string) => itemOf(shop, 'OPTIONS', fields, { Store: view });
    const none = { rating_summary: 0, review_count: 0, reviews: { items: [], page_info: { total_pages: 0 } } };
    expect(await seenIn('mmstr_th')).toEqual({
      ...{ rating_summary: 80, review_count: 2 },
      reviews: { items: [{ nickname: 'นก' }], page_info: { total_pages: 2 } },
    });
    expect(await seenIn('mmstr_us')).toEqual({
      ...{ rating_summary: 60, review_count: 1 },
      reviews: { items: [{ nickname: 'Cal' }], page_info: { total_pages: 1 } },
    });
    expect(await seenIn('mmstr_en')).toEqual(none);
  });

  it('[BACK-1] have ratings with encoded ids, which no cache keeps', async () => {
    const { body, headers } = await shop.get(
      '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    );
    const [first] = (body.data as { productReviewRatingsMetadata: { items: unknown[] } }).productReviewRatingsMetadata
      .items;
    expect(first).toEqual({
      id: 'MQ==',
      name: expect.any(String),
      values: [1, 2, 3, 4, 5].map((stars) => ({
        value_id: Buffer.from(`${stars}`).toString('base64'),
        value: `${stars}`,
      })),
    });
    expect(headers.get('x-magento-tags')).toBeNull();
  });
});

describe('createProductReview', () => {
  const FIVE = [{ id: 'MQ==', value_id: 'NQ==' }];
  const INPUT = { sku: 'IBU', nickname: 'Ann', summary: 'Great', text: 'Really great', ratings: FIVE };
  const WRITE = `mutation m($i: CreateProductReviewInput!) { createProductReview(input: $i) { review {
    nickname summary text average_rating created_at product { sku } ratings_breakdown { name value } } } }`;
  const write = async (more: object = {}, headers: Record<string, string> = {}) =>
    (await shop.execute(WRITE, { i: { ...INPUT, ...more } }, headers)).body;
  const ownReviews = async (headers: Record<string, string>, page = '') => {
    const fields = `reviews${page} { items { summary nickname average_rating product { sku } } page_info { current_page total_pages } }`;
    const { data, errors } = (await shop.execute(`{ customer { ${fields} } }`, {}, headers)).body;
    return errors ?? (data as { customer: { reviews: unknown } }).customer.reviews;
  };
  const configure = async (values: object) => {
    const [view] = await shop.db.select().from(store).where(eq(store.code, 'mmstr_us'));
    await shop.db
      .update(store)
      .set({ config: { ...view?.config, ...values } })
      .where(eq(store.code, 'mmstr_us'));
  };

  it('[BACK-1] answers the review as recorded in 565, which is not listed before it is approved', async () => {
    expect(await write()).toEqual({
      data: {
        createProductReview: {
          review: {
            nickname: 'Ann',
            summary: 'Great',
            text: 'Really great',
            average_rating: 100,
            created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            product: { sku: 'IBU' },
            ratings_breakdown: [{ name: 'Effectiveness', value: '5' }],
          },
        },
      },
    });
    const listed = { review_count: 0, reviews: { items: [] } };
    expect(await itemOf(shop, 'IBU', 'review_count reviews { items { nickname } }')).toEqual(listed);
  });

  it('[BACK-1] keeps empty texts and no ratings, as recorded in 568 and 571 to 573', async () => {
    const empty = { nickname: '', summary: '', text: '' };
    expect(await write({ ...empty, ratings: [] })).toMatchObject({
      data: { createProductReview: { review: { ...empty, average_rating: 0, ratings_breakdown: [] } } },
    });
  });

  it.each([
    [{ sku: 'nope' }, 'Could not find a product with SKU "nope"', 'graphql-no-such-entity'],
    [{ sku: 'HIDDEN' }, 'Could not find a product with SKU "HIDDEN"', 'graphql-no-such-entity'],
    [{ ratings: [{ id: 'zzz', value_id: 'zzz' }] }, 'Internal server error', 'internal'],
    [{ ratings: [{ id: 'MQ==', value_id: 'OTk5' }] }, 'Internal server error', 'internal'],
  ])('[BACK-1] %j fails as recorded in 567, 569 and 570', async (more, message, category) => {
    const { errors, ...rest } = await write(more);
    expect(errors).toMatchObject([{ message, extensions: { category }, path: ['createProductReview'] }]);
    expect(rest).toEqual({});
  });

  it('[BACK-1] shows a customer their own reviews, newest first and in pages, whether approved or not', async () => {
    const [anna, bob] = [await signedIn(shop, 'anna@example.com'), await signedIn(shop, 'bob@example.com')];
    for (const summary of ['First', 'Second', 'Third']) await write({ summary }, anna);
    await write({ summary: 'Of another' }, bob);
    expect(await ownReviews(anna, '(pageSize: 2)')).toEqual({
      items: [
        { summary: 'Third', nickname: 'Ann', average_rating: 100, product: { sku: 'IBU' } },
        expect.objectContaining({ summary: 'Second' }),
      ],
      page_info: { current_page: 1, total_pages: 2 },
    });
    expect(await ownReviews(anna, '(pageSize: 2, currentPage: 2)')).toMatchObject({ items: [{ summary: 'First' }] });
    expect(await ownReviews(anna, '(currentPage: 0)')).toMatchObject([
      { message: 'currentPage value must be greater than 0.' },
    ]);
  });

  it('[BACK-1] has null beside an error for a review of what is sold out, where its product is asked for', async () => {
    const cora = await signedIn(shop, 'cora@example.com');
    await write({ sku: 'GONE', summary: 'Of what is gone' }, cora);
    await write({ summary: 'Of what is there' }, cora);
    const ask = async (fields: string) =>
      (await shop.execute(`{ customer { reviews { items { ${fields} } } } }`, {}, cora)).body;
    const { data, errors } = await ask('product { sku }');
    expect(data).toEqual({ customer: { reviews: { items: [{ product: { sku: 'IBU' } }, null] } } });
    expect(errors).toMatchObject([
      { message: 'Internal server error', path: ['customer', 'reviews', 'items', 1, 'product'] },
    ]);
    expect((await ask('summary')).errors).toBeUndefined();
  });

  it('[BACK-1] refuses guests where only customers may write, and everybody where reviews are off', async () => {
    const headers = { Store: 'mmstr_us' };
    const messageOf = async (more: object) =>
      (await askAnew(shop, WRITE, { i: INPUT }, { ...headers, ...more })).errors?.[0]?.message;
    await configure({ allow_guests_to_write_product_reviews: '0' });
    const cleo = await signedIn(shop, 'cleo@example.com');
    expect(await messageOf({})).toBe("Guest customers aren't allowed to add product reviews.");
    expect(await messageOf(cleo)).toBeUndefined();
    await configure({ product_reviews_enabled: '0' });
    expect(await messageOf(cleo)).toBe('Creating product reviews are not currently available.');
  });
});
