// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import { OrderStatus } from './order-status';

afterEach(cleanup);

it.each([
  ['pay', 'amber', '#icon-clock'],
  ['pack', 'sunken', undefined],
  ['some', 'sky', '#icon-truck'],
  ['rest', 'sky', '#icon-truck'],
  ['sent', 'leaf', '#icon-check'],
  ['cancelled', 'sunken', undefined],
] as const)('an order whose next step is “%s” is %s, and colour never speaks alone', (next, colour, sign) => {
  render(
    <WithMessages>
      <OrderStatus next={next}>Processing</OrderStatus>
    </WithMessages>,
  );
  const pill = screen.getByText('Processing').closest('.rounded-full');
  expect(pill?.className).toContain(`bg-${colour}`);
  expect(pill?.querySelector('use')?.getAttribute('href')).toBe(sign);
});
