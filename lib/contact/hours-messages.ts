import 'server-only';
import type { Hours } from '@/lib/contact/people';
import { keepWords } from '@/lib/format/thai-words';
import { formatDays, formatTime } from '@/lib/format/week';

/** Opening hours as a reader says them: Every day, 8 am – 8 pm, and by whose clock where that is another. */
export function hoursMessages(
  t: (key: 'everyDay' | 'open', values?: { days: string; times: string }) => string,
  { days, opens, closes, timeZone }: Hours,
  locale: string,
): string {
  const open = t('open', {
    days: days.length === 7 ? t('everyDay').replaceAll(' ', '\u00A0') : formatDays(days, locale),
    // One word: a line ends in no dash, behind which one may even before a no-break space.
    times: `${formatTime(opens, locale)}\u00A0–\u2060\u00A0${formatTime(closes, locale)}`.replaceAll(' ', '\u00A0'),
  });
  return timeZone ? `${open} (${keepWords(zoneName(timeZone, locale))})` : open;
}

/** In summer and winter alike: United Kingdom Time. */
function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
