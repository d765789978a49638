// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BasketGuardProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import messages from '@/messages/en-GB.json';
import { router } from './checkout-page.fixture';
import {
  atReview,
  changeCart,
  openStep,
  setUpCheckoutWalk,
  shop,
  showChosen,
  step,
  tins,
} from './checkout-walk.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

setUpCheckoutWalk();

let verdict: string | null = null;

/** A trade that says the same of every cart. */
function Guard({ lines, onVerdict, onKeep }: BasketGuardProps) {
  useEffect(() => onVerdict(verdict), [onVerdict]);
  return <p>{`Mind ${lines.map(({ product }) => product.name)}${onKeep ? ' or change it' : ''}`}</p>;
}

const Nothing = () => null;
const provide = (refusal: string | null) => {
  verdict = refusal;
  useBasketGuardStore.setState({ load: async () => ({ BasketGuard: Guard, AddedWarning: Nothing }) });
};
/** A service that is booked for a day, as the browser's client knows it. */
function appointment(day: string): CartItemAnswer {
  const value = { __typename: 'SelectedCustomizableOptionValue', customizable_option_value_uid: 'day', label: '' };
  const option = {
    __typename: 'SelectedCustomizableOption',
    customizable_option_uid: 'day',
    label: 'Day',
    type: 'date',
  };
  const customizable_options = [{ ...option, values: [{ ...value, value: `${day} 00:00:00` }] }];
  return { ...tins, __typename: 'VirtualCartItem', customizable_options };
}
const orderButton = () => screen.queryByRole('button', { name: /^Place order/ });

afterEach(() => {
  useBasketGuardStore.setState(useBasketGuardStore.getInitialState());
  vi.useRealTimers();
  delete document.documentElement.dataset.unsold;
});

describe('the last look at an order', () => {
  it('has the word of the shop’s trade before the button', async () => {
    provide(null);
    await atReview();
    const word = await screen.findByText(/^Mind \w+$/);
    expect(word.compareDocumentPosition(orderButton() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a reason in the place of the button where the trade refuses the cart', async () => {
    provide('Too much');
    await atReview();
    expect(await screen.findByText('Too much')).toBeTruthy();
    expect(orderButton()).toBeNull();
  });

  it('[CHK-10] has the way to the basket in the place of the button where the day of an appointment has passed', async () => {
    changeCart({ items: [appointment('2020-01-01')] });
    showChosen('checkmo');
    await waitFor(() => expect(openStep()).toBe('review'));
    const last = within(step(/^Review|Review and place/));
    expect(await last.findAllByText(messages.checkout.summary.dayOver), 'beside the line, and below').toHaveLength(2);
    expect(last.getByRole('link', { name: 'Back to basket' }).getAttribute('href')).toBe('/checkout/cart');
    expect(orderButton()).toBeNull();
  });

  it('[CHK-10] orders no appointment whose day has passed since the page was opened', async () => {
    changeCart({ items: [appointment('2026-01-01')] });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T10:00:00Z') });
    await atReview();
    await userEvent.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    vi.setSystemTime('2026-01-02T12:00:00Z');
    await userEvent.click(orderButton() as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Back to basket' })).toBeTruthy();
    expect(document.activeElement?.textContent, 'the pressed button is gone').toBe(messages.checkout.summary.dayOver);
    expect(shop.orders()).toBe(0);
    changeCart({ items: [appointment('2026-01-09')] });
    act(refetchCart);
    expect(await screen.findByRole('button', { name: /^Place order/ }), 'another tab has changed the day').toBeTruthy();
  });

  it('repeats what is ordered, which a phone has folded away', async () => {
    await atReview();
    const lines = within(step(/^Review|Review and place/)).getByRole('region', { name: 'What you are ordering' });
    expect(within(lines).getByRole('listitem').textContent).toBe('BalmQuantity 2£9.98');
    const amounts = within(lines)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(amounts).toEqual([
      ['Subtotal', '£9.98'],
      ['Delivery', '£5.95'],
      ['Total', '£15.93'],
    ]);
  });

  it('repeats each line with its picture and how it is sold', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: [] });
    const thumbnail = { __typename: 'ProductImage', url: 'https://shop.example/media/catalog/product/balm.jpg' };
    const product = { ...tins.product, thumbnail, legal_category: 2 };
    changeCart({ items: [{ ...tins, product }] });
    const attributes = [{ code: 'legal_category', input: 'select', options: [['2', 'Pharmacy medicine']] }];
    shop.answers['/api/badges'] = () => Response.json({ cardRules: keptFrom('linked'), attributes });
    await atReview();
    const lines = within(step(/^Review|Review and place/)).getByRole('region', { name: 'What you are ordering' });
    const line = within(lines).getByRole('listitem');
    expect(await within(line).findByText('Pharmacy medicine')).toBeTruthy();
    expect(line.querySelector('img')?.src).toContain('/balm.jpg');
  });

  it('has the button where the trade has nothing to say', async () => {
    await atReview();
    await act(async () => undefined);
    expect(orderButton()).not.toBeNull();
  });
});
