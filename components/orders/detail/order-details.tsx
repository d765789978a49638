'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { AddressLines } from '@/components/address/address-lines';
import { ProductName } from '@/components/orders/product-name';
import { Said } from '@/components/ui/said';
import { TotalsTable } from '@/components/ui/totals-table';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney, type Money, times } from '@/lib/format/money';
import { isCancelledInPart, type Order, type OrderItem, orderDay, refundOf } from '@/lib/orders/order';
import { LineNote, useUntold } from '@/lib/orders/order-notes';
import { nextStep } from '@/lib/orders/state/next-step';
import { Comments, CreditMemos, Invoices, Shipments } from './order-documents';

/** Below a page's title sections are of level 2, below a dialog's of level 3. */
const Level = createContext<'h2' | 'h3'>('h2');

interface OrderDetailsProps {
  order: Order;
  level?: 'h2' | 'h3';
  /** What can be done with it, below how it stands. */
  actions?: ReactNode;
}

/** All of an order: how it stands, what was ordered, what it comes to, where it goes, what has become of it. */
export function OrderDetails({ order, level = 'h2', actions }: OrderDetailsProps) {
  const t = useTranslations('orders');
  const { shippingAddress, billingAddress, shippingMethod, payments } = order;
  const comments = useUntold(order);
  return (
    <Level value={level}>
      <div className="grid gap-4">
        <OrderState order={order} />
        {actions ? (
          <div data-print="never" className="mb-2 flex flex-wrap items-start gap-3">
            {actions}
          </div>
        ) : null}
        <OrderSection title={t('items')}>
          <OrderItems order={order} />
        </OrderSection>
        {order.shipments.length > 0 ? (
          <OrderSection title={t('shipments')}>
            <Shipments shipments={order.shipments} />
          </OrderSection>
        ) : null}
        {order.creditMemos.length > 0 ? (
          <OrderSection title={t('creditMemos')}>
            <CreditMemos memos={order.creditMemos} />
          </OrderSection>
        ) : null}
        <OrderSection title={t('delivery')}>
          <dl className="grid gap-5 sm:grid-cols-2">
            {shippingAddress ? (
              <Fact name={t('shippingAddress')}>
                <AddressLines address={{ region_code: null, region_id: null, ...shippingAddress }} />
              </Fact>
            ) : null}
            {billingAddress ? (
              <Fact name={t('billingAddress')}>
                <AddressLines address={{ region_code: null, region_id: null, ...billingAddress }} />
              </Fact>
            ) : null}
            {shippingMethod ? (
              <Fact name={t('shippingMethod')}>
                <Said>{shippingMethod}</Said>
              </Fact>
            ) : null}
            {payments.map(({ name, details }) => (
              <Fact key={name} name={t('payment')}>
                <Said>{name}</Said>
                {details.map(({ label, value }) => (
                  <span key={label} className="block text-ink-soft text-sm">
                    <Said>{`${label}: ${value}`}</Said>
                  </span>
                ))}
              </Fact>
            ))}
          </dl>
        </OrderSection>
        {order.invoices.length > 0 ? (
          <OrderSection title={t('invoices')}>
            <Invoices invoices={order.invoices} />
          </OrderSection>
        ) : null}
        {comments.length > 0 ? (
          <OrderSection title={t('comments')}>
            <Comments comments={comments} />
          </OrderSection>
        ) : null}
      </div>
    </Level>
  );
}

function OrderState({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const next = nextStep(order);
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <dl className="grid grid-cols-2 gap-4">
        <Fact name={t('placed')}>{orderDay(order.date, locale)}</Fact>
        <Fact name={t('status')}>
          <strong>
            <Said>{order.status}</Said>
          </strong>
        </Fact>
      </dl>
      {next ? (
        <p data-print="never" className="mt-4 text-pretty border-line border-t pt-4">
          {t(`next.${next}`)}
        </p>
      ) : null}
    </div>
  );
}

function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const Heading = useContext(Level);
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <Heading className="mb-4 text-lg">{title}</Heading>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OrderItems({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const { items, totals, shippingAddress } = order;
  const isNet = (totals?.taxes.length ?? 0) > 0;
  const refund = refundOf(order);
  return (
    <>
      <ul className="mb-5 grid gap-4">
        {items.map((item) => (
          <Item key={item.id} item={item} isNet={isNet} note={<LineNote order={order} item={item} />} />
        ))}
      </ul>
      {totals ? (
        <div className="ml-auto max-w-90">
          <TotalsTable
            lines={[
              { name: t(isNet ? 'subtotalNet' : 'subtotal'), amount: money(totals.subtotal) },
              ...totals.discounts.map(({ label, amount }) => ({
                name: label,
                amount: money(times(amount, -1)),
                isDiscount: true,
              })),
              // What is not sent, such as a download, has no delivery that could be free.
              ...(shippingAddress || totals.shipping.minor > 0
                ? [
                    {
                      name: t(isNet && totals.shipping.minor > 0 ? 'shippingNet' : 'shipping'),
                      amount: formatCharge(totals.shipping, locale, t('free')),
                    },
                  ]
                : []),
              ...totals.taxes.map(({ label, amount }) => ({ name: label || t('tax'), amount: money(amount) })),
            ]}
            total={{ name: t('total'), amount: money(totals.grandTotal) }}
          />
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

const STATES = ['shipped', 'refunded', 'canceled'] as const;

interface ItemProps {
  item: OrderItem;
  /** Its prices are without the tax that the order has. */
  isNet: boolean;
  note: ReactNode;
}

function Item({ item: { name, sku, urlKey, options, price, quantity }, isNet, note }: ItemProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const charge = formatCharge(price, locale, t('free'));
  const isNetCharge = isNet && price.minor > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-line border-b pb-4 last:border-b-0 last:pb-0">
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
          {t('quantityAt', {
            quantity: quantity.ordered,
            price: isNetCharge ? t('netPrice', { price: charge }) : charge,
          })}
        </span>
        {STATES.filter((state) => quantity[state] > 0).map((state) => (
          <span key={state} className="block text-sm tabular-nums">
            {t(state, { quantity: quantity[state] })}
          </span>
        ))}
        {note}
      </span>
      <span className="text-right tabular-nums">
        {formatCharge(times(price, quantity.ordered), locale, t('free'))}{' '}
        {isNetCharge ? <span className="block text-ink-soft text-sm">{t('withoutTax')}</span> : null}
      </span>
    </li>
  );
}
