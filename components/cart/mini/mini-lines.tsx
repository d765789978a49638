'use client';

import { useTranslations } from 'next-intl';
import { blockedBy } from '@/components/cart/item/blocked-by';
import { EmptyCart } from '@/components/cart/item/cart-states';
import { CheckoutLink } from '@/components/cart/item/checkout-link';
import { LinesWithNotice } from '@/components/cart/item/lines-with-notice';
import { TaxedPrice } from '@/components/cart/item/taxed-price';
import { useBasketGuard } from '@/components/cart/item/use-basket-guard';
import { useLineFocus } from '@/components/cart/item/use-line-focus';
import { useRemoval } from '@/components/cart/item/use-removal';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import type { Cart } from '@/lib/cart/cart';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { CART_PATH, CHECKOUT_PATH } from '@/lib/config/paths';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { MiniLine } from './mini-line';

interface MiniLinesProps {
  cart: Cart;
  display: TaxDisplayType;
  onLeave: () => void;
}

/** Lines, subtotal, and links to the cart and the checkout [SHELL-2]. */
export function MiniLines({ cart, display, onLeave }: MiniLinesProps) {
  const t = useTranslations('miniCart');
  const { place, focusLine } = useLineFocus();
  const removal = useRemoval(focusLine);
  const guard = useBasketGuard({ lines: cart.lines, removal, focusLine, onLeave });
  const { subtotal } = cart.totals;
  const { error } = removal;
  // The backend computes the subtotal: until it has answered, the old amount is shown.
  const isWaiting = useCartStore((state) => state.isAddingItem || state.isUpdatingItem);
  const blocked = blockedBy(cart);
  const hasLostLine = error !== null && !cart.lines.some(({ key }) => key === error.key);
  return (
    <>
      <div
        ref={place}
        className="flex-1 overflow-y-auto overscroll-contain px-4 [@media(height<30rem)]:flex-[1_0_auto]"
      >
        {hasLostLine ? (
          <p role="alert" className="mt-3 text-brick text-sm">
            <Said>{error.message}</Said>
          </p>
        ) : null}
        {guard.notice}
        <LinesWithNotice
          lines={cart.lines}
          removal={removal}
          line={(line, remove) => (
            <MiniLine
              line={line}
              display={display}
              removeError={error?.key === line.key ? error.message : null}
              onRemove={remove}
              onAct={removal.settle}
              onLeave={onLeave}
            />
          )}
        />
        {cart.lines.length === 0 ? <EmptyCart onShop={onLeave} /> : null}
      </div>
      {cart.lines.length > 0 ? (
        <div className="border-line border-t p-4">
          <div
            aria-busy={isWaiting}
            className={`flex items-baseline justify-between gap-4 font-semibold ${isWaiting ? 'opacity-60' : ''}`}
          >
            <p>{t(display === 1 ? 'subtotalNet' : 'subtotal')}</p>
            <TaxedPrice price={subtotal} display={display} className="text-right text-lg" />
          </div>
          <p className="mb-3 text-ink-soft text-sm">{t('deliveryNote')}</p>
          <div className="flex flex-col gap-2">
            {blocked ? <p className="text-brick text-sm">{t(blocked)}</p> : null}
            {guard.refusal ? <p className="font-semibold text-brick text-sm">{guard.refusal}</p> : null}
            {blocked || guard.refusal ? null : <CheckoutLink href={pagePath(CHECKOUT_PATH)} />}
            <ButtonLink look="secondary" href={pagePath(CART_PATH)} onClick={onLeave}>
              {t('viewCart')}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </>
  );
}
