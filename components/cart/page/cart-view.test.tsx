// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm, cartAnswer, lozenges, overTheWire } from '@/lib/cart/cart.fixture';
import { resetCart } from '@/lib/cart/session/cart-store';
import { fakeDialogs } from '@/lib/testing/dialog';
import { cartSettings } from './cart-settings.fixture';
import type { CartSettings } from './cart-summary';
import { CartView } from './cart-view';

const soap = {
  ...balm,
  uid: 'OTk=',
  quantity: 1,
  product: { ...balm.product, uid: 'product-SOAP', sku: 'SOAP', name: 'Soap', url_key: 'soap' },
};

const show = (more: Partial<CartSettings> = {}) => renderInShop(<CartView settings={{ ...cartSettings, ...more }} />);
const empty = overTheWire(cartAnswer([], { id: 'another' }));
const lineOf = (name: string) => screen.findByRole('listitem', { name });
const amounts = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

beforeEach(() => {
  localStorage.clear();
  fakeDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the lines of the cart page', () => {
  it('[CART-8] [CART-2] say what is bought, of which choice, for how much, as the shop reads it fresh', async () => {
    const { names } = cartShop([balm, lozenges]);
    show();
    const line = await lineOf('Lozenges');
    expect(line.textContent).toContain('Taste:Mint');
    expect(line.textContent).toContain('£3.00 each');
    expect(line.textContent).toContain('£9.00');
    expect(within(line).getByRole('link', { name: 'Lozenges' }).getAttribute('href')).toContain('/loz.html');
    expect(amounts('Total')).toBe('Total£18.98');
    expect(names()).toContain('cartDetails');
  });

  it('[STORE-10] show prices without tax where the shop does, and both where it shows both', async () => {
    cartShop([balm]);
    const { unmount } = show({ display: 1 });
    expect((await lineOf('Balm')).textContent).toContain('£4.16 each');
    unmount();
    cartShop([balm]);
    show({ display: 3 });
    const text = (await lineOf('Balm')).textContent;
    expect(text).toContain('£4.99 each');
    expect(text).toContain('£8.32 excl. VAT');
  });

  it('[CART-8] change their quantity by steps, which ask once when they pause', async () => {
    const { calls, said } = cartShop([balm]);
    const { user } = show();
    const more = within(await lineOf('Balm')).getByRole('button', { name: 'One more of Balm' });
    await user.click(more);
    await user.click(more);
    await waitFor(() => expect(said()).toBe('Balm: the quantity is now 4.'));
    const updates = calls.filter(({ query }) => query.includes('updateCartItems'));
    expect(updates.map(({ variables }) => variables.quantity)).toEqual([4]);
    expect(document.activeElement).toBe(more);
  });

  it('[CART-8] take a quantity that is typed; Escape takes it back', async () => {
    const { state } = cartShop([balm]);
    const { user } = show();
    const field = within(await lineOf('Balm')).getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Balm' });
    await user.click(field);
    await user.keyboard('12{Escape}');
    expect(field.value).toBe('2');
    await user.keyboard('{Control>}a{/Control}7{Enter}');
    await waitFor(() => expect(state.items[0]?.quantity).toBe(7));
    expect(field.value).toBe('7');
  });

  it('[CART-8] set no more than there are, and say so beside the field', async () => {
    const { state } = cartShop([{ ...balm, product: { ...balm.product, only_x_left_in_stock: 5 } }]);
    const { user } = show();
    const line = await lineOf('Balm');
    const field = within(line).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '9{Enter}');
    await waitFor(() => expect(state.items[0]?.quantity).toBe(5));
    expect(within(line).getByRole('alert').textContent).toBe('We only have 5 of this.');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('only have 5');
    const more = within(line).getByRole('button', { name: 'One more of Balm' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  it('[CART-8] keep the old quantity where the shop refuses, with its reason but not its SKU', async () => {
    cartShop([balm], {
      updateItem: () => refusal('Could not update the product with SKU BALM: The requested qty is not available'),
    });
    const { user } = show();
    const line = await lineOf('Balm');
    await user.click(within(line).getByRole('button', { name: 'One more of Balm' }));
    expect((await within(line).findByRole('alert')).textContent).toBe(
      'The quantity could not be changed: The requested qty is not available',
    );
    expect(within(line).getByRole<HTMLInputElement>('textbox').value).toBe('2');
  });
});

describe('removing a line', () => {
  it('[CART-8] can be undone in its place until something else is done; the focus follows', async () => {
    const { calls, said } = cartShop([balm, soap]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    expect(said()).toBe('Balm was removed.');
    expect(screen.queryByRole('listitem', { name: 'Balm' })).toBeNull();
    await user.click(undo);
    const back = await lineOf('Balm');
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(said()).toBe('Balm is back in your basket.');
    expect(
      calls.filter(({ query }) => query.includes('addProductsToCart')).map(({ variables }) => variables.items),
    ).toEqual([[{ sku: 'BALM', quantity: 2 }]]);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual(['Balm', 'Soap']);
  });

  it('[CART-8] is settled by the next action', async () => {
    cartShop([balm, soap]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'One more of Soap' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('[CART-8] is what a typed 0 asks for; an empty cart still offers it back', async () => {
    cartShop([balm]);
    const { user } = show();
    const field = within(await lineOf('Balm')).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '0{Enter}');
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await lineOf('Balm');
  });

  it('[CART-8] [CART-5] that the shop refuses brings the line back with the recorded error', async () => {
    cartShop([balm, soap], { removeItem: () => refusal("The cart doesn't contain the item") });
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    const line = await lineOf('Balm');
    expect((await within(line).findByRole('alert')).textContent).toContain("The cart doesn't contain the item");
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('having a removed line back', () => {
  it('[CART-8] [CART-5] that the shop refuses says why, of a line that is not there', async () => {
    const shop = cartShop([balm, soap]);
    const { addToCart } = shop.answers;
    shop.answers.addToCart = async (call: unknown) => {
      const answer = (addToCart as (call: unknown) => { addProductsToCart: object })(call);
      const userError = { __typename: 'CartUserInputError', code: 'NOT_SALABLE', message: 'Sold out meanwhile.' };
      shop.state.items = shop.state.items.filter(({ product }) => product.sku !== 'BALM');
      return { addProductsToCart: { ...answer.addProductsToCart, user_errors: [userError] } };
    };
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Sold out meanwhile.');
  });
});

describe('the coupon', () => {
  it('[CART-8] is applied, said, and taken off again; the focus goes to what took its place', async () => {
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

  it('[CART-8] that is no good says Magento’s reason at the field, and an empty one what to do', async () => {
    const { names } = cartShop([balm]);
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    const reason = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(reason()).toBe('Enter your voucher code.');
    expect(names()).not.toContain('applyCoupon');
    await user.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(reason()).toBe("The coupon code isn't valid. Verify the code and try again."));
    expect(document.activeElement).toBe(field);
  });
});

describe('the totals', () => {
  const gbp = (value: number) => ({ value, currency: 'GBP' as const });

  it('[CART-8] list discounts, delivery and tax; tax is among the lines where prices exclude it', async () => {
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
      'Discount (Spring)-£1.00',
      'DeliveryWorked out at checkout',
      'VAT 20%£1.46',
      'Total£8.78',
    ]);
  });

  it('[CART-2] are short in the summary: the sum of the quantities, and the grand total in its currency', async () => {
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
    const bar = screen.getByText('Total', { selector: 'span' }).parentElement;
    expect(bar?.textContent).toBe('Total€8.98');
  });

  it('[CART-8] say what tax is in the total where prices include it; what is not sent has no delivery', async () => {
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

  it('lead to the checkout, where the shop has one', async () => {
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

describe('the state of the cart', () => {
  it('is empty without a cart, with a way on and without asking', async () => {
    const { calls } = cartShop([]);
    localStorage.clear();
    resetCart();
    show();
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/');
    expect(calls).toEqual([]);
  });

  it('keeps its room while it is on its way', () => {
    cartShop([balm], { cartDetails: () => new Promise(() => undefined) });
    show();
    expect(screen.getByRole('status', { name: 'Loading your basket' })).toBeDefined();
  });

  it('that could not be read says so and can be asked again', async () => {
    let isDown = true;
    const shop = cartShop([balm]);
    const { cartDetails } = shop.answers;
    shop.answers.cartDetails = (call: unknown) =>
      isDown ? refusal('Internal server error') : (cartDetails as (call: unknown) => unknown)(call);
    const { user } = show();
    await screen.findByRole('heading', { name: 'We could not load your basket' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await lineOf('Balm');
  });

  it('[CART-5] of which none could be created is not called empty, and another try creates one', async () => {
    let isDown = true;
    cartShop([balm], {
      cartDetails: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === 'another' ? { cart: empty } : refusal('Could not find a cart with ID "x"'),
      createCart: () => (isDown ? refusal('Internal server error') : { cartId: 'another' }),
    });
    const { user } = show();
    await screen.findByRole('heading', { name: 'We could not load your basket' });
    expect(screen.queryByRole('heading', { name: 'Your basket is empty' })).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(localStorage.getItem('cartId')).toBe('another');
  });

  it('[CART-3] that was lost on the server is told kindly, beside the new one', async () => {
    cartShop([balm], {
      cartDetails: () => refusal('Could not find a cart with ID "x"'),
      cartSummary: () => refusal('Could not find a cart with ID "x"'),
      createCart: { cartId: 'another' },
    });
    show();
    expect((await screen.findByText(/earlier basket is no longer available/)).textContent).toContain('a new one');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeDefined();
  });
});
