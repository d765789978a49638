import type { Context } from './context';
import { perRequest } from './request-batch';

/** The day in the store's time zone, `YYYY-MM-DD`: special prices begin and end with it. */
export const today = perRequest((ctx: Context) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ctx.store.timezone }).format(new Date()),
);

/** A day of the database (`YYYY-MM-DD`) as Magento writes date attributes: with the hour at which it begins. */
export function dayText(day: string | null): string | null {
  return day && `${day} 00:00:00`;
}

/** A moment as Magento writes it: `2026-11-20 15:47:51`, in UTC. */
export function timeText(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
