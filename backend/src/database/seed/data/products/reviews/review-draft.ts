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

const ENGLISH = ['mmstr_en', 'mmstr_us'];
const isThai = (text: string) => /\p{Script=Thai}/u.test(text);

/** Reviews by SKU; of those that name no `views` the English ones are for the English views, the Thai ones for all. */
export function reviewsOf(drafts: Record<string, ReviewDraft[]>, views?: string[]): Record<string, Reviews> {
  return Object.fromEntries(
    Object.entries(drafts).map(([sku, list]) => [
      sku,
      list.map(([nickname, createdAt, summary, text, [effectiveness, value, ease]]) => ({
        nickname,
        summary,
        text,
        ratings: { 1: effectiveness, 2: value, 3: ease },
        createdAt: `${createdAt}T09:00:00Z`,
        views: views ?? (isThai(text) ? [] : ENGLISH),
      })),
    ]),
  );
}
