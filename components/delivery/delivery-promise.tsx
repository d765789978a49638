import { getTranslations } from 'next-intl/server';
import type { Schedule } from '@/lib/delivery/arrival';
import type { Delivery, DeliveryMethod } from '@/lib/delivery/get-delivery';
import { nearHolidays } from '@/lib/delivery/near-holidays';
import { formatMoney } from '@/lib/format/money';
import { formatDays, formatTime } from '@/lib/format/week';
import type { StoreContext } from '@/lib/store/store-view';
import { Arrival } from './arrival';
import { promiseTexts, transitMessages } from './delivery-messages';

/** When a product comes at the soonest, what that costs, and from what sum on delivery is free. */
export async function DeliveryPromise({ storeContext, delivery }: { storeContext: StoreContext; delivery: Delivery }) {
  const t = await getTranslations('delivery');
  const { locale } = storeContext.storeView;
  const { schedule, freeFrom, methods } = delivery;
  const [fastest] = methods;
  const more = [
    fastest
      ? [fastest.name, fastest.price?.minor && formatMoney(fastest.price, locale)].filter(Boolean).join(' ')
      : null,
    freeFrom ? t('freeFrom', { price: formatMoney(freeFrom, locale) }) : null,
  ].filter((text) => text !== null);
  return (
    <>
      {schedule && fastest ? <Soonest locale={locale} schedule={schedule} method={fastest} /> : null}
      {more.length > 0 ? <p className="text-ink-soft">{more.join(' · ')}</p> : null}
    </>
  );
}

async function Soonest({ locale, schedule, method }: { locale: string; schedule: Schedule; method: DeliveryMethod }) {
  const t = await getTranslations('delivery');
  const time = formatTime(schedule.cutOff, locale);
  return (
    <p className="font-medium">
      <Arrival schedule={nearHolidays(schedule)} days={method.days} locale={locale} time={time} texts={promiseTexts(t)}>
        {t('rule', { time, days: formatDays(schedule.days, locale), when: transitMessages(t, method.days) })}
      </Arrival>
    </p>
  );
}
