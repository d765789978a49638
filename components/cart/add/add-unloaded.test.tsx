// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartLabels } from '@/components/cart/header/cart-labels.fixture';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddButton } from './add-button';
import { addFromButton } from './add-from-button';

vi.mock('./send-add', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('[CART-4] An add whose client cannot be loaded is taken back with a warning, and may be repeated', async () => {
  resetCart();
  const warnings: unknown[] = [];
  const hear = (event: Event) => warnings.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(WARNING_EVENT, hear);
  render(
    <WithMessages>
      <form>
        <AddButton product={{ sku: 'BALM', name: 'Balm', image: null }} />
      </form>
    </WithMessages>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.dataset.cart = 'adding';
  const done = addFromButton(button, cartLabels);
  expect(useCartStore.getState()).toMatchObject({ adding: 1, added: { sku: 'BALM', isPending: true } });
  await done;
  window.removeEventListener(WARNING_EVENT, hear);
  await waitFor(() => expect(warnings).toEqual([cartLabels.offline]));
  expect(useCartStore.getState()).toMatchObject({ adding: 0, added: null });
  expect(button.dataset.cart).toBeUndefined();
});
