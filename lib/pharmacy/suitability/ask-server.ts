import { pageStoreCodes } from '@/lib/browser/page-store';
import { shopPost, shopRead } from '@/lib/magento/browser/shop-read';
import type { Answered } from './answer-questions';
import type { Asked } from './get-asked-product';
import type { Answers } from './judge-answers';
import { SPENT_PATH, SUITABILITY_PATH, type SuitabilitySource } from './suitability-source';

/** The questions about a product, in the page's store view. Throws AppError. */
export async function loadQuestions({ sku, variant }: Asked): Promise<SuitabilitySource> {
  const query = { store: pageStoreCodes().store, sku, ...(variant ? { variant } : {}) };
  return shopRead(SUITABILITY_PATH, query, { cache: 'no-store' });
}

/** What a shopper's answers come to at the server, sealed where they are suitable. Throws AppError. */
export async function sendAnswers({ sku, variant }: Asked, version: number, answers: Answers): Promise<Answered> {
  return shopPost(SUITABILITY_PATH, { store: pageStoreCodes().store, sku, variant, version, answers });
}

/** Those of the basket's seals that were ordered with another basket. Throws AppError. */
export async function loadSpent(cart: string, seals: readonly string[]): Promise<string[]> {
  return (await shopPost<{ spent: string[] }>(SPENT_PATH, { cart, seals })).spent;
}
