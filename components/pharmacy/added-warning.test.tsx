// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '@/lib/cart/cart';
import { balm, cartAnswer } from '@/lib/cart/cart.fixture';
import { toCart } from '@/lib/cart/to-cart';
import type { GuardSource } from '@/lib/pharmacy/guard/guard-source';
import british from '@/messages/en-GB.json';
import { AddedWarning } from './added-warning';

const state = vi.hoisted(() => ({ details: null as Cart | null }));
vi.mock('@/lib/cart/use-cart', () => ({ useCart: () => ({ details: state.details }) }));

const text = (code: string) => ({ code, input: 'text', options: [] });
vi.mock('@/lib/pharmacy/guard/load-guard-source', () => ({
  loadGuardSource: async (): Promise<GuardSource> => ({
    locale: 'en-GB',
    messages: { pharmacy: british.pharmacy },
    attributes: [text('active_amounts'), text('unit_pricing_measure')],
  }),
}));

const tablets = (sku: string, quantity: number, active_amounts: string) => ({
  ...balm,
  uid: sku,
  quantity,
  product: { ...balm.product, uid: sku, sku, name: sku, active_amounts, unit_pricing_measure: '16 tablets' },
});

async function warned(sku: string, ...items: ReturnType<typeof tablets>[]) {
  state.details = toCart(cartAnswer(items));
  render(<AddedWarning sku={sku} />);
  await waitFor(() => expect(screen.getByRole('status')).toBeTruthy());
  return screen.getByRole('status').textContent ?? '';
}

afterEach(cleanup);

describe('What has just been added', () => {
  const para = tablets('PARA', 1, 'Paracetamol 500 mg');
  const ibu = tablets('IBU', 1, 'Ibuprofen 200 mg');

  it('is warned of where something in the basket has its ingredient, or works as it does', async () => {
    expect(await warned('COLD', para, tablets('COLD', 1, 'Acetaminophen 500 mg; Caffeine 25 mg'))).toBe(
      'Your basket has another medicine with paracetamol. Take only one at a time.',
    );
    cleanup();
    expect(await warned('NAP', ibu, tablets('NAP', 1, 'Naproxen 250 mg'))).toBe(
      'Your basket has another anti-inflammatory painkiller. Take only one at a time.',
    );
  });

  it('is told with what passes a limit', async () => {
    expect(await warned('PARA', tablets('PARA', 3, 'Paracetamol 500 mg'))).toContain('Your basket has 3 packs.');
  });

  it('has no word of what others in the basket share', async () => {
    expect(await warned('IBU', para, ibu, tablets('COLD', 1, 'Paracetamol 500 mg'))).toBe('');
  });

  it('has none where the basket could not be read, or holds no medicine', async () => {
    state.details = null;
    render(<AddedWarning sku="PARA" />);
    await act(async () => undefined);
    expect(document.body.textContent).toBe('');
    cleanup();
    state.details = toCart(cartAnswer([balm]));
    render(<AddedWarning sku="BALM" />);
    await act(async () => undefined);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
