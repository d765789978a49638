import { billedAddress } from '@/lib/address/billing-address';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { methodCode, methodTitle } from '@/lib/cart/shipping-method';
import type { CheckoutState, PaymentData } from '@/lib/checkout/state/checkout-state';
import { change, checkSession, lostOrder, submitted, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { requiredCartId } from '@/lib/checkout/submit/submission';
import { AppError } from '@/lib/errors/app-error';
import type { Money } from '@/lib/format/money';
import { read } from '@/lib/magento/browser/calls';
import { rest } from '@/lib/magento/browser/rest';
import { readToken } from '@/lib/magento/call-headers';
import { isFromGateway, toAppError } from '@/lib/magento/to-app-error';
import { cartFateDocument, ifOrdered, inOneTab, readOrderNumber, resolveAttempt, settleOrder } from './check-order';
import { overAfter } from './order-at-work';
import { OrderStopped, OrderUnknown, orderFailure, rejectedOrder } from './order-failure';
import {
  cartRoot,
  checkTotal,
  isInOtherCurrency,
  paymentInformation,
  shippingInformation,
  type TotalsAnswer,
} from './order-request';
import {
  clearOrderAttempt,
  type OrderAttempt,
  type PlacedOrder,
  readOrderAttempt,
  storeOrderAttempt,
} from './stored-order';

interface OrderOptions {
  agreementIds?: readonly number[];
  /** The total that the shopper has seen: an order that would cost something else is not placed. */
  total?: Money;
  /** What pays this attempt alone, as a wallet gives it: never kept, as its nonce pays once. */
  payment?: PaymentData;
}

/** Placing an order may take Magento long; after this its answer counts as lost. */
const ANSWER_MS = 60_000;

let underWay: Promise<PlacedOrder> | null = null;

/**
 * Places the order by REST [CHK-5], once: a second call while one is under way is the same, other tabs stay out, and a
 * lost answer is asked for [CHK-10]. Throws AppError: `orderError` with `orderFailure`, or the outcome `unknown`.
 */
export function placeOrder(options: OrderOptions = {}): Promise<PlacedOrder> {
  underWay ??= attemptOrder(options).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function attemptOrder(options: OrderOptions): Promise<PlacedOrder> {
  change(submitted, 'order');
  try {
    checkSession();
    const cartId = requiredCartId();
    return await inOneTab(
      () => orderCart(cartId, options),
      () => {
        throw new OrderStopped('otherTab', 'This order is being placed in another tab.');
      },
    );
  } catch (cause) {
    const error = toAppError(cause);
    if (error instanceof OrderUnknown) change(lostOrder, error);
    else change(rejectedOrder, error, orderFailure(error, { isCard: isCardSent(error, options) }));
    // Prices and stock may be others than the page shows.
    refetchCart();
    throw error;
  }
}

// Only what came after the card was sent can be about the card.
function isCardSent(error: AppError, { payment }: OrderOptions): boolean {
  const { paymentData } = useCheckoutStore.getState();
  return Boolean(
    (payment ?? paymentData)?.card && error.method === 'POST' && error.url?.endsWith('/payment-information'),
  );
}

async function orderCart(
  cartId: string,
  { agreementIds = [], total, payment: paid }: OrderOptions,
): Promise<PlacedOrder> {
  const earlier = readOrderAttempt();
  const known = earlier && (await resolveAttempt(earlier));
  if (known) return known;
  const state = useCheckoutStore.getState();
  const chosen = paid ? { ...state, paymentData: paid } : state;
  const payment = paymentInformation(cartId, chosen, agreementIds);
  const attempt: OrderAttempt = { cartId, sentAt: Date.now(), receipt: receiptOf(total ?? null) };
  try {
    checkTotal(await announceInCurrency(cartId, chosen, total ?? null), total ?? null);
  } catch (cause) {
    return await ifOrdered(attempt, toAppError(cause));
  }
  attempt.sentAt = Date.now();
  storeOrderAttempt(attempt);
  let id: number;
  try {
    id = toOrderId(
      await rest(`${cartRoot(cartId)}/payment-information`, {
        method: 'POST',
        body: payment,
        signal: AbortSignal.timeout(ANSWER_MS),
      }),
    );
  } catch (cause) {
    return await afterFailure(attempt, toAppError(cause));
  }
  const number = await readOrderNumber(cartId, id, attempt.receipt.isSignedIn);
  return await settleOrder(attempt, { id, number });
}

/** Magento's REST knows a chosen currency by its session alone, which may have ended: any GraphQL call sets it again. */
async function announceInCurrency(cartId: string, chosen: CheckoutState, shown: Money | null): Promise<TotalsAnswer> {
  const answer = await announceOrder(cartRoot(cartId), chosen);
  if (!isInOtherCurrency(answer, shown)) return answer;
  // Whatever becomes of it, the second answer counts.
  await read(cartFateDocument, { cartId }).catch(() => null);
  return announceOrder(cartRoot(cartId), chosen);
}

/** Says what is ordered, which tells what it costs. What is not sent anywhere only asks. */
function announceOrder(root: `/rest/V1/${string}`, chosen: CheckoutState): Promise<TotalsAnswer> {
  return chosen.isVirtual
    ? rest(`${root}/payment-information`, { cache: 'no-store' })
    : rest(`${root}/shipping-information`, {
        method: 'POST',
        body: shippingInformation(chosen),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
}

// Magento's plain refusal is believed. After anything else the backend is asked.
async function afterFailure(attempt: OrderAttempt, error: AppError): Promise<PlacedOrder> {
  if (error.kind === 'refused') {
    clearOrderAttempt();
    return ifOrdered(attempt, error);
  }
  if (error.isUnreached) {
    clearOrderAttempt();
    throw notPlaced(error);
  }
  // 504: a gateway has waited too long, while the order may still be made.
  const lost = { ...attempt, overAt: overAfter(attempt, { isCut: error.status !== 504 }) };
  storeOrderAttempt(lost);
  const isAnswered = error.status !== undefined && !isFromGateway(error.status);
  const order = await resolveAttempt(lost, isAnswered);
  if (order) return order;
  throw notPlaced(error);
}

function notPlaced(cause: AppError): OrderStopped {
  return new OrderStopped('notPlaced', 'The order was not placed: its answer was lost.', cause);
}

function receiptOf(grandTotal: Money | null): PlacedOrder {
  const state = useCheckoutStore.getState();
  const { email, shippingAddress, billingAddress, isVirtual, shippingTitle, paymentCode, paymentData } = state;
  const { shippingMethod: carrier, shippingMethodCode: method, availableShippingMethods: methods } = state;
  const chosen = methods.find(({ code, method_code }) => code === carrier && method_code === method);
  return {
    id: null,
    number: null,
    email,
    shipping_address: isVirtual ? null : shippingAddress,
    billing_address: billedAddress(billingAddress, shippingAddress),
    shippingTitle: isVirtual ? null : chosen ? methodTitle(chosen) : shippingTitle,
    shippingMethod:
      isVirtual || !carrier || !method ? null : methodCode({ carrier_code: carrier, method_code: method }),
    paymentCode,
    paymentLabel: paymentData?.label ?? null,
    grandTotal,
    isSignedIn: readToken() !== null,
    placedAt: Date.now(),
  };
}

/** The bare number that Magento answers; anything else is no answer. */
function toOrderId(answer: unknown): number {
  const id = typeof answer === 'string' ? Number.parseInt(answer, 10) : answer;
  if (typeof id === 'number' && Number.isInteger(id) && id > 0) return id;
  throw new AppError('network', 'The answer to the order could not be read');
}
