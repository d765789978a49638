import type messages from '@/messages/en-GB.json';

export type Messages = typeof messages;

const LOADERS: Record<string, () => Promise<{ default: unknown }>> = {
  'en-GB': () => import('@/messages/en-GB.json'),
  'en-US': () => import('@/messages/en-US.json'),
  'th-TH': () => import('@/messages/th-TH.json'),
};

/** The words of a locale. Throws "Unable to locate locale {code}" for one that the shop has none for [STORE-7]. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = LOADERS[locale];
  if (!load) throw new Error(`Unable to locate locale ${locale}`);
  // Every locale has the same keys (`npm run messages`).
  return (await load()).default as Messages;
}
