// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { CART_ID, json, placedOrder, totals } from '@/lib/checkout/checkout.fixture';
import { readOrderAttempt, storeOrderAttempt } from '@/lib/checkout/order/stored-order';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import { opened, router } from './checkout-page.fixture';
import {
  atReview,
  cart,
  changeCart,
  openStep,
  order,
  press,
  reaches,
  setUpCheckoutWalk,
  shop,
  show,
  step,
} from './checkout-walk.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

setUpCheckoutWalk();

/** Within a minute of the clock that runs ahead. */
const atLast = { timeout: 60_000, interval: 500 };

describe('[CHK-10] placing the order', () => {
  it('wants what has to be accepted, and says so beside it', async () => {
    await atReview();
    await press(/^Place order/);
    await waitFor(() => expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true'));
    expect(shop.orders()).toBe(0);
    await press(/^Read: Terms/);
    expect(within(screen.getByRole('dialog')).getByText('Be kind.')).toBeTruthy();
  });

  it('a double click places one order, and nothing can be touched meanwhile', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => slow;
    await atReview();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    const button = screen.getByRole('button', { name: /^Place order/ });
    await userEvent.dblClick(button);
    await screen.findByText('Placing your order…', { selector: '[role=status] *' });
    expect(button.closest('[inert]')).not.toBeNull();
    answer(json(totals(15.93)));
    await waitFor(() => expect(opened.replace).toHaveBeenCalledOnce());
    expect(shop.orders()).toBe(1);
  });

  it('“back” while the placed order’s page is on its way leads on to it, and whoever waits has a button to it', async () => {
    await atReview();
    runAhead();
    await order();
    await waitFor(() => expect(opened.replace).toHaveBeenCalledOnce());
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(opened.replace).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(opened.replace).toHaveBeenCalledTimes(3);
    await userEvent.click(await screen.findByRole('button', { name: 'See your order' }, atLast));
    expect(opened.replace.mock.calls).toEqual(Array(4).fill(['/checkout/onepage/success']));
  });

  it('a declined card keeps everything and asks for the payment again', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'Transaction has been declined. Please try again later.' }, 400);
    await atReview();
    await order();
    await reaches('paymentMethod');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Your card was declined.'));
    const notice = document.activeElement?.textContent;
    expect(notice).toContain('Your basket, address and delivery are kept. Please enter your card again');
    expect(notice, 'what is known is said once, by the shop').not.toContain('Please try again later');
    expect(step(/Delivery address/).textContent).toContain('12 High Street');
    expect(router.push).not.toHaveBeenCalled();
    history.back();
    await reaches('shippingMethod');
  });

  it('[CHK-2] a step that fails by itself after a declined card says nothing of the card', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'Transaction has been declined. Please try again later.' }, 400);
    const extensions = { category: 'graphql-input' };
    shop.answers.setShippingAddress = () => json({ errors: [{ message: 'Region is required.', extensions }] });
    await atReview();
    await order();
    await reaches('paymentMethod');
    await press(/^Edit: Delivery address/);
    await reaches('shippingAddress');
    await press(/^Deliver to this address/);
    await waitFor(() => expect(step(/Delivery address/).textContent).toContain('Region is required.'));
    expect(step(/Delivery address/).textContent).not.toContain('declined');
  });

  it.each([
    [
      'Please check the shipping address information. "postcode" is required.',
      'shippingAddress',
      /could not use this address/,
    ],
    [
      'The shipping method is missing. Select the shipping method and try again.',
      'shippingMethod',
      /method is no longer available/,
    ],
  ])('[CHK-2] “%s” opens the step that can mend it, which says why', async (message, name, notice) => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () => json({ message }, 400);
    await atReview();
    await order();
    await reaches(name);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(notice));
    expect(router.push).not.toHaveBeenCalled();
  });

  it('terms that are newer than the page come by loading it again', async () => {
    const reload = vi.fn();
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'The order wasn’t placed. First, agree to the terms and conditions, then try again.' }, 400);
    await atReview();
    await order();
    await screen.findByText(/There are new terms to accept/);
    vi.stubGlobal('location', { ...window.location, reload });
    await press(/^Load the page again/);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[ROUTE-2] another refusal leads to the failure page', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'The shop is closed today.' }, 400);
    await atReview();
    await order();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/onepage/failure'));
  });

  it('a card that the bank has confirmed for another total is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await atReview();
    const confirmed = { minor: 1593, currency: 'GBP' };
    const card = { method: 'braintree', additional_data: {} };
    act(() => useCheckoutStore.setState({ paymentData: { card, confirmed } }));
    const { prices } = cart;
    const changeTotal = async (value: number) => {
      const grandTotal = { __typename: 'Money', value, currency: 'GBP' as const };
      changeCart({ prices: prices && { ...prices, grand_total: grandTotal } });
      act(refetchCart);
      await screen.findAllByText(`£${value}`);
    };
    await changeTotal(15.93);
    expect([openStep(), useCheckoutStore.getState().paymentData?.card]).toEqual(['review', card]);
    await changeTotal(20.01);
    await reaches('paymentMethod');
    expect(useCheckoutStore.getState().paymentData).toEqual({});
    screen.getByText(/Please enter your payment details again/);
  });

  it('a total that has changed is shown before it is paid', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => json(totals(20));
    await atReview();
    await order();
    await screen.findByText(/The total has changed/);
    expect(openStep()).toBe('review');
    expect(shop.orders()).toBe(0);
  });

  it('a lost answer blocks paying until it is known what became of the order', async () => {
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    const root = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
    const read = shop.answers[root];
    Object.assign(shop.answers, { [`${root}/payment-information`]: broken, [root]: broken, cartFate: broken });
    await atReview();
    await import('./outcome/unknown-outcome');
    runAhead();
    await order();
    await screen.findByRole('heading', { name: /We are checking what became/ }, atLast);
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    await screen.findByText(/We still have no answer/, {}, atLast);
    vi.useRealTimers();
    shop.cart.isActive = false;
    shop.answers[root] = read;
    await press(/^Check again/);
    await waitFor(() => expect(opened.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    expect(shop.orders()).toBe(1);
  });

  it('“back” opens no step while the order is on its way', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => slow;
    await atReview();
    await order();
    await screen.findByText('Placing your order…', { selector: '[role=status] *' });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    await waitFor(() => expect(location.hash).toBe('#review'));
    expect(openStep()).toBe('review');
    screen.getByText('Placing your order…', { selector: '[role=status] *' });
    answer(json(totals(15.93)));
    await waitFor(() => expect(opened.replace).toHaveBeenCalledOnce());
  });

  it('whoever has another basket by now may go on with that', async () => {
    storeOrderAttempt({ cartId: 'cart-0', sentAt: Date.now(), receipt: placedOrder });
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.assign(shop.answers, { '/rest/mmstr_en/V1/guest-carts/cart-0': broken, cartFate: broken });
    await import('./outcome/unknown-outcome');
    runAhead();
    show();
    const goOn = await screen.findByRole('button', { name: 'Go on with this basket' }, atLast);
    vi.useRealTimers();
    await userEvent.click(goOn);
    await reaches('email');
    expect(readOrderAttempt()).toBeNull();
  });
});
