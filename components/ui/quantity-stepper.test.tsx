// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nearestQuantity } from './quantity';
import { QuantityStepper } from './quantity-stepper';

const onCommit = vi.fn();
const words = { label: 'Quantity', decrease: 'Fewer', increase: 'More' };

beforeEach(() => {
  onCommit.mockReset();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (element: HTMLElement) => fireEvent.click(element);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('QuantityStepper', () => {
  it('counts several presses as one change, after a pause', () => {
    render(<QuantityStepper value={2} onCommit={onCommit} words={words} />);
    press(button('More'));
    pass(500);
    press(button('More'));
    pass(500);
    expect(field().value).toBe('4');
    expect(onCommit).not.toHaveBeenCalled();
    pass(500);
    expect(onCommit.mock.calls).toEqual([[4]]);
  });

  it('commits what is typed on Enter, once', () => {
    render(<QuantityStepper value={2} onCommit={onCommit} words={words} />);
    type('12');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onCommit.mock.calls).toEqual([[12]]);
    fireEvent.blur(field());
    pass(2000);
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it('commits what is typed on leaving, within the limits', () => {
    render(<QuantityStepper value={2} max={10} onCommit={onCommit} words={words} />);
    type('99');
    fireEvent.blur(field());
    expect(onCommit.mock.calls).toEqual([[10]]);
  });

  it('goes back to what is true when it is left empty, or on Escape', () => {
    render(<QuantityStepper value={2} onCommit={onCommit} words={words} />);
    type('');
    pass(2000);
    expect(field().value).toBe('');
    fireEvent.blur(field());
    expect(field().value).toBe('2');
    type('5');
    fireEvent.keyDown(field(), { key: 'Escape' });
    pass(2000);
    expect(field().value).toBe('2');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('does not commit what is true already', () => {
    render(<QuantityStepper value={2} onCommit={onCommit} words={words} />);
    press(button('More'));
    press(button('Fewer'));
    pass(2000);
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('stops at its limits and steps in multiples', () => {
    const { rerender } = render(
      <QuantityStepper value={6} min={6} max={18} step={6} onCommit={onCommit} words={words} />,
    );
    expect(button('Fewer').getAttribute('aria-disabled')).toBe('true');
    press(button('Fewer'));
    expect(field().value).toBe('6');
    press(button('More'));
    expect(field().value).toBe('12');
    pass(1000);
    expect(onCommit.mock.calls).toEqual([[12]]);
    rerender(<QuantityStepper value={18} min={6} max={18} step={6} onCommit={onCommit} words={words} />);
    expect(field().value).toBe('18');
    expect(button('More').getAttribute('aria-disabled')).toBe('true');
  });

  it('changes nothing while it is disabled', () => {
    render(<QuantityStepper value={2} isDisabled onCommit={onCommit} words={words} />);
    press(button('More'));
    type('5');
    fireEvent.keyDown(field(), { key: 'Enter' });
    pass(2000);
    expect(field().value).toBe('2');
    expect(onCommit).not.toHaveBeenCalled();
  });
});

describe('nearestQuantity', () => {
  it.each([
    [0, {}, 1],
    [-3, {}, 1],
    [2.4, {}, 2],
    [99, { max: 10 }, 10],
    [5, { min: 1, max: 0 }, 1],
    [7, { step: 6 }, 6],
    [1, { min: 10, step: 6 }, 12],
    [0.31, { min: 0.1, step: 0.1 }, 0.3],
    [Number.NaN, { max: 10 }, 4],
  ])('brings %d within %j', (asked, limits, expected) => {
    expect(nearestQuantity(asked, 4, limits)).toBe(expected);
  });
});
