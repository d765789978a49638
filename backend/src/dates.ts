import type { Context } from './context';
import { perRequest } from './request-batch';

/** The day in the store's time zone, `YYYY-MM-DD`: special prices begin and end with it. */
export const today = perRequest((ctx: Context) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ctx.store.timezone }).format(new Date()),
);

/** A moment as Magento writes it: `2026-11-20 15:47:51`, in UTC. */
export function timeText(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
