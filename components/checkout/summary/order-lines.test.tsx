// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckoutFactsContext } from '@/components/checkout/checkout-facts';
import { facts } from '@/components/checkout/checkout-page.fixture';
import type { CartLine } from '@/lib/cart/cart';
import { balm, course, eyeTest, talk, talkOn } from '@/lib/cart/cart.fixture';
import { toLine } from '@/lib/cart/items/to-line';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { SHOP_RULES } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { OrderLines } from './order-lines';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
  useCheckoutStore.setState({ orderError: null });
});

function show(lines: CartLine[]) {
  render(
    <WithMessages messages={{ checkout: messages.checkout }}>
      <CheckoutFactsContext value={facts}>
        <OrderLines lines={lines} />
      </CheckoutFactsContext>
    </WithMessages>,
  );
  return screen.getAllByRole('listitem');
}

it('[CHK-10] the last look says of a line that another time than was entered is noted for it, and of no other', () => {
  const lines = [toLine(balm, 'GBP'), { ...toLine(talk, 'GBP'), hasOtherTime: true }];
  const [first, second] = show(lines);
  expect(second?.textContent).toContain('another time than you entered');
  expect(first?.textContent).not.toContain('another time');
});

it('[CHK-10] the last look says of an appointment that its day has passed', () => {
  const [over, coming] = show([
    toLine(talkOn('2020-01-01 00:00:00'), 'GBP'),
    toLine(talkOn('2999-01-01 00:00:00'), 'GBP'),
  ]);
  expect(over?.textContent).toContain(messages.checkout.summary.dayOver);
  expect(coming?.textContent).not.toContain(messages.checkout.summary.dayOver);
});

it('[CHK-10] a service that cannot be had is not available: none was in stock', () => {
  const [goods, service] = show(
    [balm, talk].map((answer) => {
      const line = toLine(answer, 'GBP');
      return { ...line, product: { ...line.product, inStock: false } };
    }),
  );
  expect(goods?.textContent).toContain(messages.checkout.summary.outOfStock);
  expect(service?.textContent).toContain(messages.checkout.summary.unavailable);
});

it('[CHK-10] a line that the order was refused for is marked, and no other', () => {
  const lines = [toLine(balm, 'GBP'), toLine(talk, 'GBP')];
  const orderError = new AppError('refused', 'Too much', { category: SHOP_RULES, cause: { lines: [lines[1]?.uid] } });
  useCheckoutStore.setState({ orderError });
  const [first, second] = show(lines);
  expect(second?.textContent).toContain(messages.checkout.summary.refused);
  expect(first?.textContent).not.toContain(messages.checkout.summary.refused);
});

it('[CHK-10] what the order was refused for by others than the shop’s own rules marks no line', () => {
  const line = toLine(balm, 'GBP');
  const orderError = new AppError('refused', 'Too much', { category: 'graphql-input', cause: { lines: [line.uid] } });
  useCheckoutStore.setState({ orderError });
  expect(show([line])[0]?.textContent).not.toContain(messages.checkout.summary.refused);
});

it('[CHK-10] the last look says of a line that costs nothing that it is free', () => {
  const [paid, free] = show([toLine(balm, 'GBP'), toLine(eyeTest, 'GBP')]);
  expect(paid?.textContent).toContain('£9.98');
  expect(free?.textContent).toBe('Eye testQuantity 1Free');
});

it('[CHK-10] the last look tells the links of a downloadable by their titles alone', () => {
  const [line, ...links] = show([toLine(course, 'GBP')]);
  expect(links.map(({ textContent }) => textContent)).toEqual(['Chapter 1', 'Chapter 2']);
  expect(line?.textContent).not.toContain(':');
});

it('a name or an option in Latin letters is marked as English on a Thai page', () => {
  document.documentElement.lang = 'th-TH';
  const options = [{ label: 'ขนาด', value: 'Large' }];
  show([{ ...toLine(balm, 'GBP'), options }]);
  expect(screen.getByText('Balm').lang).toBe('en');
  expect(screen.getByText('Large').lang).toBe('en');
});
