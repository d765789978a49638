'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckoutLink } from '@/components/cart/item/checkout-link';
import { CouponForm } from '@/components/cart/item/coupon-form';
import { type FreeDeliveryOffer, FreeDeliveryProgress } from '@/components/delivery/free-delivery-progress';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { type TotalsLine, TotalsTable } from '@/components/ui/totals-table';
import type { AddressRules } from '@/lib/address/address-rules';
import { type Cart, shownAmount, type CartTotals as Totals } from '@/lib/cart/cart';
import { useCartStore } from '@/lib/cart/session/cart-store';
import type { CrossSellSource } from '@/lib/catalog/card/cross-sells';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney, type Money, times } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { cartSummaryCard } from './cart-skeleton';
import { EstimateSection } from './estimate-section';
import type { Estimate } from './use-estimate';

/** What the server tells the cart page, the same for every visitor. */
export interface CartSettings {
  display: TaxDisplayType;
  /** Null where the cart cannot be ordered as it is. */
  checkoutHref: string | null;
  /** Null where the backend cannot estimate totals for an address. */
  addressRules: AddressRules | null;
  /** Null where the merchant has not said when the shipping methods arrive. */
  arrivals: Arrivals | null;
  crossSells: CrossSellSource;
  /** Null where delivery is never free. */
  freeDelivery: FreeDeliveryOffer | null;
  help?: ReactNode;
}

interface CartSummaryProps {
  cart: Cart;
  numItems: number;
  settings: CartSettings;
  /** Why there is no way to the checkout, where the shop's trade says so. */
  refusal: string | null;
  estimate: Estimate;
  /** Called when the shopper does something else: the last removal can no longer be undone. */
  onAct: () => void;
}

/** Totals, coupon, estimate, and the link to the checkout. */
export function CartSummary({ cart, numItems, settings, refusal, estimate, onAct }: CartSummaryProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  // The backend computes the totals: until it has answered, the old amounts are shown.
  const isWaiting = useCartStore((state) => state.isAddingItem || state.isUpdatingItem);
  const locale = useLocale();
  const { display, checkoutHref, addressRules, arrivals, freeDelivery, help } = settings;
  return (
    <section
      aria-labelledby="cart-summary"
      className={`${cartSummaryCard} lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto`}
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
            name={totalName(cart, estimate)}
          />
        </div>
        {freeDelivery ? (
          <FreeDeliveryProgress cart={cart} offer={freeDelivery} display={display} locale={locale} />
        ) : null}
        {checkoutHref ? <CheckoutLink href={checkoutHref} className="max-lg:hidden" /> : null}
        {refusal ? <p className="font-semibold text-brick">{refusal}</p> : null}
        <CouponForm coupons={cart.coupons} onAct={onAct} />
        {addressRules && !cart.isVirtual ? (
          <EstimateSection
            address={cart.shippingAddress}
            rules={addressRules}
            display={display}
            arrivals={arrivals}
            estimate={estimate}
          />
        ) : null}
        {help ? <div className="text-sm">{help}</div> : null}
      </div>
    </section>
  );
}

/** What the total is, of the texts of the cart: nobody takes it for all while delivery is not in it. */
export function totalName({ isVirtual, totals }: Cart, estimate: Estimate) {
  if (!isVirtual && !(estimate.totals ?? totals).shipping) return 'totalBefore';
  return estimate.totals ? 'estimatedTotal' : 'total';
}

interface PhoneBarProps {
  total: Money;
  /** Of the total, as `totalName` has it. */
  name: ReturnType<typeof totalName>;
  checkoutHref: string | null;
}

/** Total and checkout link at the bottom of a phone, where the summary stands below the lines. */
export function PhoneBar({ total, name, checkoutHref }: PhoneBarProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  return (
    <div data-bottom-bar="" className="s-cart-bar">
      <p className="leading-tight">
        <span className="block text-ink-soft text-sm">{t(name)}</span>
        <span className="font-semibold text-lg tabular-nums">{formatMoney(total, locale)}</span>
      </p>
      {checkoutHref ? <CheckoutLink href={checkoutHref} /> : null}
    </div>
  );
}

interface CartTotalsProps {
  totals: Totals;
  isVirtual: boolean;
  display: TaxDisplayType;
  /** Of the total, as `totalName` has it. */
  name: ReturnType<typeof totalName>;
}

/** Taxes are listed among the lines where prices exclude them, else below the total. */
function CartTotals({ totals, isVirtual, display, name }: CartTotalsProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const { subtotal, discounts, taxes, shipping, grandTotal } = totals;
  const isNet = display === 1;
  const shippingPrice = shipping && shownAmount(shipping, display);
  const lines: TotalsLine[] = [
    { name: tMini('subtotal'), amount: money(shownAmount(subtotal, display)) },
    ...discounts.map(({ label, amount }) => ({
      name: t('discountLine', { label }),
      amount: money(times(amount, -1)),
      isDiscount: true,
    })),
  ];
  if (display === 3) lines.unshift({ name: tMini('subtotalNet'), amount: money(subtotal.excludingTax) });
  if (!isVirtual) {
    lines.push({
      name: shipping?.title ? `${t('delivery')} (${shipping.title})` : t('delivery'),
      amount: shippingPrice && formatCharge(shippingPrice, locale, tMini('free')),
      pending: t('deliveryLater'),
    });
  }
  if (isNet) lines.push(...taxes.map(({ label, amount }) => ({ name: label, amount: money(amount) })));
  return (
    <TotalsTable lines={lines} total={{ name: t(name), amount: money(grandTotal) }}>
      {isNet
        ? null
        : taxes.map(({ label, amount }) => (
            <p key={label} className="text-right text-ink-soft text-sm">
              {t('taxIncluded', { label, price: money(amount) })}
            </p>
          ))}
    </TotalsTable>
  );
}
