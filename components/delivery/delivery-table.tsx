import { getTranslations } from 'next-intl/server';
import { type Delivery, type DeliveryMethod, getDelivery } from '@/lib/delivery/get-delivery';
import { nearHolidays } from '@/lib/delivery/near-holidays';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney } from '@/lib/format/money';
import { formatDays, formatTime } from '@/lib/format/week';
import type { StoreContext } from '@/lib/store/store-view';
import { transitMessages } from './delivery-messages';

/** The shop's terms on the content page about delivery; nothing on any other page. Throws AppError. */
export async function DeliveryTable({ storeContext, identifier }: { storeContext: StoreContext; identifier: string }) {
  const delivery = await getDelivery(storeContext);
  if (delivery?.page !== identifier) return null;
  const { locale } = storeContext.storeView;
  const { methods, freeFrom, schedule } = delivery;
  const t = await getTranslations('delivery');
  const below = methods.some(({ code }) => code === FREE_SHIPPING) ? null : freeFrom;
  return (
    <div className="mb-8 flex flex-col gap-4">
      {methods.length > 0 ? <Methods locale={locale} methods={methods} freeFrom={freeFrom} /> : null}
      {below || schedule ? (
        <ul className="flex list-disc flex-col gap-1 ps-6 marker:text-evergreen">
          {below ? <li>{t('freeFrom', { price: formatMoney(below, locale) })}</li> : null}
          {schedule ? <PostDays locale={locale} schedule={nearHolidays(schedule)} /> : null}
        </ul>
      ) : null}
    </div>
  );
}

/** Magento's method that is offered from a sum on; others may cost nothing whatever the goods come to. */
const FREE_SHIPPING = 'freeshipping_freeshipping';

async function Methods({ locale, methods, freeFrom }: Pick<Delivery, 'methods' | 'freeFrom'> & { locale: string }) {
  const t = await getTranslations('delivery');
  const cell = 'border-line border-b py-3 pe-4 text-start align-top';
  const priceLabel = ({ code, price, from }: DeliveryMethod) => {
    if (freeFrom && code === FREE_SHIPPING) return t('freeOver', { price: formatMoney(freeFrom, locale) });
    if (price) return formatCharge(price, locale, t('free'));
    return from ? t('priceFrom', { price: formatMoney(from, locale) }) : t('priceLater');
  };
  return (
    <table className="w-full max-w-measure border-collapse">
      <caption className="pb-2 text-start font-semibold text-xl">{t('caption')}</caption>
      <thead>
        <tr>
          {(['service', 'takes', 'price'] as const).map((name) => (
            <th key={name} scope="col" className={`${cell} font-semibold text-ink-soft text-sm`}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {methods.map((method) => (
          <tr key={method.code}>
            <th scope="row" className={`${cell} font-semibold`}>
              {method.name}
            </th>
            <td className={`${cell} first-letter:uppercase`}>{transitMessages(t, method.days)}</td>
            <td className={`${cell} tabular-nums`}>{priceLabel(method)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function PostDays({ locale, schedule }: { locale: string; schedule: NonNullable<Delivery['schedule']> }) {
  const t = await getTranslations('delivery');
  const { cutOff, days, holidays } = schedule;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale)
    .format(holidays.map((day) => date.format(new Date(day)).replaceAll(' ', '\u00a0')))
    // Thai parts figures from letters, which its lists do not know.
    .replace(/(?<=[ก-๙])(?=\d)/g, ' ');
  return (
    <>
      <li>{t('workingDays', { time: formatTime(cutOff, locale), days: formatDays(days, locale) })}</li>
      {holidays.length > 0 ? <li>{t('noPost', { days: list })}</li> : null}
    </>
  );
}
