'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/controls/button';
import type { Cart } from '@/lib/cart/cart';
import { useCartStore } from '@/lib/cart/session/cart-store';
import type { CartFacts } from './cart-facts';
import { summaryCard } from './cart-grid';
import { CartTotals } from './cart-totals';
import { CouponForm } from './coupon-form';
import { EstimateSection } from './estimate-section';
import type { Estimate } from './use-estimate';

interface CartSummaryProps {
  cart: Cart;
  numItems: number;
  facts: CartFacts;
  estimate: Estimate;
  /** Something else than the last removal is being done. */
  onAct: () => void;
}

/** What the cart comes to, with a code and an estimate to change it, and the way to the checkout. */
export function CartSummary({ cart, numItems, facts, estimate, onAct }: CartSummaryProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  // Money is the backend's to work out: until it has answered, the amounts are those of before.
  const isWaiting = useCartStore((state) => state.isAddingItem || state.isUpdatingItem);
  const { display, checkoutHref, places } = facts;
  return (
    <section
      aria-labelledby="cart-summary"
      className={`${summaryCard} lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto`}
    >
      <h2 id="cart-summary" className="text-xl">
        {t('summary')}
      </h2>
      <p className="text-ink-soft text-sm">{tMini('items', { count: numItems })}</p>
      <div className="mt-4 flex flex-col gap-5">
        <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : ''}>
          <CartTotals
            totals={estimate.totals ?? cart.totals}
            isVirtual={cart.isVirtual}
            display={display}
            isEstimate={estimate.totals !== null}
          />
        </div>
        {checkoutHref ? (
          <a href={checkoutHref} className={buttonClass('primary', 'max-lg:hidden')}>
            {tMini('checkout')}
          </a>
        ) : null}
        <CouponForm coupons={cart.coupons} onAct={onAct} />
        {places && !cart.isVirtual ? (
          <EstimateSection address={cart.shippingAddress} rules={places} display={display} estimate={estimate} />
        ) : null}
      </div>
    </section>
  );
}
