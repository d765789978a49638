'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ContactLink } from '@/components/contact/contact-link';
import { buttonClass } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { useErrorText } from '@/lib/magento/use-error-text';
import { StatePanel } from './state-panel';

interface OrderFailedProps {
  checkoutHref: string;
  cartHref: string;
  trackingHref: string;
  contactHref: string;
}

/**
 * Why the order was not placed, and the ways back; nothing that was entered is lost [CHK-10]. Whoever comes without a
 * failure looks for an order.
 */
export function OrderFailed({ checkoutHref, cartHref, trackingHref, contactHref }: OrderFailedProps) {
  const t = useTranslations('orderFailed');
  // Known as long as the document lives; whoever comes later may have ordered since.
  const failure = useCheckoutStore((state) => state.orderFailure);
  const error = useCheckoutStore(({ orderError }) => (orderError?.kind === 'refused' ? orderError : null));
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that ordered is gone with its page.
  useEffect(() => heading.current?.focus(), []);
  const ask = <ContactLink href={contactHref}>{t('askUs')}</ContactLink>;
  return (
    <StatePanel
      level="h1"
      icon={failure ? 'alert' : 'parcel'}
      title={t(failure ? 'heading' : 'noneHeading')}
      headingRef={heading}
    >
      <p className="text-ink-soft">{t(failure === 'cart' ? 'cartLost' : failure ? 'text' : 'noneText')}</p>
      {error ? (
        <dl className="mt-6 w-full rounded-card border border-line bg-surface p-4 text-left">
          <dt className="text-ink-soft text-sm">{t('reason')}</dt>
          <dd className="font-medium">
            <Said>{errorText(error)}</Said>
          </dd>
        </dl>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <a href={failure ? checkoutHref : trackingHref} className={buttonClass('primary')}>
          {t(failure ? 'backToCheckout' : 'follow')}
        </a>
        {failure ? (
          <a
            href={cartHref}
            className="target flex items-center font-medium text-evergreen underline underline-offset-4"
          >
            {t('backToCart')}
          </a>
        ) : (
          // The page's head leads to the basket.
          ask
        )}
      </div>
      {failure ? (
        <>
          <p className="mt-8 text-ink-soft text-sm">{t('help')}</p>
          {ask}
        </>
      ) : null}
    </StatePanel>
  );
}
