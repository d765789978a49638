import { ownBillingAddress } from '@/lib/address/billing-address';
import { isInvalidCart } from '@/lib/cart/session/cart-session';
import type { CheckoutState, OrderFailure } from '@/lib/checkout/state/checkout-state';
import { change, rejected } from '@/lib/checkout/state/checkout-store';
import { SHOP_RULES } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import type { Money } from '@/lib/format/money';
import { NOT_THE_CARD, ORDER_REASONS } from '@/lib/magento/order-reasons';

/** Why an order was refused. Unknown words, of another language, most likely mean the card: its nonce may be spent. */
export function orderFailure(error: AppError, { isCard }: { isCard: boolean }): OrderFailure {
  if (error instanceof OrderStopped) return error.failure;
  if (error.status === 429) return 'tooMany';
  if (error.kind !== 'refused') return 'notPlaced';
  if (error.category === SHOP_RULES) return 'rules';
  if (isInvalidCart(error)) return 'cart';
  const unknown = isCard && !NOT_THE_CARD.test(error.message) ? 'declined' : 'other';
  return ORDER_REASONS.find(([, reason]) => reason.test(error.message))?.[0] ?? unknown;
}

/** What did not do opens its step again; nothing is lost but a card that did not do, or an address of the book. */
export function rejectedOrder(state: CheckoutState, error: AppError, failure: OrderFailure): CheckoutState {
  const next: CheckoutState = { ...rejected(state, 'order', error), orderFailure: failure, outcome: 'none' };
  switch (failure) {
    case 'declined':
    case 'challenge':
    case 'payment': {
      const { purchaseOrderNumber } = state.paymentData ?? {};
      const paymentData = purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber };
      return { ...next, paymentMethodError: error, paymentData, isPaymentLost: true, step: 'paymentMethod' };
    }
    case 'delivery':
      return { ...next, shippingMethodError: error, step: 'shippingMethod' };
    case 'address': {
      if (state.isVirtual) return { ...next, billingAddressError: error, step: 'billingAddress' };
      const own = ownBillingAddress(state.billingAddress);
      // One of the book may be the wrong one, as where it was deleted on another device: it is chosen again too.
      const billingAddress = own?.customerAddressId === undefined ? state.billingAddress : null;
      if (own && /billing/i.test(error.message)) {
        return { ...next, billingAddress, paymentMethodError: error, step: 'paymentMethod' };
      }
      return { ...next, billingAddress, shippingAddressError: error, step: 'shippingAddress' };
    }
    default:
      return next;
  }
}

/** A card that the bank has confirmed for another total than what is to be paid is asked for again [CHK-9]. */
export function discardOutdatedCard(total: Money): void {
  change((state) => {
    const { confirmed } = state.paymentData ?? {};
    if (!confirmed || state.isPlacing) return state;
    if (confirmed.minor === total.minor && confirmed.currency === total.currency) return state;
    return withoutPayment(state);
  });
}

/** A wallet that this browser lacks, chosen while it had one, leads back to the choice [CHK-9]. */
export function discardWallet(): void {
  change((state) => (state.isPlacing ? state : withoutPayment(state)));
}

function withoutPayment(state: CheckoutState): CheckoutState {
  return { ...state, paymentData: {}, isPaymentLost: true, step: 'paymentMethod' };
}

/** The shop itself stopped the order before the backend could; nothing was placed. */
export class OrderStopped extends AppError {
  readonly failure: OrderFailure;
  /** That of the order, where it is another than was shown. */
  readonly currency: string;

  constructor(failure: OrderFailure, message: string, cause?: unknown, currency = '') {
    super('input', message, { cause });
    this.name = 'OrderStopped';
    this.failure = failure;
    this.currency = currency;
  }
}

/** An order was sent, and nobody can say what became of it. */
export class OrderUnknown extends AppError {
  constructor(cause?: unknown) {
    super('network', 'It is not known yet whether the order was placed.', { cause });
    this.name = 'OrderUnknown';
  }
}
