import 'server-only';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { StoreContext } from '@/lib/store/store-view';
import { getAskedProduct } from './get-asked-product';
import { judgeAnswers, MAX_LETTERS, type Outcome } from './judge-answers';
import { questionMessages } from './question-messages';
import { sealAnswers } from './seal';

/** What a browser sends of a shopper's answers. */
export const answersSchema = z.object({
  store: z.string().max(64),
  sku: z.string().min(1).max(64),
  variant: z.string().min(1).max(64).optional(),
  version: z.number().int(),
  answers: z
    .array(z.union([z.number().int(), z.array(z.number().int()).max(50), z.string().max(MAX_LETTERS), z.null()]))
    .max(50),
});

/** What answers come to: the sealed text for the cart, or why there is none. */
export type Answered =
  | Exclude<Outcome, { kind: 'ask' | 'suitable' }>
  | { kind: 'suitable'; text: string }
  /** The questions are others by now, or not all of them are answered. */
  | { kind: 'outdated' };

/** Judges answers by the product's form as it is now, and seals them; null where nothing is asked. Throws AppError. */
export async function answerQuestions(
  storeContext: StoreContext,
  { version, answers, ...asked }: z.infer<typeof answersSchema>,
): Promise<Answered | null> {
  const product = await getAskedProduct(storeContext, asked);
  if (!product) return null;
  const outcome = product.form.version === version ? judgeAnswers(product.form, answers) : null;
  if (!outcome || outcome.kind === 'ask') return { kind: 'outdated' };
  if (outcome.kind !== 'suitable') return outcome;
  const { locale, code: store } = storeContext.storeView;
  const suitability = questionMessages(await loadMessages(locale, 'pharmacy'), product.isPrescribed);
  const t = createTranslator({ locale, messages: { suitability }, namespace: 'suitability' });
  const lines = outcome.given.map(({ question, answer }) => `${question} – ${answer}`);
  const text = [t('answered'), '', ...lines].join('\n');
  return { kind: 'suitable', text: sealAnswers(text, { id: product.id, version, store }, product.sku) };
}
