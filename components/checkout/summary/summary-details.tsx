'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CouponForm } from '@/components/cart/item/coupon-form';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { Icon } from '@/components/ui/image/icon';
import type { Cart } from '@/lib/cart/cart';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';

/** The lines of what is being ordered, and what they add up to. */
export function SummaryDetails({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const { display } = useCheckoutFacts();
  const { totals, isVirtual, shippingAddress, billingAddress } = cart;
  return (
    <>
      <section
        aria-label={t('lines')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel and no finger scrolls it by the arrows
        tabIndex={0}
        className="-mx-1 max-h-[40vh] overflow-y-auto rounded-sm px-1 lg:max-h-[45vh]"
      >
        <OrderLines lines={cart.lines} />
      </section>
      <div className="border-line border-t pt-4">
        <OrderTotals
          totals={totals}
          display={display}
          isVirtual={isVirtual}
          isTaxKnown={(shippingAddress ?? billingAddress) !== null}
        />
      </div>
      <Voucher coupons={cart.coupons} />
    </>
  );
}

/** The basket's voucher form, folded away until somebody remembers one; what it changes the steps learn from the cart. */
function Voucher({ coupons }: { coupons: readonly string[] }) {
  const t = useTranslations('coupon');
  const isApplied = coupons.length > 0;
  // Whoever takes a voucher off finds the field in its place.
  const [isOpen, setOpen] = useState(isApplied);
  return (
    <details
      className="group/voucher"
      open={isOpen || isApplied}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        hidden={isApplied}
        className="target flex w-fit items-center gap-2 rounded-sm font-medium text-evergreen"
      >
        {t('title')}
        <Icon name="chevron-down" className="size-4 group-open/voucher:rotate-180" />
      </summary>
      <CouponForm coupons={coupons} />
    </details>
  );
}
