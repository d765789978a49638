import type { MouseEvent } from 'react';
import { opensHere } from '@/lib/browser/opens-here';
import { cartSettled, isCartBusy, unsentSteps } from '@/lib/cart/session/cart-changes';
import { useNavigationStore } from '@/lib/shell/navigation-store';

/** The checkout is a document of its own: its load would drop what waits to be sent, and its cart be read too early. */
export async function followToCheckout({ nativeEvent: event, currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (!opensHere(event, link)) return;
  for (const send of unsentSteps) send();
  if (!isCartBusy()) return;
  event.preventDefault();
  if (await cartSettled()) window.location.assign(link.href);
  // What could not be changed is said at its line.
  else useNavigationStore.getState().finish();
}
