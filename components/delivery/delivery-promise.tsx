import { getTranslations } from 'next-intl/server';
import type { Schedule } from '@/lib/delivery/arrival';
import type { Delivery, DeliveryMethod } from '@/lib/delivery/get-delivery';
import { nearHolidays } from '@/lib/delivery/near-holidays';
import { formatMoney, type Money } from '@/lib/format/money';
import { formatDays, formatTime } from '@/lib/format/week';
import type { StoreContext } from '@/lib/store/store-view';
import { Arrival } from './arrival';
import { promiseTexts, type Translate, transitMessages } from './delivery-messages';

interface DeliveryPromiseProps {
  storeContext: StoreContext;
  delivery: Delivery;
  /** Whether its buyer has to choose the day, or may: no other is promised then, or only to whom chooses none. */
  day?: 'required' | 'optional' | null;
}

/** When a product comes at the soonest and what that costs, then the cheapest way, and from what sum on delivery is free. */
export async function DeliveryPromise({ storeContext, delivery, day }: DeliveryPromiseProps) {
  const t = await getTranslations('delivery');
  const { locale } = storeContext.storeView;
  const { schedule, freeFrom, methods } = delivery;
  const [fastest] = methods;
  const cheapest = cheapestOf(methods);
  const fast = [fastest?.name, fastest?.price?.minor && formatMoney(fastest.price, locale)].filter(Boolean).join(' ');
  const slow = [
    cheapest && cheapest.code !== fastest?.code ? cheapestText(t, cheapest, locale) : null,
    freeFrom ? t('freeFrom', { price: formatMoney(freeFrom, locale) }) : null,
  ];
  return (
    <>
      {schedule && fastest && day !== 'required' ? (
        <>
          {day ? <p className="text-ink-soft">{t('withoutDay')}</p> : null}
          <Soonest locale={locale} schedule={schedule} method={fastest} />
        </>
      ) : null}
      {[fast, slow.filter(Boolean).join(' · ')].filter(Boolean).map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </>
  );
}

interface PricedMethod extends DeliveryMethod {
  /** The least that it costs. */
  cost: Money;
}

/** Not what costs nothing: it may do so from a sum on only; nor what costs nobody knows what. */
function cheapestOf(methods: readonly DeliveryMethod[]): PricedMethod | undefined {
  const priced = methods.flatMap((method) => {
    const cost = method.price ?? method.from;
    return cost?.minor ? { ...method, cost } : [];
  });
  return priced.toSorted((a, b) => a.cost.minor - b.cost.minor)[0];
}

function cheapestText(t: Translate, { name, price, cost, days }: PricedMethod, locale: string): string {
  return t(price ? 'way' : 'wayFrom', { name, price: formatMoney(cost, locale), when: transitMessages(t, days) });
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
