import { describe, expect, it } from 'vitest';
import { addressForm } from '@/lib/address/address';
import { type CountryFields, countryFields } from '@/lib/address/address-rules';
import { complaintOf } from '@/lib/forms/rules';
import { checkedPaymentFields, type PaymentAsk, type PaymentValues } from './payment-methods';
import { paymentSchema } from './payment-schema';

const britain: CountryFields = countryFields('GB', [], {
  defaultCountry: 'GB',
  requiredRegionCountries: ['US'],
  isOptionalRegionShown: true,
  optionalPostcodeCountries: [],
});

const empty: PaymentValues = {
  method: null,
  purchaseOrderNumber: '',
  card: { number: '', expiry: '', cvc: '' },
  billingChoice: 'same',
  billing: addressForm(null, 'GB'),
};

const visa = { number: '4111 1111 1111 1111', expiry: '08/99', cvc: '123' };

function complaints(ask: PaymentAsk, values: Partial<PaymentValues>): Record<string, string> {
  const result = paymentSchema(ask).safeParse({ ...empty, method: 'some', ...values });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), complaintOf(issue).key]));
}

describe('[CHK-9] [FORM-3] the payment form', () => {
  it('the payment form wants a payment method', () => {
    expect(complaints({ fields: 'none', billing: null }, { method: null })).toEqual({ method: 'required' });
    expect(complaints({ fields: 'none', billing: null }, {})).toEqual({});
  });

  it('asks of a way only what it needs', () => {
    expect(complaints({ fields: 'purchaseOrderNumber', billing: null }, { purchaseOrderNumber: ' ' })).toEqual({
      purchaseOrderNumber: 'required',
    });
    expect(complaints({ fields: 'card', billing: null }, {})).toEqual({
      'card.number': 'required',
      'card.expiry': 'required',
      'card.cvc': 'required',
    });
    expect(complaints({ fields: 'card', billing: null }, { card: visa })).toEqual({});
  });

  it('checks a card before anybody is asked', () => {
    const card = (more: Partial<typeof visa>) =>
      complaints({ fields: 'card', billing: null }, { card: { ...visa, ...more } });
    expect(card({ number: '4111 1111 1111 1112' })).toEqual({ 'card.number': 'cardNumber' });
    expect(card({ expiry: '13/99' })).toEqual({ 'card.expiry': 'pattern' });
    expect(card({ expiry: '01/20' })).toEqual({ 'card.expiry': 'cardExpired' });
    expect(card({ cvc: '12' })).toEqual({ 'card.cvc': 'securityCode' });
    expect(card({ cvc: ' ' })).toEqual({ 'card.cvc': 'required' });
    // Of a brand that is not known a code may have three digits or four.
    const other = { number: '6011 0000 0000 0004' };
    expect([card({ ...other, cvc: '123' }), card({ ...other, cvc: '1234' })]).toEqual([{}, {}]);
    expect([card({ ...other, cvc: '12' }), card({ ...other, cvc: '12345' })]).toEqual(
      Array(2).fill({ 'card.cvc': 'securityCode' }),
    );
    expect(card({ number: '3782 822463 10005' })).toEqual({ 'card.cvc': 'securityCode' });
    expect(card({ number: '3782 822463 10005', cvc: '1234' })).toEqual({});
  });

  it('[FORM-3] can complain exactly about the fields that show an asterisk', () => {
    for (const fields of ['none', 'purchaseOrderNumber', 'card', 'wallet'] as const) {
      const ask = { fields, billing: britain };
      const wrong = Object.keys(complaints(ask, { method: null, billing: addressForm(null, '') }));
      expect(wrong.sort()).toEqual([...checkedPaymentFields(ask)].sort());
    }
  });

  it('writes the expiry as it stands on the card', () => {
    const values = { ...empty, method: 'braintree', card: { ...visa, expiry: '8 / 2099' } };
    expect(paymentSchema({ fields: 'card', billing: null }).parse(values).card.expiry).toBe('08/99');
  });
});
