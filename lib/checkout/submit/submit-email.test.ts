// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CART_ID, readyCheckout } from '@/lib/checkout/checkout.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { isKnownCustomer } from './known-customer';
import { backend, refusal, setUpCheckout, state } from './submit.fixture';
import { submitEmail } from './submit-email';

setUpCheckout();

describe('[CHK-4] e-mail', () => {
  it('of a guest is set on the cart', async () => {
    const shop = backend();
    await submitEmail(' ann@example.com ');
    expect(shop.mutations()).toEqual([['setGuestEmail', { cartId: CART_ID, email: 'ann@example.com' }]]);
    expect(state()).toMatchObject({ email: 'ann@example.com', step: 'shippingAddress', isSubmitting: false });
  });

  it('changed later is that of the saved address too', async () => {
    backend();
    readyCheckout();
    await submitEmail('eve@example.com');
    expect(JSON.parse(localStorage.getItem('shipping_address') ?? '')).toMatchObject({ email: 'eve@example.com' });
  });

  it('[CHK-3] refused is recorded and thrown', async () => {
    backend({ setGuestEmail: refusal('Invalid email format') });
    await expect(submitEmail('bad')).rejects.toThrow('Invalid email format');
    expect(state().emailError?.message).toBe('Invalid email format');
  });

  it.each([
    [false, true],
    [true, false],
  ])('is free: %s', async (is_email_available, isKnown) => {
    backend({ isEmailAvailable: { isEmailAvailable: { __typename: 'IsEmailAvailableOutput', is_email_available } } });
    expect(await isKnownCustomer('ann@example.com')).toBe(isKnown);
  });

  it('is asked for in no address, which logs would keep', async () => {
    const { calls } = fakeCommerce({
      isEmailAvailable: { isEmailAvailable: { __typename: 'IsEmailAvailableOutput', is_email_available: true } },
    });
    await isKnownCustomer('ann@example.com');
    expect(calls[0]?.query).toContain('isEmailAvailable');
    expect(calls.filter(({ url }) => url.search !== '')).toEqual([]);
  });

  it('never stands in the way where nobody can tell whose it is', async () => {
    backend({ isEmailAvailable: refusal('Email is invalid') });
    expect(await isKnownCustomer('ann@example.com')).toBe(false);
  });
});
