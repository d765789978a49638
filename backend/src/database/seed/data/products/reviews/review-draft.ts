import type { ProductSeed } from '../../../types';

export type Reviews = NonNullable<ProductSeed['reviews']>;

/** Who, when, headline, text, and stars for effectiveness, value and ease of use. */
export type ReviewDraft = [
  nickname: string,
  createdAt: string,
  summary: string,
  text: string,
  stars: [effectiveness: number, value: number, ease: number],
];

/** Reviews by SKU. */
export function reviewsOf(drafts: Record<string, ReviewDraft[]>): Record<string, Reviews> {
  return Object.fromEntries(
    Object.entries(drafts).map(([sku, list]) => [
      sku,
      list.map(([nickname, createdAt, summary, text, [effectiveness, value, ease]]) => ({
        nickname,
        summary,
        text,
        ratings: { 1: effectiveness, 2: value, 3: ease },
        createdAt: `${createdAt}T09:00:00Z`,
      })),
    ]),
  );
}
