// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BasketGuardProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { CART_ID, json, totals } from '@/lib/checkout/checkout.fixture';
import { AUTHORIZED, appleGateway, fakeApplePay } from '@/lib/checkout/payment/apple-pay.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import messages from '@/messages/en-GB.json';
import { opened, router } from './checkout-page.fixture';
import {
  atReview,
  changeCart,
  openStep,
  press,
  reaches,
  setUpCheckoutWalk,
  shop,
  showChosen,
  step,
} from './checkout-walk.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

/** What of the payment provider has come, whose own code nobody needs here. */
const loaded = vi.hoisted((): string[] => []);
vi.mock('braintree-web/client', () => ({ create: loaded.push('client') }));
vi.mock('braintree-web/apple-pay', () => ({ create: loaded.push('Apple Pay') }));
vi.mock('braintree-web/google-payment', () => ({ create: loaded.push('Google Pay') }));

setUpCheckoutWalk();

/** A trade that refuses whatever is in the basket, once a test says so. */
let refuse = () => {};
function Guard({ onVerdict }: BasketGuardProps) {
  useEffect(() => {
    refuse = () => onVerdict('Too much');
    onVerdict(null);
  }, [onVerdict]);
  return <p>Mind your basket</p>;
}
const Nothing = () => null;

const APPLE = 'braintree_applepay';
const ROOT = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
const words = messages.checkout;
const offer = (...codes: string[]) => {
  const titles: Record<string, string> = { checkmo: 'Cheque', braintree: 'Card', [APPLE]: 'Apple Pay' };
  const method = (code: string) => ({ __typename: 'AvailablePaymentMethod', code, title: titles[code] ?? code });
  changeCart({ available_payment_methods: codes.map(method) });
};
const choices = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /Card|Apple|Cheque/ });
const payButton = () => screen.findByRole('button', { name: /^Pay with Apple Pay · £15.93$/ });
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));

/** Once the page has come to rest, and whatever it loads and asks then is over. */
async function rests() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

/** At the last step, with the sheet of Apple Pay open. */
async function withSheet() {
  const sheets = fakeApplePay();
  await atReview(APPLE);
  await agree();
  await userEvent.click(await payButton());
  const [sheet] = sheets;
  if (!sheet) throw new Error('No sheet was opened');
  return { sheet, sheets };
}

beforeEach(() => {
  offer('checkmo', 'braintree', APPLE);
  Object.assign(shop.answers, appleGateway);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => useBasketGuardStore.setState(useBasketGuardStore.getInitialState()));

describe('[CHK-9] the choice of a wallet', () => {
  async function atPayment() {
    await atReview();
    await press(/^Edit: Payment/);
    await reaches('paymentMethod');
  }

  it('is not there where the browser lacks it, and nothing of it is loaded', async () => {
    await atPayment();
    await rests();
    expect(choices().map(({ value }) => value)).toEqual(['braintree', 'checkmo']);
    expect(loaded).toEqual([]);
    expect(shop.calls.some(({ query }) => query.includes('createBraintreeClientToken'))).toBe(false);
  });

  it('is not there where the backend does not offer it, which asks no browser', async () => {
    const canPay = vi.fn(() => true);
    fakeApplePay(canPay);
    offer('checkmo', 'braintree');
    await atPayment();
    await rests();
    expect(choices().map(({ value }) => value)).toEqual(['braintree', 'checkmo']);
    expect(canPay).not.toHaveBeenCalled();
  });

  it('that was made where there was one leads to the first method that is offered, and says why', async () => {
    offer('checkmo', APPLE);
    showChosen(APPLE);
    await reaches('paymentMethod');
    await screen.findByText('This browser cannot pay with Apple Pay. Please choose another way to pay.');
    expect(choices().map(({ value, checked }) => [value, checked])).toEqual([['checkmo', true]]);
    expect(loaded).toEqual([]);
    await press(/^Use this payment/);
    await reaches('review');
    screen.getByRole('button', { name: /^Place order/ });
  });

  // The last of these: at the last step what it needs is loaded, and stays.
  it('stands behind the card by the backend’s name, and leads to the last look without a question', async () => {
    fakeApplePay();
    await atPayment();
    await rests();
    await userEvent.click(screen.getByRole('radio', { name: 'Apple Pay' }));
    expect(choices().map(({ value }) => value)).toEqual(['braintree', APPLE, 'checkmo']);
    screen.getByText(/You confirm in Apple Pay in the last step/);
    expect(loaded).toEqual([]);
    await press(/^Use this payment/);
    await reaches('review');
    expect(step(/Payment/).textContent).toContain('Apple Pay');
    await press(/^Edit: Payment/);
    expect(await screen.findByRole('radio', { name: 'Apple Pay', checked: true })).toBeTruthy();
  });
});

describe('[CHK-9, CHK-10] an order by Apple Pay', () => {
  it('is sent once the sheet was agreed to, with its nonce, and the sheet hears of it', async () => {
    const { sheet } = await withSheet();
    expect(sheet.request.total).toEqual({ label: 'Shop', amount: '15.93' });
    expect(shop.orders()).toBe(0);
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await waitFor(() => expect(opened.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    const sent = shop.calls.find(
      ({ method, url }) => method === 'POST' && url.pathname === `${ROOT}/payment-information`,
    );
    expect(sent?.body).toMatchObject({
      paymentMethod: { method: APPLE, additional_data: { payment_method_nonce: 'n-1' } },
    });
    expect(sheet.told).toEqual(['begin', 'success']);
    expect(loaded).toEqual(expect.not.arrayContaining(['Google Pay']));
    expect(loaded).toContain('Apple Pay');
    expect(useCheckoutStore.getState().receipt.order).toMatchObject({ number: '000000042', paymentCode: APPLE });
  });

  it('opens one sheet for a double click, and sends one order', async () => {
    const sheets = fakeApplePay();
    await atReview(APPLE);
    await agree();
    const button = await payButton();
    await userEvent.dblClick(button);
    await userEvent.click(button);
    expect(sheets).toHaveLength(1);
    expect(button.textContent).toBe('Waiting for Apple Pay…');
    sheets[0]?.onpaymentauthorized?.(AUTHORIZED);
    await waitFor(() => expect(opened.replace).toHaveBeenCalledOnce());
    expect(shop.orders()).toBe(1);
  });

  it('whose sheet is closed changes nothing: the button has the focus, and opens another', async () => {
    const { sheet, sheets } = await withSheet();
    (document.activeElement as HTMLElement).blur();
    sheet.oncancel?.({});
    const button = await payButton();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect([openStep(), shop.orders(), screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual([
      'review',
      0,
      true,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    expect(sheets).toHaveLength(2);
  });

  it('whose sheet fails says what to do, and orders nothing', async () => {
    const { sheet } = await withSheet();
    shop.answers['/rest/mmstr_en/V1/sandbox-gateway/apple-pay/tokens'] = () => json({ message: 'Invalid token.' }, 400);
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await screen.findByText(
      'Apple Pay did not go through, and nothing was ordered. Please try again, or choose another way to pay.',
    );
    expect([sheet.told.at(-1), openStep(), shop.orders()]).toEqual(['failure', 'review', 0]);
    await payButton();
  });

  it('that the bank declines tells the sheet and the shopper, and asks for a way to pay again', async () => {
    shop.answers[`${ROOT}/payment-information`] = () =>
      json({ message: 'Transaction has been declined. Please try again later.' }, 400);
    const { sheet } = await withSheet();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await reaches('paymentMethod');
    await waitFor(() => expect(document.activeElement?.textContent).toContain(words.failures.declined));
    expect(document.activeElement?.textContent).toContain(words.failures.walletAgain);
    expect(sheet.told).toEqual(['begin', 'failure']);
    expect(await screen.findByRole('radio', { name: 'Apple Pay', checked: true })).toBeTruthy();
    expect(screen.queryByText(words.payment.again)).toBeNull();
  });

  it('whose answer is lost is found, and the sheet hears that it was placed', async () => {
    shop.answers[`${ROOT}/payment-information`] = () => {
      shop.cart.isActive = false;
      throw new TypeError('Failed to fetch');
    };
    const { sheet } = await withSheet();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await waitFor(() => expect(opened.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    expect([sheet.told.at(-1), shop.orders()]).toEqual(['success', 1]);
  });

  it('that would cost another total is not sent', async () => {
    shop.answers[`${ROOT}/shipping-information`] = () => json(totals(20));
    const { sheet } = await withSheet();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await screen.findByText(words.failures.price);
    expect([sheet.told.at(-1), shop.orders()]).toEqual(['failure', 0]);
  });

  it('opens no sheet before what has to be accepted is, and says so beside it', async () => {
    const sheets = fakeApplePay();
    await atReview(APPLE);
    await userEvent.click(await payButton());
    await waitFor(() => expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true'));
    expect(sheets).toEqual([]);
    await agree();
    await userEvent.click(await payButton());
    expect(sheets).toHaveLength(1);
  });

  it('has no button where the trade refuses the basket, and a sheet that is open by then pays nothing', async () => {
    useBasketGuardStore.setState({ load: async () => ({ BasketGuard: Guard, AddedWarning: Nothing }) });
    const { sheet } = await withSheet();
    act(() => refuse());
    expect(screen.queryByRole('button', { name: /Apple Pay/ })).toBeNull();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await waitFor(() => expect(sheet.told).toEqual(['begin', 'failure']));
    expect(shop.orders()).toBe(0);
  });

  it('waits for its gateway, and offers another try where that does not open', async () => {
    const sheets = fakeApplePay();
    shop.answers.createCardClientToken = () => json({ errors: [{ message: 'Internal server error' }] });
    await atReview(APPLE);
    await agree();
    await screen.findByText('Apple Pay could not be loaded. Try again, or choose another way to pay.');
    Object.assign(shop.answers, appleGateway);
    await press(/^Try again/);
    await userEvent.click(await payButton());
    expect(sheets).toHaveLength(1);
  });

  it('of which nobody knows what became is not called failed by the sheet, which closes', async () => {
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.assign(shop.answers, { [`${ROOT}/payment-information`]: broken, [ROOT]: broken, cartFate: broken });
    await import('./outcome/unknown-outcome');
    const { sheet } = await withSheet();
    runAhead();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    // The page has asked by itself, and nothing of it is under way any more.
    await screen.findByText(/We still have no answer/, {}, { timeout: 60_000, interval: 500 });
    expect(sheet.told).toEqual(['begin', 'abort']);
  });
});
