// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ibuprofen } from '@/lib/catalog/options/product-options.fixture';
import { showForm, visitProduct } from './product-form-island.fixture';

visitProduct();

it('[CAT-5] a button that would change nothing says so, and keeps the focus', async () => {
  const user = showForm({ configurable: ibuprofen });
  const [fewer, more] = ['fewer', 'more'].map((by) => screen.getByRole('button', { name: `Quantity: one ${by}` }));
  if (!fewer || !more) throw new Error();
  const ends = () => [fewer, more].map((button) => button.getAttribute('aria-disabled') === 'true');
  expect(ends(), 'as the server says').toEqual([true, false]);
  await user.click(more);
  await waitFor(() => expect(ends()).toEqual([false, false]));
  await user.click(more);
  expect(ends()).toEqual([false, true]);
  expect(document.activeElement).toBe(more);
  await user.click(screen.getByRole('radio', { name: /Pack of 48/ }));
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(field);
  await user.type(field, '99');
  expect(ends(), 'more than there may be goes no further').toEqual([false, field.max !== '']);
  await user.clear(screen.getByRole('spinbutton'));
  expect(ends(), 'nothing written is no end').toEqual([false, false]);
});
