import 'server-only';
import { getTranslations } from 'next-intl/server';
import { STORE_TAG, untilTag } from '@/lib/cache/tags.mjs';
import { nextOffered, type OfferedDays, toOfferedDays } from '@/lib/catalog/options/offered-days';
import { dayText } from '@/lib/format/day-text';
import { addDays, instantOf, localDay } from '@/lib/format/local-day';
import { graphql } from '@/lib/magento/graphql';
import { query, tagPage } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { CardProduct, ProductAnswer } from './card-product';

const storeClockDocument = graphql(`
  query storeClock {
    storeConfig {
      store_code
      timezone
    }
  }
`);

/**
 * Has the cards of what is booked for a day say which is the next, by the shop's clock. A page with such a card is over
 * at the shop's midnight; one without asks nothing. Throws AppError.
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
  if (booked.size === 0) return (card) => card;
  const { storeConfig } = await query(storeClockDocument, {}, { storeContext, tags: [STORE_TAG] });
  const timeZone = storeConfig?.timezone;
  if (!timeZone) return (card) => card;
  const t = await getTranslations('product');
  const today = localDay(Date.now(), timeZone);
  await tagPage([untilTag(instantOf(addDays(today, 1), 0, timeZone))]);
  return (card) => {
    const days = booked.get(card.uid);
    // At noon it is that day in whatever zone this process runs.
    const next = days && card.inStock ? nextOffered(days, new Date(`${today}T12:00`)) : null;
    if (!next) return card;
    // Unbroken: cards are narrow.
    const day = dayText(next, storeContext.storeView.locale).replaceAll(' ', '\u00a0');
    return { ...card, details: [...card.details, t('nextDay', { day })] };
  };
}

/** The days of the first date that a product wants: a date that may be left out says when it is sent, or the like. */
function bookedDays({ options }: ProductAnswer): OfferedDays | null {
  const [days] = (options ?? []).flatMap((option) =>
    option?.required && 'value' in option && option.value?.type === 'DATE'
      ? (toOfferedDays(option.value.sku) ?? [])
      : [],
  );
  return days ?? null;
}
