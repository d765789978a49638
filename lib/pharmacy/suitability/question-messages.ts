import type { Messages } from '@/lib/i18n/load-messages';

/** What is said around the questions about a product; for one that needs a prescription they are a consultation. */
export function questionMessages({ pharmacy }: Pick<Messages, 'pharmacy'>, isPrescribed: boolean): QuestionMessages {
  return { ...pharmacy.suitability, ...(isPrescribed ? pharmacy.consultation : {}) };
}

type QuestionMessages = Messages['pharmacy']['suitability'];
