// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Alert } from './alert';
import { Busy } from './spinner';

afterEach(cleanup);

describe('Alert', () => {
  it('an alert interrupts with errors, and lets the rest wait its turn', () => {
    render(
      <>
        <Alert kind="error" title="Declined">
          Try another card.
        </Alert>
        <Alert kind="warning">Only 2 left.</Alert>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('DeclinedTry another card.');
    expect(screen.getByRole('status').textContent).toBe('Only 2 left.');
  });

  it('an alert is silent where it is told to be', () => {
    render(<Alert kind="error" isLive={false} title="Declined" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'an alert of kind %s has a drawing beside its colour',
    (kind) => {
      const { container } = render(<Alert kind={kind}>Text</Alert>);
      expect(container.querySelector('svg use')).not.toBeNull();
    },
  );
});

describe('Busy', () => {
  it('the busy indicator says what is waited for', () => {
    render(<Busy label="Loading your basket" />);
    expect(screen.getByRole('status').textContent).toBe('Loading your basket');
  });
});
