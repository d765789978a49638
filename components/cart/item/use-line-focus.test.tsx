// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LINE } from '@/lib/cart/cart';
import { useLineFocus } from './use-line-focus';

let focusLine: (key: string) => void;

function Lines({ keys }: { keys: string[] }) {
  const focus = useLineFocus();
  focusLine = focus.focusLine;
  return (
    <div ref={focus.place}>
      {keys.map((key) => (
        <p key={key} {...{ [LINE]: key }} tabIndex={-1}>
          {key}
        </p>
      ))}
      <button type="button">Elsewhere</button>
    </div>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showFocused() {
  const { rerender } = render(<Lines keys={['a', 'b']} />);
  const show = (...keys: string[]) => rerender(<Lines keys={keys} />);
  act(() => {
    focusLine('b');
    vi.advanceTimersToNextFrame();
  });
  expect(document.activeElement).toBe(screen.getByText('b'));
  return show;
}

it('[CART-8] a line that goes and comes again as answers arrive keeps the focus', () => {
  const show = showFocused();
  show('a');
  expect(document.activeElement).toBe(document.body);
  show('a', 'b');
  expect(document.activeElement).toBe(screen.getByText('b'));
});

it('[CART-8] a line takes no focus from where the shopper has gone, nor later', () => {
  const show = showFocused();
  screen.getByRole('button').focus();
  show('a');
  show('a', 'b');
  expect(document.activeElement).toBe(screen.getByRole('button'));
  screen.getByRole('button').blur();
  vi.advanceTimersByTime(1500);
  show('b');
  expect(document.activeElement).toBe(document.body);
});

it('[CART-8] a line is focused once it is there', () => {
  const { rerender } = render(<Lines keys={['a']} />);
  act(() => {
    focusLine('b');
    vi.advanceTimersToNextFrame();
  });
  expect(document.activeElement).toBe(document.body);
  rerender(<Lines keys={['a', 'b']} />);
  expect(document.activeElement).toBe(screen.getByText('b'));
});
