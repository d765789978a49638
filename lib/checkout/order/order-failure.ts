import { isInvalidCart } from '@/lib/cart/session/cart-session';
import type { CheckoutState, OrderFailure } from '@/lib/checkout/state/checkout-state';
import { rejected } from '@/lib/checkout/state/checkout-store';
import { SHOP_RULES } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import { ORDER_REASONS } from '@/lib/magento/magento-messages';

/** Why an order was refused. Unknown words, of another language, most likely mean the card: its nonce may be spent. */
export function orderFailure(error: AppError, { isCard }: { isCard: boolean }): OrderFailure {
  if (error instanceof OrderStopped) return error.failure;
  if (error.kind !== 'refused') return 'notPlaced';
  if (error.category === SHOP_RULES) return 'rules';
  if (isInvalidCart(error)) return 'cart';
  return ORDER_REASONS.find(([, reason]) => reason.test(error.message))?.[0] ?? (isCard ? 'declined' : 'other');
}

/** Failures of which the shop's own sentence says all that a known one of the backend's does. */
const OWN_WORDS: readonly OrderFailure[] = ['declined', 'challenge', 'stock', 'delivery', 'agreements'];

/** Whether what the backend said tells the shopper more than the failure's own sentence. */
export function saysMore({ kind, message }: AppError, failure: OrderFailure): boolean {
  const [, known] = ORDER_REASONS.find(([name]) => name === failure) ?? [];
  return kind === 'refused' && !(OWN_WORDS.includes(failure) && known?.test(message));
}

/** The cart's lines, by uid, that the shop's own rules have refused an order for. */
export function refusedLines(error: AppError | null): readonly string[] {
  return error?.category === SHOP_RULES ? (Object(error.cause).lines ?? []) : [];
}

/** What did not do opens its step again; nothing but a card that did not do is lost. */
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
    case 'address':
      return state.isVirtual
        ? { ...next, billingAddressError: error, step: 'billingAddress' }
        : { ...next, shippingAddressError: error, step: 'shippingAddress' };
    default:
      return next;
  }
}

/** The shop itself stopped the order before the backend could; nothing was placed. */
export class OrderStopped extends AppError {
  readonly failure: OrderFailure;

  constructor(failure: OrderFailure, message: string, cause?: unknown) {
    super('input', message, { cause });
    this.name = 'OrderStopped';
    this.failure = failure;
  }
}

/** An order was sent, and nobody can say what became of it. */
export class OrderUnknown extends AppError {
  constructor(cause?: unknown) {
    super('network', 'It is not known yet whether the order was placed.', { cause });
    this.name = 'OrderUnknown';
  }
}
