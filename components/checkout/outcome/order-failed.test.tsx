// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { WithMessages } from '@/lib/testing/with-messages';
import { OrderFailed } from './order-failed';

beforeEach(freshBrowser);
afterEach(cleanup);

describe('[CHK-10] [ROUTE-2] the failure page', () => {
  function showFailure() {
    render(
      <WithMessages>
        <OrderFailed
          checkoutHref="/mmstr_th/checkout"
          cartHref="/mmstr_th/checkout/cart"
          trackingHref="/mmstr_th/order-tracking"
          contactHref="/mmstr_th/contact-us"
        />
      </WithMessages>,
    );
  }

  const ways = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).pathname);

  it('gives the reason, the ways back, and somebody to ask', () => {
    useCheckoutStore.setState({
      orderError: new AppError('refused', 'The shop is closed today.'),
      orderFailure: 'other',
    });
    showFailure();
    expect(screen.getByText('The shop is closed today.')).toBeTruthy();
    expect(ways()).toEqual(['/mmstr_th/checkout', '/mmstr_th/checkout/cart', '/mmstr_th/contact-us']);
    expect(screen.getByText(/^If it happens again/)).toBeTruthy();
  });

  it('keeps to itself what was not said by the shop', () => {
    useCheckoutStore.setState({ orderError: new AppError('network', 'fetch failed'), orderFailure: 'other' });
    showFailure();
    expect(screen.queryByText('fetch failed')).toBeNull();
  });

  it('without a failure, as after a reload, calmly leads to an order that may be there, and to somebody to ask', () => {
    showFailure();
    expect(ways()).toEqual(['/mmstr_th/order-tracking', '/mmstr_th/contact-us']);
    expect(screen.queryByText('What the shop said')).toBeNull();
    expect(screen.queryByText(/^If it happens again/)).toBeNull();
  });
});
