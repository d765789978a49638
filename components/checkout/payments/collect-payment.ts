import type { PaymentData } from '@/lib/checkout/checkout-state';
import type { PaymentValues } from '@/lib/checkout/payment-values';

/** Turns what was typed into what the order needs; null where the shopper broke it off. */
export type CollectPayment = (values: PaymentValues) => Promise<PaymentData | null>;
