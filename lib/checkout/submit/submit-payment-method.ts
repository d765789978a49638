import { paymentAdapter } from '@/lib/checkout/payment/payment-adapters';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';
import { savePaymentMethod } from '@/lib/checkout/state/checkout-storage';
import { change } from '@/lib/checkout/state/checkout-store';
import { acceptedPaymentMethod } from '@/lib/checkout/state/transitions';
import { AppError } from '@/lib/errors/app-error';
import { submission } from './submission';

/**
 * How the shopper pays. Kept here only: the backend is told with the order. Throws AppError, recorded as
 * `paymentMethodError`.
 */
export async function submitPaymentMethod(code: string, data: PaymentData = {}): Promise<void> {
  await submission('paymentMethod', async () => {
    const adapter = paymentAdapter(code);
    if (!adapter) throw new AppError('input', `Missing required information: paymentMethod (${code})`);
    const missing = adapter.missing(data);
    if (missing) throw new AppError('input', `Missing required information: ${missing}`);
    savePaymentMethod(code, data);
    change(acceptedPaymentMethod, code, data);
  });
}
