import { pageLocale } from '@/lib/browser/page-store';

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  date_time: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
};

/**
 * A day or time that was picked for an option, `2026-03-02 14:30:00`, as shoppers write it; any other text, and what
 * is no day, as it is. `type` is the option's.
 */
export function dateText(type: string, value: string): string {
  const style = STYLES[type];
  const [, day = '1970-01-01', time] = /^(\d{4}-\d\d-\d\d)?[ T]?(\d\d:\d\d:\d\d)$/.exec(value) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  if (!style || !time || Number.isNaN(moment.getTime())) return value;
  // It is a time on the shopper's wall, of no zone.
  return new Intl.DateTimeFormat(pageLocale() || undefined, { ...style, timeZone: 'UTC' }).format(moment);
}
