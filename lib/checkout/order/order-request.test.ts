import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAddressChoice, toRestAddress } from '@/lib/address/address';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { billedAddress, isSameAsShipping, ownBillingAddress } from '@/lib/address/billing-address';
import { ready } from '@/lib/checkout/state/transitions.fixture';
import { toMoney } from '@/lib/format/money';
import {
  cartRoot,
  checkTotal,
  isInOtherCurrency,
  paymentInformation,
  shippingInformation,
  type TotalsAnswer,
} from './order-request';

/** Somebody signs in for an hour. */
function signIn(): void {
  const token = JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 });
  const getItem = (key: string) => (key === 'signin_token' ? token : null);
  vi.stubGlobal('window', { localStorage: { getItem } });
}

afterEach(() => vi.unstubAllGlobals());

const { email: _, region_code: __, region_id: ___, ...placeless } = london;
const restLondon = { ...placeless, company: '', region: '' };
const booked = { ...losAngeles, customerAddressId: 8, saveInAddressBook: true };

describe('[CHK-5] an address for REST', () => {
  it('has what is given, and what is not as empty, under the names that Magento knows', () => {
    expect(toRestAddress(london)).toEqual(restLondon);
    expect(toRestAddress({ ...london, postcode: null })).toEqual({ ...restLondon, postcode: '' });
    expect(toRestAddress(losAngeles)).toEqual(losAngeles);
    expect(toRestAddress(booked)).toEqual(losAngeles);
  });

  it('of a customer says where it stands in the book, and joins it no second time', () => {
    signIn();
    expect(toRestAddress(booked)).toEqual({ ...losAngeles, customer_address_id: 8, save_in_address_book: 0 });
    expect(toRestAddress(losAngeles)).toMatchObject({ save_in_address_book: 0 });
  });
});

describe('[CHK-13] an address for GraphQL', () => {
  const { country_id: country_code, region: _name, region_code: region, ...rest } = losAngeles;

  it('has what is given: the region by its code, else as it was typed; and as empty what the cart must not keep', () => {
    expect(toAddressChoice(losAngeles)).toEqual({ address: { ...rest, region, country_code } });
    const { country_id, ...inGb } = restLondon;
    expect(toAddressChoice(london)).toEqual({ address: { ...inGb, country_code: country_id } });
    const kent = { ...london, region: 'Kent', postcode: null };
    expect(toAddressChoice(kent)).toMatchObject({ address: { region: 'Kent', postcode: '' } });
  });

  it('[CHK-8] is a customer’s by its number in the book; a new one joins it where the customer says so', () => {
    expect(toAddressChoice(booked)).toEqual({ address: { ...rest, region, country_code } });
    signIn();
    expect(toAddressChoice(booked)).toEqual({ customer_address_id: 8 });
    expect(toAddressChoice(losAngeles)).toMatchObject({ address: { save_in_address_book: false } });
    const kept = { ...losAngeles, saveInAddressBook: true };
    expect(toAddressChoice(kept)).toMatchObject({ address: { save_in_address_book: true } });
  });
});

describe('[CHK-5] the address that is billed', () => {
  const same = { sameAsShippingAddress: true } as const;

  it('is one of its own, or the shipping address, or not known', () => {
    expect([isSameAsShipping(same), isSameAsShipping(london)]).toEqual([true, false]);
    expect([ownBillingAddress(same), ownBillingAddress(london), ownBillingAddress(null)]).toEqual([null, london, null]);
    expect(billedAddress(same, losAngeles)).toBe(losAngeles);
    expect(billedAddress(london, losAngeles)).toBe(london);
    expect([billedAddress(null, losAngeles), billedAddress(same, null)]).toEqual([null, null]);
  });
});

describe('[CHK-5] the calls of an order', () => {
  it('begin at the guest’s cart, or the customer’s own', () => {
    expect(cartRoot('a/b')).toBe('/rest/V1/guest-carts/a%2Fb');
    signIn();
    expect(cartRoot('a/b')).toBe('/rest/V1/carts/mine');
  });

  it('say where and how the goods go', () => {
    expect(shippingInformation({ ...ready, billingAddress: losAngeles })).toEqual({
      addressInformation: {
        billing_address: losAngeles,
        shipping_address: restLondon,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'next-day',
      },
    });
  });

  it.each([
    [{ shippingAddress: null }, 'address', 'address'],
    [{ shippingAddress: null, billingAddress: london }, 'address', 'address'],
    [{ billingAddress: null }, 'address', 'address'],
    [{ shippingMethod: null }, 'delivery', 'shippingMethod'],
    [{ shippingMethodCode: null }, 'delivery', 'shippingMethod'],
  ])('[CHK-3] do not say it with %j', (lack, failure, what) => {
    expect(() => shippingInformation({ ...ready, ...lack })).toThrow(
      expect.objectContaining({ failure, message: `Missing required information: ${what}`, kind: 'input' }),
    );
  });

  it('say who pays, and how', () => {
    const expected = {
      billingAddress: restLondon,
      cartId: 'cart-1',
      email: 'ann@example.com',
      paymentMethod: { method: 'checkmo' },
    };
    expect(paymentInformation('cart-1', ready, [])).toEqual(expected);
    expect(paymentInformation('cart-1', { ...ready, paymentData: null }, [1, 3])).toEqual({
      ...expected,
      paymentMethod: { method: 'checkmo', extension_attributes: { agreement_ids: ['1', '3'] } },
    });
    signIn();
    expect(paymentInformation('cart-1', { ...ready, email: null }, [])).not.toHaveProperty('email');
  });

  it.each([
    [{ billingAddress: null }, 'address', 'billingAddress'],
    [{ email: null }, 'address', 'email'],
    [{ paymentCode: null }, 'payment', 'paymentMethod'],
    [{ paymentCode: 'paypal_express' }, 'payment', 'paymentMethod'],
    [{ paymentCode: 'braintree', paymentData: null }, 'payment', 'card'],
    [{ paymentCode: 'purchaseorder' }, 'payment', 'purchaseOrderNumber'],
  ])('[CHK-3] do not say it with %j', (lack, failure, what) => {
    expect(() => paymentInformation('cart-1', { ...ready, ...lack }, [])).toThrow(
      expect.objectContaining({ failure, message: `Missing required information: ${what}` }),
    );
  });
});

describe('[CHK-5] an order that would cost something else than was shown', () => {
  const shown = toMoney({ value: 15.93 }, 'GBP');
  const segments = (value: number | null, code = 'grand_total', currency = 'GBP'): TotalsAnswer => ({
    totals: {
      quote_currency_code: currency,
      total_segments: [
        { code: 'tax', value: 99 },
        { code, value },
      ],
    },
  });

  it('is stopped', () => {
    expect(() => checkTotal(segments(16.93), shown)).toThrow(
      expect.objectContaining({ failure: 'price', message: 'The total has changed from 15.93 GBP to 16.93 GBP.' }),
    );
  });

  it('is stopped where it would be paid in another currency', () => {
    const inEuro = segments(15.93, 'grand_total', 'EUR');
    expect([isInOtherCurrency(inEuro, shown), isInOtherCurrency(segments(16.93), shown)]).toEqual([true, false]);
    expect([isInOtherCurrency({}, shown), isInOtherCurrency(inEuro, null)]).toEqual([false, false]);
    expect(() => checkTotal(inEuro, shown)).toThrow(
      expect.objectContaining({
        ...{ failure: 'currency', currency: 'EUR' },
        message: 'The total has changed from 15.93 GBP to 15.93 EUR.',
      }),
    );
  });

  it.each([
    [segments(15.93), shown],
    [segments(16.93), null],
    [segments(null), shown],
    [segments(16.93, 'subtotal'), shown],
    [{ totals: { total_segments: [{ code: 'grand_total', value: 16.93 }] } }, shown],
    [{}, shown],
    [{ totals: { quote_currency_code: 'GBP' } }, shown],
  ])('is not found in %j', (answer, total) => {
    expect(() => checkTotal(answer, total)).not.toThrow();
  });
});
