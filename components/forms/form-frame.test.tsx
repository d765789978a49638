// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
