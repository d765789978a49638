import type { CheckoutState } from '@/lib/checkout/state/checkout-state';
import type { Money } from '@/lib/format/money';

/** A card that the bank has confirmed for another total than what is to be paid is asked for again [CHK-9]. */
export function withoutOutdatedCard(state: CheckoutState, total: Money): CheckoutState {
  const { confirmed } = state.paymentData ?? {};
  if (!confirmed || state.isPlacing) return state;
  if (confirmed.minor === total.minor && confirmed.currency === total.currency) return state;
  return { ...state, paymentData: {}, isPaymentLost: true, step: 'paymentMethod' };
}
