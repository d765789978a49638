'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Cart, CartLine } from '@/lib/cart/cart';
import type { CartFacts } from './cart-facts';
import { cartGrid } from './cart-grid';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { PhoneBar } from './phone-bar';
import { RemovedNotice } from './removed-notice';
import { useLineFocus } from './use-line-focus';
import { useRemoval } from './use-removal';

const EditOptions = lazy(async () => ({ default: (await import('./edit-options')).EditOptions }));
const CrossSells = lazy(async () => ({ default: (await import('./cross-sells')).CrossSells }));

/** A cart that was read: its lines and what they come to, or that there are none. */
export function CartContent({ cart, facts }: { cart: Cart; facts: CartFacts }) {
  const focusLine = useLineFocus(cart.lines);
  const removal = useRemoval(focusLine);
  const [edited, setEdited] = useState<CartLine | null>(null);
  const { removed, error } = removal;
  const isHomeless = error !== null && !cart.lines.some(({ key }) => key === error.key);

  function closeEdit(key: string | null) {
    setEdited(null);
    if (key !== null) focusLine(key);
  }

  return (
    <>
      {isHomeless ? (
        <p role="alert" className="mb-4 flex items-start gap-2 rounded-card bg-brick-tint px-4 py-3 text-brick">
          <Icon name="alert" className="mt-0.5" />
          {error.message}
        </p>
      ) : null}
      {cart.lines.length > 0 ? (
        // What has the focus must not hide under the bar at the bottom of phones.
        <div className="max-lg:[&_:is(a,button,input,select,li)]:scroll-mb-28">
          <div className={cartGrid}>
            <CartLines
              lines={cart.lines}
              removal={removal}
              display={facts.display}
              onEdit={(line) => {
                removal.settle();
                setEdited(line);
              }}
            />
            <CartSummary cart={cart} facts={facts} onAct={removal.settle} />
          </div>
          <PhoneBar total={cart.totals.grandTotal} checkoutHref={facts.checkoutHref} />
          <Suspense>
            <CrossSells source={facts.crossSells} lines={cart.lines} />
          </Suspense>
        </div>
      ) : (
        <>
          {removed ? <RemovedNotice name={removed.line.product.name} onUndo={removal.undo} /> : null}
          <EmptyCart />
        </>
      )}
      {edited ? (
        <Suspense>
          <EditOptions line={edited} onClose={closeEdit} />
        </Suspense>
      ) : null}
    </>
  );
}
