import 'server-only';
import { localDay } from '@/lib/format/local-day';
import { getTimeZone } from '@/lib/store/get-time-zone';
import type { StoreContext } from '@/lib/store/store-view';

/** A line of a cart, as far as it tells for which day it is booked. */
interface BookedLine {
  __typename: string;
  customizable_options?: readonly ({ type: string; values: readonly ({ value: string } | null)[] } | null)[] | null;
}

/** A day as it was sent. One that the backend tells in words is not known. */
const AS_SENT = /^\d{4}-\d\d-\d\d(?= \d\d:\d\d:\d\d$)/;

/** The services that are booked for a day that has passed by the shop's own clock. */
export async function passedLines<Line extends BookedLine>(
  storeContext: StoreContext,
  lines: readonly Line[],
): Promise<Line[]> {
  if (!lines.some((line) => daysOf(line).length > 0)) return [];
  const timeZone = await getTimeZone(storeContext);
  const today = timeZone && localDay(Date.now(), timeZone);
  return today ? lines.filter((line) => daysOf(line).some((day) => day < today)) : [];
}

function daysOf({ __typename, customizable_options }: BookedLine): string[] {
  if (__typename !== 'VirtualCartItem') return [];
  const dates = (customizable_options ?? []).filter((option) => option?.type === 'date');
  return dates.flatMap((option) => (option?.values ?? []).flatMap((entry) => AS_SENT.exec(entry?.value ?? '') ?? []));
}
