'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { OrderStatus } from '@/components/account/order-status';
import { AddressLines } from '@/components/address/address-lines';
import { ContactLink } from '@/components/contact/contact-link';
import { useOrderShop } from '@/components/orders/shop/order-shop';
import { Said } from '@/components/ui/said';
import { formatMoney } from '@/lib/format/money';
import { type Order, orderDay } from '@/lib/orders/order';
import { useUntold } from '@/lib/orders/order-notes';
import { type NextStep, nextStep } from '@/lib/orders/state/next-step';
import { Comments, CreditMemos, Invoices, Shipments } from './order-documents';
import { OrderItems } from './order-items';

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
  const next = nextStep(order);
  const messages =
    comments.length > 0 ? (
      <OrderSection title={t('comments')}>
        <Comments comments={comments} />
      </OrderSection>
    ) : null;
  return (
    <Level value={level}>
      <div className="grid gap-4">
        <OrderState order={order} next={next} />
        {/* They may say by when to pay. */}
        {next === 'pay' ? messages : null}
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
        {next === 'pay' ? null : messages}
      </div>
    </Level>
  );
}

function OrderState({ order, next }: { order: Order; next: NextStep | null }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { date, status, totals, payments } = order;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
        <Fact name={t('placed')}>{orderDay(date, locale)}</Fact>
        <Fact name={t('status')}>
          <OrderStatus next={next}>{status}</OrderStatus>
        </Fact>
        {totals ? (
          <Fact name={t('total')}>
            <strong className="tabular-nums">{formatMoney(totals.grandTotal, locale)}</strong>
          </Fact>
        ) : null}
      </dl>
      {next ? (
        <p data-print="never" className="mt-4 text-pretty border-line border-t pt-4">
          {t(`next.${next}`)}
        </p>
      ) : null}
      {next === 'pay' ? <HowToPay payments={payments} /> : null}
    </div>
  );
}

/** For whoever still has to pay, on paper too; whom to ask, whether or not it says all. */
function HowToPay({ payments }: Pick<Order, 'payments'>) {
  const t = useTranslations('orders');
  const notes = useOrderShop()?.payNotes ?? {};
  return (
    <>
      {payments.map(({ code }) =>
        notes[code] ? (
          <p key={code} className="mt-2 whitespace-pre-line text-pretty print:mt-4">
            {notes[code]}
          </p>
        ) : null,
      )}
      <ContactLink>{t('askToPay')}</ContactLink>
    </>
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
