// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FormFrame } from './form-frame';

afterEach(cleanup);

it('a double click sends a form once, also where the answer came between the two clicks', async () => {
  const send = vi.fn(async () => {});
  render(
    <FormFrame send={send} prepare={() => {}}>
      <input type="checkbox" />
      <button type="submit">
        <span>Send</span>
      </button>
    </FormFrame>,
  );
  const press = (clicks: number) => act(async () => void fireEvent.click(screen.getByText('Send'), { detail: clicks }));
  await press(1);
  await press(2);
  expect(send).toHaveBeenCalledTimes(1);
  await press(1);
  expect(send, 'another click is another wish').toHaveBeenCalledTimes(2);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box, { detail: 2 });
  expect(box.checked, 'what does not send takes every click').toBe(true);
});

it('a press of what sends it leaves no field, whose complaint would move the button away before the click', async () => {
  const send = vi.fn(async () => {});
  const leave = vi.fn();
  render(
    <FormFrame send={send} prepare={() => {}}>
      <input aria-label="E-mail" onBlur={leave} />
      <button type="button">Other</button>
      <button type="submit">
        <span>Send</span>
      </button>
    </FormFrame>,
  );
  const field = screen.getByRole('textbox');
  const user = userEvent.setup();
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') });
  expect(leave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  await user.pointer('[/MouseLeft]');
  expect(send).toHaveBeenCalledTimes(1);
  await user.click(screen.getByText('Other'));
  expect(leave, 'any other press leaves it').toHaveBeenCalledTimes(1);
  await act(async () => (document.activeElement as HTMLElement).blur());
  await user.click(screen.getByText('Send'));
  expect(document.activeElement, 'who comes from elsewhere is at the button').toBe(
    screen.getByRole('button', { name: 'Send' }),
  );
});
