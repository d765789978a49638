'use client';

import { useTranslations } from 'next-intl';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import type { Cart } from '@/lib/cart/cart';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import { Voucher } from './voucher';

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
