// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { CART_ID, cartAnswer, flatRate, readyCheckout, shipment, tableRate } from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import messages from '@/messages/en-GB.json';
import { opened, router } from './checkout-page.fixture';
import {
  atReview,
  availability,
  changeCart,
  order,
  press,
  reaches,
  setUpCheckoutWalk,
  shop,
  show,
  step,
  tins,
} from './checkout-walk.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

setUpCheckoutWalk();

async function toReview() {
  await reaches('email');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
  await reaches('shippingAddress');
  for (const [label, text] of [
    [/^First name/, 'Ann'],
    [/^Last name/, 'Smith'],
    [/^House number/, '12 High Street'],
    [/^Town/, 'London'],
    [/^Postcode/, 'SW1A 1AA'],
    [/^Phone/, '020 7946 0958'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await press(/^Deliver to/);
  await reaches('shippingMethod');
  await press(/^Deliver this way/);
  await reaches('paymentMethod');
  await userEvent.click(screen.getByRole('radio', { name: /^Cheque/ }));
  await press(/^Use this payment/);
  await reaches('review');
}

describe('the checkout', () => {
  it('that could not be read is tried again, and the focus is where it goes on', async () => {
    const { cartDetails } = shop.answers;
    shop.answers.cartDetails = () => Response.json({ errors: [{ message: 'Internal server error' }] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: messages.checkout.tryAgain }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(messages.checkout.tryAgain));
    shop.answers.cartDetails = cartDetails as () => Response;
    await userEvent.click(await screen.findByRole('button', { name: messages.checkout.tryAgain }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 1 of 5: Your email'));
  });

  it('[CHK-10] leads a guest from the e-mail to the order', async () => {
    show();
    await toReview();
    expect(step(/Delivery address/).textContent).toContain('12 High Street, London SW1A 1AA');
    expect(step(/Delivery method/).textContent).toContain('Express: Next working day\u00a0· £5.95');
    expect(step(/Payment/).textContent).toContain('Cheque');
    await order();
    await waitFor(() => expect(opened.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    expect(shop.orders()).toBe(1);
    expect(useCheckoutStore.getState().receipt.order?.number).toBe('000000042');
  });

  it('[CHK-10] does not begin with what is not sold online in the cart, and begins once it is removed', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: ['3'] });
    const sold = { legal_category: 1 };
    const strong = { ...tins.product, uid: 'strong', sku: 'STRONG', name: 'Strong tablets', legal_category: 3 };
    changeCart({
      items: [
        { ...tins, product: { ...tins.product, ...sold } },
        { ...tins, uid: '77', product: strong },
      ],
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('not sold online: Strong tablets.');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    expect(screen.getByRole('link', { name: 'View basket' }).getAttribute('href')).toBe('/checkout/cart');
    changeCart({ items: [{ ...tins, product: { ...tins.product, ...sold } }] });
    refetchCart();
    await reaches('email');
    delete document.documentElement.dataset.unsold;
  });

  it('moves the focus to each step’s heading, which says where it is', async () => {
    show();
    await reaches('email');
    await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
    await reaches('shippingAddress');
    expect(document.activeElement?.textContent).toBe('Step 2 of 5: Delivery address');
  });

  it('[CHK-12] opens a step again with its values, and goes on where it was', async () => {
    await atReview();
    await press(/^Edit: Delivery address/);
    await reaches('shippingAddress');
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann');
    await press(/^Deliver to/);
    await reaches('review');
  });

  it('goes a step back with the browser’s own button', async () => {
    await atReview();
    expect(location.hash).toBe('#review');
    history.back();
    await reaches('paymentMethod');
    expect(location.hash).toBe('#payment-method');
    history.back();
    await reaches('shippingMethod');
  });

  it('after a reload at a step that has come open again the steps before are behind it once', async () => {
    history.replaceState(null, '', '/checkout#review');
    const { length } = history;
    show();
    await reaches('email');
    expect(location.hash).toBe('#email');
    expect(history.length).toBe(length);
  });

  it('[CHK-9] asks a purchase order for its number', async () => {
    await atReview();
    await press(/^Edit: Payment/);
    await userEvent.click(screen.getByRole('radio', { name: /^Purchase order/ }));
    await press(/^Use this payment/);
    const number = screen.getByLabelText(/^Purchase order number/);
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(screen.getByRole('radio', { name: /^Cheque/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Purchase order/ }));
    const again = screen.getByLabelText(/^Purchase order number/);
    expect(again.getAttribute('aria-invalid'), 'another choice takes the error away').not.toBe('true');
    await userEvent.type(again, 'PO 7');
    await press(/^Use this payment/);
    await reaches('review');
    expect(step(/Payment/).textContent).toContain('PO 7');
  });

  it('[CHK-9] has a card first, and chosen, its brands beside it', async () => {
    changeCart({
      available_payment_methods: ['checkmo', 'braintree'].map((code) => ({
        __typename: 'AvailablePaymentMethod',
        code,
        title: code === 'checkmo' ? 'Cheque' : 'Card',
      })),
    });
    changeCart({ email: 'ann@example.com', shipping_addresses: shipment([flatRate], flatRate) });
    readyCheckout();
    const { shippingAddress } = useCheckoutStore.getState();
    localStorage.setItem('shipping_address', JSON.stringify(shippingAddress));
    show();
    await reaches('paymentMethod');
    const [card, cheque] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([card?.value, card?.checked]).toEqual(['braintree', true]);
    expect([cheque?.value, cheque?.checked]).toEqual(['checkmo', false]);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Visa, Mastercard, American Express',
    ]);
  });

  it('[CHK-9] asks for another card where one was taken, and the focus stays with the choice of a card', async () => {
    changeCart({
      available_payment_methods: ['checkmo', 'braintree'].map((code) => ({
        __typename: 'AvailablePaymentMethod',
        code,
        title: code === 'checkmo' ? 'Cheque' : 'Card',
      })),
    });
    await atReview();
    const card = { method: 'braintree', additional_data: {} };
    act(() => useCheckoutStore.setState({ paymentData: { card, label: 'Visa ending in 1111' } }));
    await press(/^Edit: Payment/);
    const choice = await screen.findByRole('radio', { name: /^Card/ });
    await userEvent.click(choice);
    await press(/^Use another card/);
    expect(document.activeElement).toBe(choice);
  });

  it('[CHK-9] says whom to ask where there is no way to pay', async () => {
    const unknown = { __typename: 'AvailablePaymentMethod', code: 'unheard_of', title: 'Barter' };
    changeCart({
      available_payment_methods: [unknown],
      email: 'ann@example.com',
      shipping_addresses: shipment([flatRate], flatRate),
    });
    readyCheckout();
    const { shippingAddress } = useCheckoutStore.getState();
    localStorage.setItem('shipping_address', JSON.stringify(shippingAddress));
    show();
    await screen.findByText(messages.checkout.payment.none);
    const link = screen.getByRole('link', { name: messages.checkout.helpLink });
    expect(link.getAttribute('href')).toBe('/contact-us');
  });

  it('[CHK-10] does not offer what costs where the same comes as soon for nothing', async () => {
    const slow = { ...tableRate, title: 'Standard', carrier_title: 'Standard' };
    const nothing = { excludingTax: { minor: 0, currency: 'GBP' }, includingTax: { minor: 0, currency: 'GBP' } };
    const free = { ...slow, carrier_code: 'free', code: 'free', method_code: 'free', price: nothing };
    changeCart({ email: 'ann@example.com', shipping_addresses: shipment([free, slow, flatRate]) });
    readyCheckout();
    const { shippingAddress } = useCheckoutStore.getState();
    localStorage.setItem('shipping_address', JSON.stringify(shippingAddress));
    const days = (code: string, least: number, most: number) => [code, { days: [least, most] as const, label: 'soon' }];
    const methods = Object.fromEntries([
      days('free_free', 2, 3),
      days('tablerate_bestway', 2, 3),
      days('flatrate_next-day', 1, 1),
    ]);
    const texts = { within: '', by: '', hours: '', minutes: '' };
    show({ arrivals: { schedule: null, time: '', texts, methods } });
    await reaches('shippingMethod');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'free_free',
      'flatrate_next-day',
    ]);
  });

  it('offers every guest to sign in, as a Magento of today calls each address available', async () => {
    shop.answers.isEmailAvailable = { isEmailAvailable: availability(true) };
    show();
    await reaches('email');
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/sign-in?from=%2Fcheckout');
    await userEvent.type(screen.getByLabelText(/^Email/), 'new@example.com');
    await userEvent.tab();
    await waitFor(() => expect(shop.calls.some(({ query }) => query.includes('isEmailAvailable'))).toBe(true));
    expect(link.isConnected).toBe(true);
    expect(screen.queryByText(/You already have an account/)).toBeNull();
  });

  it('offers to sign in where the e-mail belongs to an account', async () => {
    shop.answers.isEmailAvailable = { isEmailAvailable: availability(false) };
    show();
    await reaches('email');
    await userEvent.type(screen.getByLabelText(/^Email/), 'known@example.com');
    await userEvent.tab();
    await screen.findByText(/You already have an account/);
    await press(/^Continue/);
    await reaches('shippingAddress');
  });

  it('tells of a cart that was changed elsewhere', async () => {
    await atReview();
    changeCart({ items: [{ ...tins, quantity: 1 }], total_quantity: 1 });
    refetchCart();
    await screen.findByText(/Your basket has changed/);
  });

  it('[CART-3] discards a cart that was lost meanwhile, asks for a new one, and says so', async () => {
    const refusal = () =>
      Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } }, { status: 200 });
    show();
    await reaches('email');
    Object.assign(shop.answers, {
      SetGuestEmail: refusal,
      setGuestEmail: refusal,
      cartDetails: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === CART_ID ? refusal() : { cart: cartAnswer({ id: 'cart-2', items: [], total_quantity: 0 }) },
    });
    await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
    await screen.findByText(messages.checkout.empty.lost);
    expect(localStorage.getItem('cartId')).toBe('cart-2');
    const sent = (name: RegExp) => shop.calls.filter(({ query }) => name.test(query));
    expect(sent(/^mutation createCart/)).toHaveLength(1);
    expect(sent(/setGuestEmail/i), 'an empty cart gets no e-mail').toHaveLength(1);
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('is kind to an empty cart', async () => {
    changeCart({ items: [], total_quantity: 0 });
    show();
    const heading = await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(heading.previousElementSibling?.getAttribute('viewBox'), 'drawn as on its own page').toBe('0 0 240 160');
  });
});
