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

const onVerdict = vi.fn();

async function warned(sku: string, ...items: ReturnType<typeof tablets>[]) {
  state.details = toCart(cartAnswer(items));
  render(<AddedWarning sku={sku} onVerdict={onVerdict} />);
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

  it('is told with what passes a limit, by whatever, so that the basket is refused', async () => {
    const many = tablets('PARA', 3, 'Paracetamol 500 mg');
    expect(await warned('PARA', many)).toContain('Your basket has 3 packs.');
    expect(onVerdict).toHaveBeenLastCalledWith(true);
    cleanup();
    expect(onVerdict).toHaveBeenLastCalledWith(false);
    expect(await warned('IBU', many, ibu)).toContain('Your basket has 3 packs.');
    expect(onVerdict).toHaveBeenLastCalledWith(true);
  });

  it('is told with answers that are missing, which refuse the basket, too', async () => {
    const asked = { ...ibu, product: { ...ibu.product, suitability_form: 'pain' } };
    expect(await warned('IBU', asked)).toBe('First, answer the questions or remove: IBU');
    expect(onVerdict).toHaveBeenLastCalledWith(true);
    cleanup();
    const value = `Answered\nForm: pain, version 3, en\nSeal: ${(Date.now() + 60_000).toString(36)}.${'a'.repeat(64)}`;
    const answers = { customizable_option_uid: 'o', label: 'Suitability', type: 'area' };
    const values = [{ customizable_option_value_uid: 'o', label: '', value }];
    expect(await warned('IBU', { ...asked, customizable_options: [{ ...answers, values }] })).toBe('');
    expect(onVerdict).toHaveBeenLastCalledWith(false);
  });

  it('leaves the way on open with what is only warned of', async () => {
    await warned('NAP', ibu, tablets('NAP', 1, 'Naproxen 250 mg'));
    expect(onVerdict).toHaveBeenLastCalledWith(false);
  });

  it('has no word of what others in the basket share', async () => {
    expect(await warned('IBU', para, ibu, tablets('COLD', 1, 'Paracetamol 500 mg'))).toBe('');
  });

  it('has none where the basket could not be read, or holds no medicine', async () => {
    state.details = null;
    render(<AddedWarning sku="PARA" onVerdict={onVerdict} />);
    await act(async () => undefined);
    expect(document.body.textContent).toBe('');
    cleanup();
    state.details = toCart(cartAnswer([balm]));
    render(<AddedWarning sku="BALM" onVerdict={onVerdict} />);
    await act(async () => undefined);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
