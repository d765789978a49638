import type { Messages } from '@/lib/i18n/load-messages';

/** What is said around the questions about a product; for one that needs a prescription they are a consultation. */
export function questionWords({ pharmacy }: Pick<Messages, 'pharmacy'>, isPrescribed: boolean): QuestionWords {
  return { ...pharmacy.suitability, ...(isPrescribed ? pharmacy.consultation : {}) };
}

type QuestionWords = Messages['pharmacy']['suitability'];
