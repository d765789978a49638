import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { addressSchema } from '@/lib/address/address-schema';
import { asIssue, check, required, writtenLike } from '@/lib/forms/rules';
import { type CardValues, cardBrand, digitsOf, isCardNumber, isExpired, writeExpiry } from './card';
import type { PaymentAsk, PaymentValues } from './payment-methods';

const EXPIRY = /^(0[1-9]|1[0-2])\/\d\d$/;
const EXPIRY_EXAMPLE = '08/29';

const cardFields = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() });

const cardSchema = z
  .object({
    number: z.string().superRefine(check(required, (text) => (isCardNumber(text) ? null : { key: 'cardNumber' }))),
    expiry: z
      .string()
      .transform(writeExpiry)
      .superRefine(
        check(required, writtenLike(EXPIRY, EXPIRY_EXAMPLE), (text) =>
          isExpired(text) ? { key: 'cardExpired' } : null,
        ),
      ),
    cvc: z.string().superRefine(check(required)),
  })
  .superRefine(({ number, cvc }, context) => {
    if (cvc.trim() && !isSecurityCode(cvc, number))
      context.addIssue({ ...asIssue({ key: 'securityCode' }), path: ['cvc'] });
  }) satisfies z.ZodType<CardValues, CardValues>;

function isSecurityCode(text: string, number: string): boolean {
  const brand = cardBrand(number);
  const { length } = digitsOf(text);
  return brand ? length === brand.cvcDigits : length === 3 || length === 4;
}

/** What the payment form must hold; only what is asked for is checked [FORM-3]. */
export function paymentSchema({ fields, billing }: PaymentAsk): z.ZodType<PaymentValues, PaymentValues> {
  return z.object({
    method: z
      .string()
      .nullable()
      .superRefine((value, context) => check(required)(value ?? '', context)),
    purchaseOrderNumber: fields === 'purchaseOrderNumber' ? z.string().superRefine(check(required)) : z.string(),
    card: fields === 'card' ? cardSchema : cardFields,
    billingChoice: z.string(),
    billing: billing ? addressSchema(billing) : z.custom<PaymentValues['billing']>(() => true),
  });
}
