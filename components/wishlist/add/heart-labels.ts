import type { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { HeartLabels } from './heart';

// No island is imported here: every page asks for these, few have the heart of a form.

/** What the hearts of cards say, once for a page. */
export async function getHeartLabels(): Promise<HeartLabels> {
  return heartLabels(await getTranslations('wish'), await getTranslations('errors'));
}

type Translate<Namespace extends 'wish' | 'errors'> = ReturnType<typeof useTranslations<Namespace>>;

/** What a heart says when it is pressed. */
export function heartLabels(t: Translate<'wish'>, errors: Translate<'errors'>): HeartLabels {
  return {
    guest: t('guest'),
    signIn: t('signIn'),
    added: t('added'),
    removed: t('removed'),
    view: t('view'),
    offline: errors('offline'),
    unexpected: errors('unexpected'),
  };
}
