import type { Hours } from '@/lib/contact/people';
import { formatDays, formatTime } from '@/lib/format/week';

/** Opening hours as a reader says them: Every day, 8 am – 8 pm. */
export function hoursMessages(
  t: (key: 'everyDay' | 'open', values?: { days: string; times: string }) => string,
  { days, opens, closes }: Hours,
  locale: string,
): string {
  return t('open', {
    days: days.length === 7 ? t('everyDay') : formatDays(days, locale),
    // One word: a line never ends in a dash.
    times: `${formatTime(opens, locale)}\u00A0–\u00A0${formatTime(closes, locale)}`.replaceAll(' ', '\u00A0'),
  });
}
