import { pageStoreCodes } from '@/lib/browser/page-store';
import type { Answered } from './answer-questions';
import type { Asked } from './get-asked-product';
import type { Answers } from './judge-answers';
import { SUITABILITY_PATH, type SuitabilitySource } from './suitability-source';

/** The questions about a product, in the page's store view. Rejects where they do not come. */
export async function loadQuestions({ sku, variant }: Asked): Promise<SuitabilitySource> {
  const query = new URLSearchParams({ store: pageStoreCodes().store, sku, ...(variant ? { variant } : {}) });
  return json(await fetch(`${SUITABILITY_PATH}?${query}`, { cache: 'no-store' }));
}

/** What a shopper's answers come to at the server, sealed where they are suitable. Rejects where it does not answer. */
export async function sendAnswers({ sku, variant }: Asked, version: number, answers: Answers): Promise<Answered> {
  const body = JSON.stringify({ store: pageStoreCodes().store, sku, variant, version, answers });
  const headers = { 'Content-Type': 'application/json' };
  return json(await fetch(SUITABILITY_PATH, { method: 'POST', cache: 'no-store', headers, body }));
}

async function json<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${SUITABILITY_PATH}: ${answer.status}`);
  return answer.json();
}
