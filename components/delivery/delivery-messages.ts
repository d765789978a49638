import type { getTranslations } from 'next-intl/server';
import type { TransitDays } from '@/lib/delivery/arrival';
import type { ArrivalTexts } from './arrival-texts';

export type Translate = Awaited<ReturnType<typeof getTranslations<'delivery'>>>;

/** How long a parcel takes, whatever the day: the next working day. */
export function transitMessages(t: Translate, [least, most]: TransitDays): string {
  return least === most ? t('when', { count: most }) : t('whenRange', { least, most });
}

/** The sentences of a promise that is made to the minute. */
export function promiseTexts(t: Translate): ArrivalTexts {
  const [hours, minutes] = ['{hours}', '{minutes}'];
  return {
    within: t('within', { day: '{day}', duration: '{duration}' }),
    by: t('by', { day: '{day}', time: '{time}', leaves: '{leaves}' }),
    hours: t('hours', { hours, minutes }),
    minutes: t('minutes', { minutes }),
  };
}

/** The days alone, whatever time is left. */
export function dayTexts(t: Translate): ArrivalTexts {
  const arrives = t('arrives', { day: '{day}' });
  return { within: arrives, by: arrives, hours: '', minutes: '' };
}
