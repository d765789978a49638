import { z } from 'zod';
import type { CountryFields } from '@/lib/checkout/address/address-rules';
import { addressSchema } from '@/lib/checkout/address/address-schema';
import { asIssue, check } from '@/lib/forms/check';
import { required, writtenLike } from '@/lib/forms/rules';
import { type CardValues, cardBrand, digitsOf, isCardNumber, isExpired, writeExpiry } from './card';
import type { PaymentAdapter } from './payment-adapter';
import type { PaymentValues } from './payment-values';

/** What the payment form has to check: what the chosen way asks for, and the bill's own address if there is one. */
export interface PaymentAsk {
  fields: PaymentAdapter['fields'];
  billing: CountryFields | null;
}

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
    bill: z.string(),
    billing: billing ? addressSchema(billing) : z.custom<PaymentValues['billing']>(() => true),
  });
}
