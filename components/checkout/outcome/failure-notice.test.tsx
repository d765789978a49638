// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderStopped } from '@/lib/checkout/order/order-failure';
import { AppError } from '@/lib/errors/app-error';
import { WithMessages } from '@/lib/testing/with-messages';
import { FailureNotice } from './failure-notice';

afterEach(cleanup);

describe('[CHK-10] an order that is refused', () => {
  it.each([
    ['for less than the least amount says which that is', 'rules', 'Minimum order amount is £50.00', true],
    ['because too many calls were made says what to do by itself', 'tooMany', 'There were too many tries.', false],
  ] as const)('%s', (_, failure, message, isSaid) => {
    render(
      <WithMessages>
        <FailureNotice failure={failure} error={new AppError('refused', message)} />
      </WithMessages>,
    );
    expect(screen.queryByText(message) !== null).toBe(isSaid);
  });

  it('in another currency than was shown names the one to choose', () => {
    const error = new OrderStopped('currency', 'The total has changed.', undefined, 'GBP');
    render(
      <WithMessages>
        <FailureNotice failure="currency" error={error} />
      </WithMessages>,
    );
    expect(screen.getByText(/your order would be in GBP/).textContent).toContain('change the currency to GBP');
  });
});
