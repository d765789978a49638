// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckoutFactsContext } from '@/components/checkout/checkout-facts';
import { facts } from '@/components/checkout/checkout-page.fixture';
import { balm, talk } from '@/lib/cart/cart.fixture';
import { toLine } from '@/lib/cart/items/to-line';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { OrderLines } from './order-lines';

afterEach(cleanup);

it('[CHK-10] the last look says of a line that another time than was entered is noted for it, and of no other', () => {
  const lines = [toLine(balm, 'GBP'), { ...toLine(talk, 'GBP'), hasOtherTime: true }];
  render(
    <WithMessages messages={{ checkout: messages.checkout }}>
      <CheckoutFactsContext value={facts}>
        <OrderLines lines={lines} />
      </CheckoutFactsContext>
    </WithMessages>,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(second?.textContent).toContain('another time than you entered');
  expect(first?.textContent).not.toContain('another time');
});
