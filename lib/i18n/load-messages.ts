import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { reportError } from '@/lib/errors/report-error';
import { type Locale, offeredLocale } from '@/lib/format/locale-codes';
import type messages from '@/messages/en-GB.json';

export type Messages = typeof messages;

const LOADERS: Record<Locale, () => Promise<{ default: unknown }>> = {
  'en-GB': () => import('@/messages/en-GB.json'),
  'en-US': () => import('@/messages/en-US.json'),
  'th-TH': () => import('@/messages/th-TH.json'),
};

/** The messages of a locale or its language; an unknown one is reported and gets the default's [STORE-7]. */
export async function loadMessages(locale: string): Promise<Messages> {
  const offered = offeredLocale(locale);
  if (!offered) reportError('Loading messages', new Error(`Unable to locate locale ${locale}`));
  // Every locale has the same keys (`npm run messages`).
  return (await LOADERS[offered ?? DEFAULT_LOCALE]()).default as Messages;
}
