'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import type { Cart } from '@/lib/cart/cart';
import type { CartFacts } from './cart-facts';
import { summaryCard } from './cart-grid';
import { CartTotals } from './cart-totals';
import { CouponForm } from './coupon-form';

interface CartSummaryProps {
  cart: Cart;
  facts: CartFacts;
  /** Something else than the last removal is being done. */
  onAct: () => void;
}

/** What the cart comes to, with a code and an estimate to change it, and the way to the checkout. */
export function CartSummary({ cart, facts, onAct }: CartSummaryProps) {
  const t = useTranslations('cart');
  const { display, checkoutHref } = facts;
  return (
    <section aria-labelledby="cart-summary" className={`${summaryCard} lg:sticky lg:top-6`}>
      <h2 id="cart-summary" className="text-xl">
        {t('summary')}
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        <CouponForm coupons={cart.coupons} onAct={onAct} />
        <CartTotals totals={cart.totals} isVirtual={cart.isVirtual} display={display} />
        {checkoutHref ? (
          <ButtonLink href={checkoutHref} className="max-lg:hidden">
            {t('checkout')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
