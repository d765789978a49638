'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Cart, CartShippingMethod, CartTotals } from '@/lib/cart/cart';
import { type EstimateAddress, estimateTotals } from '@/lib/cart/estimate-totals';
import { announce } from '@/lib/cart/session/cart-store';
import { methodCode } from '@/lib/cart/shipping-method';
import { formatMoney } from '@/lib/format/money';
import { useErrorText } from '@/lib/magento/use-error-text';

export interface Estimate {
  /** Null until an address is entered. */
  methods: CartShippingMethod[] | null;
  chosen: string | null;
  totals: CartTotals | null;
  error: string | null;
  isBusy: boolean;
  ask: (address: EstimateAddress) => void;
  choose: (key: string) => void;
}

interface Asked {
  address: EstimateAddress;
  key: string | null;
}

/** Estimates shipping and tax for an address, anew when the cart changes; the cheapest method comes first [CART-8]. */
export function useEstimate(cart: Cart): Estimate {
  const t = useTranslations('cart');
  const locale = useLocale();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [found, setFound] = useState<{ methods: CartShippingMethod[]; totals: CartTotals } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);
  const content = JSON.stringify([cart.lines.map(({ key, quantity }) => [key, quantity]), cart.coupons]);
  /** The content that the last estimate was asked for, or is to be. */
  const seen = useRef(content);

  async function work({ address, key }: Asked, methods: readonly CartShippingMethod[], isAnnounced = true) {
    const request = ++latest.current;
    const of = seen.current;
    setError(null);
    setIsBusy(true);
    try {
      let offer = methods.find((method) => methodCode(method) === key);
      let estimate = await estimateTotals(address, inputOf(offer));
      const [cheapest] = availableByPrice(estimate.methods);
      if (!estimate.methods.some((method) => methodCode(method) === key && method.available) && cheapest) {
        offer = cheapest;
        estimate = await estimateTotals(address, inputOf(offer));
      }
      if (request !== latest.current) return;
      // What was changed before there was anything to follow is estimated now.
      if (of !== seen.current)
        return work({ address, key: offer ? methodCode(offer) : null }, estimate.methods, isAnnounced);
      setFound({ methods: availableByPrice(estimate.methods), totals: estimate.totals });
      setAsked({ address, key: offer ? methodCode(offer) : null });
      if (isAnnounced) announce(t('estimated', { price: formatMoney(estimate.totals.grandTotal, locale) }));
    } catch (cause) {
      if (request !== latest.current) return;
      setFound(null);
      setError(t('estimateFailed', { message: errorText(cause) }));
    } finally {
      if (request === latest.current) setIsBusy(false);
    }
  }

  const follow = useEffectEvent(() => void (asked && found && work(asked, found.methods, false)));
  // At once: an answer may come between what is shown and an effect that may wait.
  useLayoutEffect(() => {
    const isOther = seen.current !== content;
    seen.current = content;
    if (isOther) follow();
  }, [content]);

  return {
    methods: found?.methods ?? null,
    chosen: asked?.key ?? null,
    totals: found?.totals ?? null,
    error,
    isBusy,
    // Magento puts the method into the cart: one that was chosen before stays.
    ask: (address) =>
      void work({ address, key: cart.shippingMethod && methodCode(cart.shippingMethod) }, cart.shippingMethods),
    choose: (key) => {
      if (!asked || !found) return;
      setAsked({ ...asked, key });
      void work({ ...asked, key }, found.methods);
    },
  };
}

function inputOf(method: CartShippingMethod | undefined) {
  return method && { carrier_code: method.carrier_code, method_code: method.method_code };
}

function availableByPrice(methods: readonly CartShippingMethod[]): CartShippingMethod[] {
  return methods
    .filter(({ available }) => available)
    .toSorted((a, b) => a.price.includingTax.minor - b.price.includingTax.minor);
}
