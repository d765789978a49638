// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { orderedTotals } from '@/lib/checkout/checkout.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import { OrderTotals } from './order-totals';

afterEach(cleanup);

it.each([
  ['is said to be before delivery while none is chosen', { shipping: null }, false, 'Total before delivery'],
  ['is the total once one is', {}, false, 'Total'],
  ['is the total where nothing is sent', { shipping: null }, true, 'Total'],
])('what it comes to %s', (_, more, isVirtual, name) => {
  render(
    <WithMessages>
      <OrderTotals totals={{ ...orderedTotals, ...more }} display={2} isVirtual={isVirtual} />
    </WithMessages>,
  );
  expect(screen.getAllByRole('term').at(-1)?.textContent).toBe(name);
});
