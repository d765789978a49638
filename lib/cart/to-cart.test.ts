// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balm, cartAnswer } from './cart.fixture';
import { methodTitle } from './shipping-method';
import { toCart } from './to-cart';

beforeEach(() => {
  document.documentElement.dataset.root = '/mmstr_th';
});

const gbp = (value: number) => ({ value, currency: 'GBP' as const });

describe('the cart', () => {
  const method = {
    carrier_code: 'flatrate',
    carrier_title: 'Flat rate',
    method_code: 'flatrate',
    method_title: 'Fixed',
  };
  const address = {
    firstname: 'Ann',
    lastname: 'Lee',
    company: '',
    street: ['1 High Street', null],
    city: 'London',
    region: { code: null, label: null, region_id: null },
    postcode: 'N1 1AA',
    telephone: '020',
    country: { code: 'GB' },
  };
  const answer = cartAnswer([balm], {
    applied_coupons: [{ code: 'WELCOME10' }],
    shipping_addresses: [
      {
        ...address,
        available_shipping_methods: [
          {
            ...method,
            available: true,
            error_message: '',
            price_excl_tax: { value: 5, currency: 'GBP' },
            price_incl_tax: { value: 6, currency: 'GBP' },
          },
        ],
        selected_shipping_method: { ...method, amount: { value: 5, currency: 'GBP' } },
      },
    ],
  });

  it('[CART-8] The cart has coupons, totals with the selected shipping method, and addresses without empty strings', () => {
    expect(toCart(answer)).toMatchObject({
      coupons: ['WELCOME10'],
      totals: {
        subtotal: { excludingTax: { minor: 832 }, includingTax: { minor: 998 } },
        shipping: { title: 'Flat rate: Fixed', excludingTax: { minor: 500 }, includingTax: { minor: 600 } },
      },
      shippingAddress: { street: ['1 High Street'], company: null, region: null, country_id: 'GB' },
      shippingMethod: { carrier_code: 'flatrate', available: true, errorMessage: null },
    });
  });

  it('[CHK-13] The cart has its e-mail, payment methods, and the address that is billed, as the checkout takes them', () => {
    const billing_address = {
      ...address,
      company: 'Acme',
      region: { code: 'CA', label: 'California', region_id: 12 },
      postcode: '',
      telephone: null,
      country: { code: 'US' },
    };
    const full = cartAnswer([balm], {
      email: 'ann@example.com',
      is_virtual: true,
      total_quantity: 2,
      available_payment_methods: [null, { code: 'checkmo', title: 'Cheque' }],
      billing_address,
    });
    expect(toCart(full)).toMatchObject({
      id: 'cart-1',
      email: 'ann@example.com',
      isVirtual: true,
      totalQuantity: 2,
      coupons: [],
      paymentMethods: [{ code: 'checkmo', title: 'Cheque' }],
      shippingAddress: null,
      shippingMethods: [],
      shippingMethod: null,
      totals: { shipping: null },
    });
    expect(toCart(full).billingAddress).toEqual({
      firstname: 'Ann',
      lastname: 'Lee',
      company: 'Acme',
      street: ['1 High Street'],
      city: 'London',
      region: 'California',
      region_code: 'CA',
      region_id: 12,
      postcode: null,
      telephone: '',
      country_id: 'US',
    });
    expect(toCart(answer).shippingAddress).toEqual({
      firstname: 'Ann',
      lastname: 'Lee',
      company: null,
      street: ['1 High Street'],
      city: 'London',
      region: null,
      region_code: null,
      region_id: null,
      postcode: 'N1 1AA',
      telephone: '020',
      country_id: 'GB',
    });
    const empty = cartAnswer(null, { email: '', available_payment_methods: null });
    expect(toCart(empty)).toMatchObject({ email: null, lines: [], paymentMethods: [] });
  });

  describe('whose delivery was estimated, which Magento keeps in the total and tells nowhere', () => {
    /** Totals with tax, which Magento reckons after the voucher, as they are after an estimate (recording 114). */
    const totals = (excluding: number, including: number, voucher: number, tax: number, total: number) => ({
      subtotal_excluding_tax: gbp(excluding),
      subtotal_including_tax: gbp(including),
      discounts: voucher > 0 ? [{ label: 'Spring', amount: gbp(voucher) }] : [],
      applied_taxes: tax > 0 ? [{ label: 'Tax', amount: gbp(tax) }] : [],
      grand_total: gbp(total),
    });
    // Prices with tax of 20 %: 9.98 of goods, 6.00 of delivery; the voucher is of 1.00 with its tax.
    const prices = totals(8.32, 9.98, 1, 2.5, 14.98);
    const shipping = (more: Partial<typeof answer> = {}) =>
      toCart(cartAnswer([balm], { prices, ...more })).totals.shipping;
    const amounts = (...figures: Parameters<typeof totals>) => {
      const told = shipping({ prices: totals(...figures) });
      return told && [told.excludingTax.minor, told.includingTax.minor];
    };

    beforeEach(() => localStorage.setItem('estimated_cart', 'cart-1'));
    afterEach(() => localStorage.clear());

    it('[CART-8] The cart shows what its total has beyond the other lines as delivery', () => {
      expect(shipping()).toEqual({
        title: '',
        includingTax: { minor: 600, currency: 'GBP' },
        // With the tax that the voucher has saved: no line tells that.
        excludingTax: { minor: 516, currency: 'GBP' },
      });
      expect(amounts(8.32, 9.98, 0, 2.66, 15.98), 'no voucher').toEqual([500, 600]);
    });

    it('[CART-8] The cart shows delivery in a shop whose prices are without tax, however much tax the voucher saves', () => {
      // 8.875 % of 80.00 of goods, none of 4.95 of delivery.
      expect(amounts(80, 87.1, 0, 7.1, 92.05), 'no voucher').toEqual([495, 495]);
      expect(amounts(80, 87.1, 8, 6.39, 83.34), 'less than the delivery').toEqual([495, 424]);
      expect(amounts(80, 87.1, 56, 2.13, 31.08), 'more than the delivery').toEqual([495, 495]);
      expect(amounts(80, 87.1, 56, 2.13, 26.13), 'free delivery').toBeNull();
    });

    it('[CART-8] The cart shows no delivery where nothing is beyond them, or where another cart was estimated', () => {
      expect(amounts(8.32, 9.98, 1, 1.5, 8.98)).toBeNull();
      expect(amounts(8.32, 9.98, 0, 1.66, 9.98)).toBeNull();
      expect(shipping({ id: 'cart-2' })).toBeNull();
      const { shipping_addresses } = answer;
      expect(shipping({ shipping_addresses })?.title, 'a selected method').toBe('Flat rate: Fixed');
    });
  });

  it('[CART-8] The cart has its discounts and taxes with their labels, without the nulls between them', () => {
    const amount = gbp(1.5);
    const prices = {
      ...answer.prices,
      discounts: [null, { label: 'WELCOME10', amount }],
      applied_taxes: [{ label: 'VAT', amount }],
    };
    const { totals, coupons } = toCart({
      ...answer,
      prices: prices as typeof answer.prices,
      applied_coupons: [null, { code: 'A' }],
    });
    expect(totals.discounts).toEqual([{ label: 'WELCOME10', amount: { minor: 150, currency: 'GBP' } }]);
    expect(totals.taxes).toEqual([{ label: 'VAT', amount: { minor: 150, currency: 'GBP' } }]);
    expect(totals.grandTotal).toEqual({ minor: 998, currency: 'GBP' });
    expect(coupons).toEqual(['A']);
    expect(toCart(answer).totals).toMatchObject({ discounts: [], taxes: [] });
  });

  it('[CHK-4] A method of delivery that cannot be had has its reason; one that is not offered any more costs what it did', () => {
    const [shipment] = answer.shipping_addresses;
    if (!shipment) throw new Error('no shipment');
    const [offer] = shipment.available_shipping_methods ?? [];
    if (!offer) throw new Error('no offer');
    const away = { ...offer, method_code: null, method_title: null, available: false, error_message: 'Not there.' };
    const other = { ...method, method_code: 'other', amount: gbp(7) };
    const asked = {
      ...answer,
      shipping_addresses: [
        { ...shipment, available_shipping_methods: [null, away, offer], selected_shipping_method: other },
      ],
    } as typeof answer;
    const { shippingMethods, shippingMethod } = toCart(asked);
    const price = { excludingTax: { minor: 500, currency: 'GBP' }, includingTax: { minor: 600, currency: 'GBP' } };
    const flat = { carrier_code: 'flatrate', carrier_title: 'Flat rate', price };
    expect(shippingMethods).toEqual([
      { ...flat, method_code: '', method_title: '', available: false, errorMessage: 'Not there.' },
      { ...flat, method_code: 'flatrate', method_title: 'Fixed', available: true, errorMessage: null },
    ]);
    const seven = { minor: 700, currency: 'GBP' };
    expect(shippingMethod).toEqual({
      ...flat,
      method_code: 'other',
      method_title: 'Fixed',
      price: { excludingTax: seven, includingTax: seven },
      available: true,
      errorMessage: null,
    });
    const otherCarrier = { ...method, carrier_code: 'ups', amount: gbp(7) };
    const byUps = { ...asked, shipping_addresses: [{ ...shipment, selected_shipping_method: otherCarrier }] };
    expect(toCart(byUps as typeof answer).shippingMethod).toMatchObject({
      carrier_code: 'ups',
      price: { includingTax: seven },
    });
  });

  it('[CHK-4] Fetching an order is not offered, though it is free: no place to fetch it from can be chosen here', () => {
    const [shipment] = answer.shipping_addresses;
    const [offer] = shipment?.available_shipping_methods ?? [];
    const pickup = { ...offer, carrier_code: 'instore', method_code: 'pickup', price_incl_tax: gbp(0) };
    const shipping_addresses = [{ ...shipment, available_shipping_methods: [pickup, offer] }];
    const { shippingMethods } = toCart({ ...answer, shipping_addresses } as typeof answer);
    expect(shippingMethods.map(({ carrier_code }) => carrier_code)).toEqual(['flatrate']);
  });

  it('A shipping method without its carrier’s name, or without its own, is called by the other', () => {
    expect(methodTitle({ ...method, carrier_title: '' })).toBe('Fixed');
    expect(methodTitle({ ...method, method_title: '' })).toBe('Flat rate');
    expect(methodTitle(method)).toBe('Flat rate: Fixed');
  });

  it('[CART-2] The cart is in USD where the backend answers without prices', () => {
    const { totals, totalQuantity } = toCart(cartAnswer([], { prices: null }));
    expect(totals.grandTotal).toEqual({ minor: 0, currency: 'USD' });
    expect(totalQuantity).toBe(0);
  });
});
