'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Said } from '@/components/ui/said';
import { formatMoney } from '@/lib/format/money';
import { type OrderComment, type OrderDocument, orderDay, type Shipment, type Tracking } from '@/lib/orders/order';
import { trackingLink } from '@/lib/orders/tracking-link';

/** The parcels of an order, and where their carriers tell of them. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  const t = useTranslations('orders');
  return (
    <Documents documents={shipments} titleOf={({ number }) => t('shipment', { number })}>
      {({ tracking }) =>
        tracking.length > 0 ? (
          <ul className="mt-2 grid gap-1">
            {tracking.map((parcel) => (
              <li key={parcel.title + parcel.number}>
                <Parcel parcel={parcel} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-ink-soft text-sm">{t('noTracking')}</p>
        )
      }
    </Documents>
  );
}

function Parcel({ parcel }: { parcel: Tracking }) {
  const t = useTranslations('orders');
  const { title, number } = parcel;
  const href = trackingLink(parcel);
  return (
    <>
      {title} {number ? <span className="break-all tabular-nums">{number}</span> : null}{' '}
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-print="never"
          className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
        >
          {t('track')}{' '}
          <span className="sr-only">
            {number} {t('newTab')}
          </span>
        </a>
      ) : null}
    </>
  );
}

export function Invoices({ invoices }: { invoices: readonly OrderDocument[] }) {
  const t = useTranslations('orders');
  return (
    <Documents documents={invoices} titleOf={({ number }) => t('invoice', { number })}>
      {({ total }) => <DocumentTotal name={t('invoiced')} total={total} />}
    </Documents>
  );
}

/** What came back, and the money for it. */
export function CreditMemos({ memos }: { memos: readonly OrderDocument[] }) {
  const t = useTranslations('orders');
  return (
    <Documents documents={memos} titleOf={({ number }) => t('creditMemo', { number })}>
      {({ total }) => <DocumentTotal name={t('refundTotal')} total={total} />}
    </Documents>
  );
}

function DocumentTotal({ name, total }: { name: string; total: OrderDocument['total'] }) {
  const locale = useLocale();
  if (!total) return null;
  return (
    <p className="mt-2 tabular-nums">
      {name}: <strong>{formatMoney(total, locale)}</strong>
    </p>
  );
}

interface DocumentsProps<One extends OrderDocument> {
  documents: readonly One[];
  titleOf: (one: One) => string;
  children: (one: One) => ReactNode;
}

function Documents<One extends OrderDocument>({ documents, titleOf, children }: DocumentsProps<One>) {
  return (
    <ul className="grid gap-5">
      {documents.map((one) => (
        <li key={one.id}>
          <p className="mb-1 font-medium">{titleOf(one)}</p>
          <ul className="text-sm">
            {one.items.map(({ id, name, quantity }) => (
              <li key={id}>
                <span className="tabular-nums">{quantity} ×</span> <Said>{name}</Said>
              </li>
            ))}
          </ul>
          {children(one)}
          {one.comments.length > 0 ? <Comments comments={one.comments} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What staff have written to the customer. */
export function Comments({ comments }: { comments: readonly OrderComment[] }) {
  const locale = useLocale();
  return (
    <ul className="mt-2 grid gap-3">
      {comments.map(({ text, date }) => (
        <li key={date + text}>
          <span className="block text-ink-soft text-sm">{orderDay(date, locale)}</span>
          <span className="whitespace-pre-line">
            <Said>{text}</Said>
          </span>
        </li>
      ))}
    </ul>
  );
}
