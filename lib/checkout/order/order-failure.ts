import { isInvalidCart } from '@/lib/cart/session/refused-cart';
import type { OrderFailure } from '@/lib/checkout/state/checkout-state';
import { AppError } from '@/lib/errors/app-error';
import { RestError } from '@/lib/magento/rest/rest-error';

/** Parts of Magento's own messages, and of Braintree's, by what they mean; the first that fits counts. */
const MESSAGES: readonly [OrderFailure, RegExp][] = [
  ['challenge', /issuer wants to verify|3d ?secure|authentication (is )?required/i],
  ['declined', /declined|do not honor|insufficient funds|gateway rejected|payment could not be taken/i],
  ['agreements', /terms and conditions/i],
  [
    'stock',
    /out of stock|in stock status|requested qty|not enough items|products are disabled|not available for purchase|trying to add is not available/i,
  ],
  ['delivery', /shipping method|carrier with such method/i],
  ['address', /address information|some addresses can't be used|address failed to save|country code/i],
  ['payment', /payment method|purchase order number/i],
  ['cart', /no such entity|active cart|empty cart/i],
];

/**
 * What a refused order was refused for. A backend that speaks another language says it in words that are not known
 * here: then a card is what most likely did not do, and its nonce may be spent. What nobody refused was not placed.
 */
export function orderFailure(error: AppError, { isCard }: { isCard: boolean }): OrderFailure {
  if (error instanceof OrderStopped) return error.failure;
  if (!isRefused(error)) return 'notPlaced';
  if (isInvalidCart(error)) return 'cart';
  return MESSAGES.find(([, words]) => words.test(error.message))?.[0] ?? (isCard ? 'declined' : 'other');
}

/** Whether the backend said no in words of its own, which may be shown. */
export function isRefused(error: AppError): boolean {
  return error instanceof RestError ? error.isRefusal : error.kind === 'graphql';
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
