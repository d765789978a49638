import type { MouseEvent } from 'react';
import { opensHere } from '@/lib/browser/opens-here';
import { whenIdle } from '@/lib/browser/when-idle';
import { cartSettled, isCartBusy, unsentSteps } from '@/lib/cart/session/cart-changes';
import { useNavigationStore } from '@/lib/shell/navigation-store';

/** Milliseconds: a page whose pictures hang never rests. */
const PATIENCE = 1_000;

/** The checkout is a document of its own: its load would drop what waits to be sent, and its cart be read too early. */
export async function followToCheckout({ nativeEvent: event, currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (!opensHere(event, link)) return;
  for (const send of unsentSteps) send();
  if (!isCartBusy()) return;
  event.preventDefault();
  const { link: followed } = useNavigationStore.getState();
  const isMade = await cartSettled();
  // The page has yet to show what was answered, and to judge it.
  await new Promise<void>((resolve) => {
    whenIdle(null, resolve);
    setTimeout(resolve, PATIENCE);
  });
  const now = useNavigationStore.getState();
  // Whoever has gone elsewhere meanwhile is left there.
  if (now.link !== followed) return;
  // What could not be changed is said at its line; a basket that is refused by now, or left, has no such link.
  if (isMade && link.isConnected) window.location.assign(link.href);
  else now.finish();
}
