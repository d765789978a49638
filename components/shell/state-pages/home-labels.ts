import { getTranslations } from 'next-intl/server';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';

/** What a page says of its ways home that stands outside of every store view: of the button, and of the shop's name. */
export async function getHomeLabels(): Promise<Record<'home' | 'homeLink', string>> {
  const [notFound, shell] = await Promise.all([getTranslations('notFound'), getTranslations('shell')]);
  return { home: notFound('button'), homeLink: shell('homeLink', { name: FALLBACK_STORE_NAME }) };
}
