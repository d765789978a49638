import 'server-only';
import { getTranslations } from 'next-intl/server';
import { untilTag } from '@/lib/cache/tags.mjs';
import { nextOffered, type OfferedDays, toOfferedDays } from '@/lib/catalog/options/offered-days';
import { dayText } from '@/lib/format/day-text';
import { addDays, instantOf, localDay } from '@/lib/format/local-day';
import { tagPage } from '@/lib/magento/server/query';
import { getTimeZone } from '@/lib/store/get-time-zone';
import type { StoreContext } from '@/lib/store/store-view';
import type { CardProduct, ProductAnswer } from './card-product';

/**
 * Has the cards of what is booked for a day say which is the earliest, by the shop's clock; their page ends with its day.
 * Where nothing is, nothing is asked; without the clock no card says a day.
 */
export async function getNextDays(
  storeContext: StoreContext,
  answers: readonly (ProductAnswer | null | undefined)[],
): Promise<(card: CardProduct) => CardProduct> {
  const booked = new Map(
    answers.flatMap((answer): [string, OfferedDays][] => {
      const days = answer && bookedDays(answer);
      return days ? [[answer.uid, days]] : [];
    }),
  );
  const timeZone = booked.size > 0 ? await getTimeZone(storeContext) : null;
  if (!timeZone) return (card) => card;
  const t = await getTranslations('product');
  const now = new Date();
  await tagPage([untilTag(instantOf(addDays(localDay(now.getTime(), timeZone), 1), 0, timeZone))]);
  return (card) => {
    const days = booked.get(card.uid);
    const next = days && card.inStock ? nextOffered({ ...days, timeZone }, now) : null;
    if (!next) return card;
    // Cards are narrow: a line ends before the day or a Thai month, not within the day as Thai dictionaries would.
    const day = dayText(next, storeContext.storeView.locale)
      .replaceAll(/ (?=\w)/g, '\u00a0')
      .replaceAll(/(?<=วัน)|(?=ที่)/g, '\u2060');
    return { ...card, isBooked: true, note: t('nextDay', { day }) };
  };
}

/** The days of the first date that a service wants: one that may be left out, or of goods, says when it is sent. */
function bookedDays({ __typename, options }: ProductAnswer): OfferedDays | null {
  if (__typename !== 'VirtualProduct') return null;
  const [days] = (options ?? []).flatMap((option) =>
    option?.required && 'value' in option && option.value?.type === 'DATE'
      ? (toOfferedDays(option.value.sku) ?? [])
      : [],
  );
  return days ?? null;
}
