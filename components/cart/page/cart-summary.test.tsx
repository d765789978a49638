// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { cartSettings } from './cart-settings.fixture';
import type { CartSettings } from './cart-summary';
import { CartView } from './cart-view';

const show = (more: Partial<CartSettings> = {}) => renderInShop(<CartView settings={{ ...cartSettings, ...more }} />);
const lineOf = (name: string) => screen.findByRole('listitem', { name });

const scrolled = vi.fn();

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = scrolled.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the coupon', () => {
  it('[CART-8] A coupon is applied, announced and removed, and the focus goes to the control that replaces the pressed one', async () => {
    const { said } = cartShop([balm]);
    const { user } = show();
    await user.type(await screen.findByRole('textbox', { name: 'Voucher code' }), ' SPRING {Enter}');
    const off = await screen.findByRole('button', { name: 'Remove voucher code SPRING' });
    await waitFor(() => expect(document.activeElement).toBe(off));
    expect(said()).toBe('Voucher code SPRING is applied.');
    await user.click(off);
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(said()).toBe('Voucher code SPRING was removed.');
  });

  it('[CART-8] A refused coupon shows Magento’s reason at the field, and an empty one asks for a code', async () => {
    const { names, said } = cartShop([balm]);
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    const reason = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(reason()).toBe('Enter your voucher code.');
    expect(said()).toBe('Enter your voucher code.');
    expect(names()).not.toContain('applyCoupon');
    await user.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(reason()).toBe('This voucher code does not work. Please check it and try again.'));
    expect(said()).toBe(reason());
    expect(document.activeElement).toBe(field);
    expect(scrolled).toHaveBeenCalled();
  });

  it('[CART-8] A reason that the shop has no words for is marked as English on a Thai page', async () => {
    cartShop([balm], { applyCoupon: () => refusal('Codes are off today.') });
    const { user } = show();
    document.documentElement.lang = 'th-TH';
    await user.type(await screen.findByRole('textbox', { name: 'Voucher code' }), 'NOPE{Enter}');
    expect((await screen.findByText('Codes are off today.', { selector: 'form *' })).lang).toBe('en');
    document.documentElement.lang = '';
  });
});

describe('free delivery', () => {
  const offer = (minor: number) => ({
    from: { minor, currency: 'GBP' },
    missing: 'Add {price} more for free delivery',
    reached: 'Your basket qualifies for free delivery',
  });

  it('The summary says how much more makes delivery free, or that it is, and nothing without an offer', async () => {
    cartShop([balm]);
    const more = show({ freeDelivery: offer(1400) });
    await screen.findByText('Add £4.02 more for free delivery');
    more.unmount();
    cartShop([balm]);
    const enough = show({ freeDelivery: offer(998) });
    await screen.findByText('Your basket qualifies for free delivery');
    enough.unmount();
    cartShop([balm]);
    show();
    await lineOf('Balm');
    expect(screen.queryByText(/free delivery/)).toBeNull();
  });
});

describe('the totals', () => {
  const gbp = (value: number) => ({ value, currency: 'GBP' as const });

  it('[CART-8] The totals list discounts, shipping and tax; tax is among the lines where prices exclude it', async () => {
    const { state } = cartShop([balm]);
    state.extra = {
      prices: {
        subtotal_excluding_tax: gbp(8.32),
        subtotal_including_tax: gbp(9.98),
        discounts: [{ label: 'Spring', amount: gbp(1) }],
        applied_taxes: [{ label: 'VAT 20%', amount: gbp(1.46) }],
        grand_total: gbp(8.78),
      },
    };
    show({ display: 1 });
    await lineOf('Balm');
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Subtotal£8.32',
      'Discount (Spring)−£1.00',
      'DeliveryWorked out at checkout',
      'VAT 20%£1.46',
      'Total before delivery£8.78',
    ]);
  });

  it('[CART-2] The summary shows the sum of the quantities, and the grand total in its currency', async () => {
    const { state } = cartShop([balm, lozenges]);
    state.extra = {
      // What the cart's own field says is another thing than the sum, which CART-2 names.
      total_quantity: 77,
      prices: {
        subtotal_excluding_tax: gbp(8.32),
        subtotal_including_tax: gbp(9.98),
        discounts: [{ label: 'Spring', amount: gbp(1) }],
        applied_taxes: [],
        grand_total: { value: 8.98, currency: 'EUR' },
      },
    };
    show();
    await lineOf('Balm');
    expect(within(screen.getByRole('region', { name: 'Order summary' })).getByText('5 items')).toBeDefined();
    const bar = screen.getByText('Total before delivery', { selector: 'span' }).parentElement;
    expect(bar?.textContent).toBe('Total before delivery€8.98');
  });

  it('[CART-8] The totals name the included tax where prices include it, and a virtual cart has no shipping', async () => {
    const { state } = cartShop([balm]);
    state.extra = {
      is_virtual: true,
      prices: {
        subtotal_excluding_tax: gbp(20),
        subtotal_including_tax: gbp(24),
        discounts: null,
        applied_taxes: [{ label: 'VAT 20%', amount: gbp(4) }],
        grand_total: gbp(24),
      },
    };
    show();
    await lineOf('Balm');
    expect(screen.getByText('Includes VAT 20%: £4.00')).toBeDefined();
    expect(screen.queryByText('Delivery')).toBeNull();
  });

  it('The totals link to the checkout where the shop has one', async () => {
    cartShop([balm]);
    const { unmount } = show();
    await lineOf('Balm');
    const links = screen.getAllByRole('link', { name: 'Go to checkout' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/checkout', '/checkout']);
    unmount();
    cartShop([balm]);
    show({ checkoutHref: null });
    await lineOf('Balm');
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });
});
