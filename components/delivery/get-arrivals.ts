import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Schedule, TransitDays } from '@/lib/delivery/arrival';
import { getDelivery } from '@/lib/delivery/get-delivery';
import { nearHolidays } from '@/lib/delivery/near-holidays';
import { formatTime } from '@/lib/format/week';
import type { StoreContext } from '@/lib/store/store-view';
import type { ArrivalTexts } from './arrival-texts';
import { dayTexts, transitMessages } from './delivery-messages';

/** What the browser needs to say when each shipping method arrives. */
export interface Arrivals {
  schedule: Schedule | null;
  time: string;
  texts: ArrivalTexts;
  /** By carrier and method, `flatrate_flatrate`: the days, and what is said of them. */
  methods: Record<string, { days: TransitDays; label: string }>;
}

/** The success page counts from when its order was placed, which may be before midnight. */
const FIRST_HOLIDAY = -2;

/** When the shipping methods of the checkout arrive; null where the merchant has not said. Throws AppError. */
export async function getArrivals(storeContext: StoreContext): Promise<Arrivals | null> {
  const delivery = await getDelivery(storeContext);
  if (!delivery || delivery.methods.length === 0) return null;
  const t = await getTranslations('delivery');
  const { schedule, methods } = delivery;
  return {
    schedule: schedule && nearHolidays(schedule, FIRST_HOLIDAY),
    time: schedule ? formatTime(schedule.cutOff, storeContext.storeView.locale) : '',
    texts: dayTexts(t),
    methods: Object.fromEntries(methods.map(({ code, days }) => [code, { days, label: transitMessages(t, days) }])),
  };
}
