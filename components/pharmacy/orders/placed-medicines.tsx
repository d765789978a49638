'use client';

import type { PlacedOrder } from '@/lib/checkout/order/stored-order';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { useRead } from '@/lib/magento/browser/use-read';
import type { LookupField } from '@/lib/orders/guest-order';
import type { Order } from '@/lib/orders/order';
import { lineCheck } from '@/lib/pharmacy/check/line-check';
import { readOrderedBadges } from '@/lib/pharmacy/check/ordered-badges';
import { CheckNote, type CheckTexts } from './check-note';

interface PlacedMedicinesProps {
  title: string;
  texts: CheckTexts;
  /** How guests look orders up; null where they cannot. */
  field: LookupField | null;
}

/** The medicines of the order that was just placed, as the backend has it by now; silent until, and where, it tells. */
export function PlacedMedicines({ title, texts, field }: PlacedMedicinesProps) {
  const placed = useCheckoutStore((state) => state.receipt.order);
  const { data } = useRead(String(placed?.placedAt), () => readMedicines(placed, field));
  if (!data || data.medicines.length === 0) return null;
  return (
    <section className="mt-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className="grid gap-4">
        {data.medicines.map(({ item, badge }) => (
          <li key={item.id}>
            <span className="block text-pretty font-medium">{item.name}</span>
            <CheckNote badge={badge} check={lineCheck(item, data.comments)} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readMedicines(placed: PlacedOrder | null, field: LookupField | null) {
  const order = placed && (await readPlaced(placed, field));
  if (!order) return { medicines: [], comments: [] };
  const badges = await readOrderedBadges(order.items);
  const medicines = order.items.flatMap((item) => {
    const badge = badges.get(item.id);
    return badge ? [{ item, badge }] : [];
  });
  return { medicines, comments: order.comments };
}

/** Customers have their orders, guests look theirs up by what they have just entered. */
async function readPlaced(placed: PlacedOrder, field: LookupField | null): Promise<Order | null> {
  const { id, number, email, isSignedIn, billing_address: billing } = placed;
  if (isSignedIn) {
    const { readOrder } = await import('@/lib/orders/read-orders');
    return id === null ? null : readOrder(id);
  }
  const secret = field === 'lastname' ? billing?.lastname : billing?.postcode;
  if (!field || !number || !email || !secret) return null;
  const { readGuestOrder } = await import('@/lib/orders/guest-order');
  return readGuestOrder({ number, email, secret }, field);
}
