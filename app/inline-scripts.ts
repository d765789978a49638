import { GUARD_PAST_PAGES } from '@/components/auth/past-page';
import { LISTEN_EARLY } from '@/components/cart/add/early-adds';
import { ASK_FOR_CART } from '@/components/cart/ask-for-cart';
import { HOLD_EARLY_SUBMITS } from '@/components/forms/early-submit';
import { COLLECT_FAILURES } from '@/components/shell/failures/collect-failures';
import { LISTEN_FOR_PRESSES } from '@/components/ui/early-press';
import { CLOSE_UNLOADED } from '@/components/ui/unloaded-notice';
import { SHOP_POLICY } from '@/lib/browser/trusted/shop-policy';
import { MARK_NEWCOMER } from '@/lib/checkout/state/newcomer';
import { LIST_VISITS } from '@/lib/pwa/list-visits';

/** What every document of a store view runs first. */
export const DOCUMENT_SCRIPT = `${SHOP_POLICY};${COLLECT_FAILURES};${HOLD_EARLY_SUBMITS};${GUARD_PAST_PAGES};${CLOSE_UNLOADED}`;

/** Every script that the shop writes into its pages: on a Node host no other inline script runs, and these before there is a body. */
export const INLINE_SCRIPTS: readonly string[] = [
  DOCUMENT_SCRIPT,
  LISTEN_EARLY,
  LISTEN_FOR_PRESSES,
  ASK_FOR_CART,
  LIST_VISITS,
  SHOP_POLICY,
  MARK_NEWCOMER,
];
