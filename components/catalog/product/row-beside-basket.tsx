'use client';

import { useEffect, useRef, useState } from 'react';
import { goWithout } from '@/components/ui/use-loaded';
import { useWhenNear } from '@/components/ui/use-when-near';
import { useCartStore } from '@/lib/cart/session/cart-store';
import type { RowTerms } from './keep-apart';

const loadKeepApart = () => import('./keep-apart').then((code) => code.keepApart);

/** Stands before a row that is everybody's, and keeps it apart from the basket of a visitor who has one and comes near it. */
export function RowBesideBasket({ terms }: { terms: RowTerms }) {
  const place = useRef<HTMLDivElement>(null);
  const hasBasket = useCartStore(({ summary }) => summary.count > 0);
  // Whoever empties it has the cards back by the same road, which moves nothing in sight.
  const [isFollowed, setFollowed] = useState(hasBasket);
  if (hasBasket && !isFollowed) setFollowed(true);
  const keepApart = useWhenNear(loadKeepApart, place, isFollowed, goWithout);
  useEffect(() => {
    if (keepApart && place.current) return keepApart(place.current, terms);
  }, [keepApart, terms]);
  return <div ref={place} />;
}
