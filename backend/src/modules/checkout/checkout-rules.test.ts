import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import type { Quote } from '../cart/quote/quote-queries';
import { isRequired, missingFields, needsRegion } from './address-rules';
import { isPayable, paymentChoice, requireCode } from './payment-rules';

const store = {
  config: { countries_with_required_region: 'US,CA', optional_zip_countries: 'IE' },
} as unknown as StoreRow;

const address = {
  firstname: 'Ann',
  lastname: 'Smith',
  street: ['1 A'],
  city: 'London',
  telephone: '1',
  postcode: 'SW1A 1AA',
  countryId: 'GB',
  region: { id: null, code: null, label: null },
} as unknown as CartAddress;

describe('[BACK-1] what an address lacks', () => {
  it('is told in Magento’s words', () => {
    expect(isRequired('city')).toBe('"city" is required. Enter and try again.');
  });

  it('is told in Magento’s order and by its names', () => {
    expect(missingFields(store, address)).toEqual([]);
    expect(missingFields(store, null)).toEqual([
      'firstname',
      'lastname',
      'street',
      'city',
      'telephone',
      'postcode',
      'countryId',
    ]);
    expect(missingFields(store, { ...address, street: [] })).toEqual(['street']);
  });

  it('is no postcode where a country may do without, and is a region where it must have one', () => {
    expect(missingFields(store, { ...address, countryId: 'IE', postcode: null })).toEqual([]);
    expect(missingFields(store, { ...address, countryId: 'IE', city: '' })).toEqual(['city']);
    expect(missingFields(store, { ...address, countryId: 'US' })).toEqual(['regionId']);
    expect(missingFields(store, { ...address, countryId: 'US', city: '' })).toEqual(['city', 'regionId']);
    expect(
      missingFields(store, { ...address, countryId: 'US', region: { id: 12, code: 'CA', label: 'California' } }),
    ).toEqual([]);
    expect([needsRegion(store, 'CA'), needsRegion(store, 'GB')]).toEqual([true, false]);
  });
});

const quote = (grandTotal: number, codes: string[], more = {}) =>
  ({
    payments: codes.map((code) => ({ code })),
    totals: { grandTotal },
    isVirtual: false,
    row: { shippingAddress: address },
    ...more,
  }) as unknown as Quote;

describe('[BACK-1] [CHK-9] how a cart may be paid', () => {
  it('is by what is offered; what costs nothing by nothing else than free', () => {
    expect(isPayable(quote(5, ['checkmo', 'free']), 'checkmo')).toBe(true);
    expect(isPayable(quote(5, ['checkmo', 'free']), 'free')).toBe(false);
    expect(isPayable(quote(0, ['checkmo', 'free']), 'checkmo')).toBe(false);
    expect(isPayable(quote(0, ['checkmo', 'free']), 'free')).toBe(true);
    expect(isPayable(quote(5, ['checkmo']), 'braintree')).toBe(false);
  });

  it('is not told without a code', () => {
    expect(() => requireCode({ code: '' })).toThrow('Required parameter "code" for "payment_method" is missing.');
    expect(() => requireCode({ code: 'checkmo' })).not.toThrow();
  });

  it('is refused without a shipping address, but for virtual carts, and where it is not offered', () => {
    const missing = 'The shipping address is missing. Set the address and try again.';
    const row = { shippingAddress: null };
    expect(() => paymentChoice(quote(5, ['checkmo'], { row }), { code: 'checkmo' })).toThrow(missing);
    expect(paymentChoice(quote(5, ['checkmo'], { row, isVirtual: true }), { code: 'checkmo' })).toEqual({
      code: 'checkmo',
    });
    expect(() => paymentChoice(quote(5, ['checkmo']), { code: 'cashondelivery' })).toThrow(
      'The requested Payment Method is not available.',
    );
  });

  it('takes the number of a purchase order, and the nonce of a card', () => {
    const offered = quote(5, ['purchaseorder', 'braintree']);
    const code = 'purchaseorder';
    expect(paymentChoice(offered, { code, purchase_order_number: ' 7 ' })).toEqual({ code, purchaseOrderNumber: '7' });
    for (const purchase_order_number of [undefined, null, ' ']) {
      expect(() => paymentChoice(offered, { code, purchase_order_number })).toThrow(
        'Purchase order number is a required field.',
      );
    }
    const card = { code: 'braintree', braintree: { payment_method_nonce: 'n' } };
    expect(paymentChoice(offered, card)).toEqual({ code: 'braintree', nonce: 'n' });
    expect(() => paymentChoice(offered, { code: 'braintree' })).toThrow(
      'Required parameter "braintree" for "payment_method" is missing.',
    );
  });
});
