import type { PaymentValues } from '@/lib/checkout/payment/payment-values';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';

/** Turns what was typed into what the order needs; null where the shopper broke it off. */
export type CollectPayment = (values: PaymentValues) => Promise<PaymentData | null>;
