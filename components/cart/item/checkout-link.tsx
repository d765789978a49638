import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { opensHere } from '@/lib/browser/opens-here';
import { cartSettled, isCartBusy } from '@/lib/cart/session/with-cart';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { unsentSteps } from './quantity-stepper';

/** The way from a basket to the checkout, once the backend has answered all that was changed in it. */
export function CheckoutLink({ href, className }: { href: string; className?: string }) {
  const t = useTranslations('miniCart');
  return (
    <a href={href} onClick={follow} className={buttonClass('primary', className)}>
      {t('checkout')}
    </a>
  );
}

/** The checkout is a document of its own: its load would drop what waits to be sent, and its cart be read too early. */
async function follow({ nativeEvent: event, currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (!opensHere(event, link)) return;
  for (const send of unsentSteps) send();
  if (!isCartBusy()) return;
  event.preventDefault();
  if (await cartSettled()) window.location.assign(link.href);
  // What could not be changed is said at its line.
  else useNavigationStore.getState().finish();
}
