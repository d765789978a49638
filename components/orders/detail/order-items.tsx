import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LineImage } from '@/components/cart/item/line-details';
import { ProductName } from '@/components/orders/product-name';
import { useOrderShop } from '@/components/orders/shop/order-shop';
import { Said } from '@/components/ui/said';
import { TotalsTable } from '@/components/ui/totals-table';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney, type Money, times } from '@/lib/format/money';
import { useRead } from '@/lib/magento/browser/use-read';
import { isCancelledInPart, type Order, type OrderItem, refundOf } from '@/lib/orders/order';
import { LineNote } from '@/lib/orders/order-notes';
import { linePrices, shownPrices } from '@/lib/orders/prices/shown-prices';
import { readPictures } from '@/lib/orders/read-pictures';

/** What was ordered, and what it comes to: with tax as in the basket where the backend tells it so. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const { items, totals, shippingAddress } = order;
  const pictures = useRead(order.number, () => readPictures(items));
  const shown = shownPrices(order, useOrderShop()?.display ?? null);
  const isGross = shown?.isGross ?? false;
  const taxes = (totals?.taxes ?? []).map(({ label, amount }) => ({ label: label || t('tax'), price: money(amount) }));
  const refund = refundOf(order);
  return (
    <>
      {totals && totals.taxes.length > 0 && !isGross ? (
        <p className="mb-4 text-ink-soft text-sm">{t('netNote')}</p>
      ) : null}
      <ul className={`grid gap-4 ${totals ? 'mb-4 border-line border-b pb-4' : ''}`.trimEnd()}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            picture={pictures.isReading && !pictures.data ? undefined : (pictures.data?.get(item.id) ?? null)}
            isGross={isGross}
            note={<LineNote order={order} item={item} />}
          />
        ))}
      </ul>
      {totals && shown ? (
        <div className="ml-auto max-w-90">
          <TotalsTable
            lines={[
              { name: t('subtotal'), amount: money(shown.subtotal) },
              ...totals.discounts.map(({ label, amount }) => ({
                name: label,
                amount: money(times(amount, -1)),
                isDiscount: true,
              })),
              // What is not sent, such as a download, has no delivery that could be free.
              ...(shippingAddress || shown.shipping.minor > 0
                ? [{ name: t('shipping'), amount: formatCharge(shown.shipping, locale, t('free')) }]
                : []),
              ...(isGross ? [] : taxes.map(({ label, price }) => ({ name: label, amount: price }))),
            ]}
            total={{ name: t('total'), amount: money(totals.grandTotal) }}
          >
            {isGross ? (
              <p className="text-right text-ink-soft text-sm">{taxes.map((tax) => t('taxIncluded', tax)).join(', ')}</p>
            ) : null}
          </TotalsTable>
          {refund ? (
            <div className="mt-4">
              <TotalsTable
                lines={[{ name: t('refundTotal'), amount: money(times(refund.refunded, -1)) }]}
                total={{ name: t('afterRefund'), amount: money(refund.rest) }}
              />
            </div>
          ) : null}
          {isCancelledInPart(order) ? <p className="mt-3 text-ink-soft text-sm">{t('cancelledInPart')}</p> : null}
        </div>
      ) : null}
    </>
  );
}

/** A picture's room, whether or not there is one; on paper words say all. */
const WELL = 'w-14 shrink-0 self-start print:hidden';

const STATES = ['shipped', 'refunded', 'canceled'] as const;

interface ItemProps {
  item: OrderItem;
  /** Null where there is none; undefined while nobody knows. */
  picture: string | null | undefined;
  /** Its prices are told with tax. */
  isGross: boolean;
  note: ReactNode;
}

function Item({ item, picture, isGross, note }: ItemProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { name, sku, urlKey, options, quantity } = item;
  const { each, row } = linePrices(item, isGross);
  return (
    <li className="flex break-inside-avoid gap-3 border-line border-b pb-4 last:border-b-0 last:pb-0">
      {picture === undefined ? (
        <span className={`${WELL} aspect-product rounded-input bg-sunken`} />
      ) : (
        <LineImage image={picture} className={WELL} />
      )}
      <div className="grid flex-1 gap-3 min-[20rem]:grid-cols-[minmax(0,1fr)_auto]">
        <span>
          <span className="block text-pretty font-medium">
            <ProductName name={name} urlKey={urlKey} />
          </span>
          <span className="block text-ink-soft text-sm">{t('sku', { sku })}</span>
          {options.map(({ label, value }) => (
            <span key={label + value} className="wrap-anywhere block whitespace-pre-line text-ink-soft text-sm">
              <Said>{label ? `${label}: ${value}` : value}</Said>
            </span>
          ))}
          <span className="block text-ink-soft text-sm tabular-nums">
            {t('quantityAt', { quantity: quantity.ordered, price: formatCharge(each, locale, t('free')) })}
          </span>
          {STATES.filter((state) => quantity[state] > 0).map((state) => (
            <span key={state} className="block text-sm tabular-nums">
              {t(state, { quantity: quantity[state] })}
            </span>
          ))}
          {note}
        </span>
        <span className="tabular-nums min-[20rem]:text-right">{formatCharge(row, locale, t('free'))}</span>
      </div>
    </li>
  );
}
