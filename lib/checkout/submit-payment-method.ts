import { AppError } from '@/lib/errors/app-error';
import type { PaymentData } from './checkout-state';
import { savePaymentMethod } from './checkout-storage';
import { change } from './checkout-store';
import { paymentAdapter } from './payments/payment-adapters';
import { submission } from './submission';
import { acceptedPaymentMethod } from './transitions';

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
