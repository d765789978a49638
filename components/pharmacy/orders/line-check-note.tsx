'use client';

import { useEffect, useState } from 'react';
import type { Badge } from '@/lib/catalog/card/card-rules';
import type { Order } from '@/lib/orders/order';
import { useOrderLine } from '@/lib/orders/order-notes';
import { lineCheck } from '@/lib/pharmacy/check/line-check';
import { readOrderedBadges } from '@/lib/pharmacy/check/ordered-badges';
import { CheckNote, type CheckTexts } from './check-note';

type Badges = ReadonlyMap<string, Badge>;

/** An order's lines ask together. */
const asked = new WeakMap<Order, Promise<Badges>>();

function badgesOf(order: Order): Promise<Badges> {
  const known = asked.get(order) ?? readOrderedBadges(order.items);
  asked.set(order, known);
  return known;
}

/** Below an order's medicine; silent for all else. The pharmacist's word is told of a product that is gone, too. */
export function LineCheckNote({ texts }: { texts: CheckTexts }) {
  const line = useOrderLine();
  const [badges, setBadges] = useState<Badges | null>(null);
  const order = line?.order;
  useEffect(() => {
    if (order) badgesOf(order).then(setBadges, () => undefined);
  }, [order]);
  if (!line) return null;
  const badge = badges?.get(line.item.id) ?? null;
  const check = lineCheck(line.item, line.order.comments);
  return badge || check?.isDecided ? <CheckNote badge={badge} check={check} texts={texts} /> : null;
}
