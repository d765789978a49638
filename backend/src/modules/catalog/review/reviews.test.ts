import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
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
