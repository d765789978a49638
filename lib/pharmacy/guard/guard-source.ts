import type { SentLabels } from '@/lib/catalog/card/badge-source';
import type { Messages } from '@/lib/i18n/load-messages';

/** Where the browser gets what the guard of baskets needs (`?store=`): pages carry nothing of it. */
export const GUARD_SOURCE_PATH = '/api/basket-guard';

/** What the guard of baskets needs in the browser: its texts, and the labels of the attributes that it reads. */
export interface GuardSource {
  locale: string;
  messages: { pharmacy: Pick<Messages['pharmacy'], 'basketGuard' | 'lineAnswers'> };
  attributes: SentLabels;
}
