// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm, eyeTest, lozenges, talk, talkOn } from '@/lib/cart/cart.fixture';
import { runAhead } from '@/lib/testing/run-ahead';
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
const lineOf = (name: string) => screen.findByRole('listitem', { name });
const amounts = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the lines of the cart page', () => {
  it('[CART-8] [CART-2] A line shows product, options and prices, read from the network', async () => {
    const { names } = cartShop([balm, lozenges]);
    show();
    const line = await lineOf('Lozenges');
    expect(line.textContent).toContain('Taste:Mint');
    expect(line.textContent).toContain('£3.00 each');
    expect(line.textContent).toContain('£9.00');
    expect(within(line).getByRole('link', { name: 'Lozenges' }).getAttribute('href')).toContain('/loz.html');
    expect(amounts('Total before delivery')).toBe('Total before delivery£18.98');
    expect(names()).toContain('cartDetails');
  });

  it('On a Thai page English in a line’s options, and in the word on a removed line, is marked as English', async () => {
    cartShop([balm, lozenges]);
    const { user } = show();
    document.documentElement.lang = 'th-TH';
    const line = await lineOf('Lozenges');
    const english = (within: Element | null) =>
      [...(within?.querySelectorAll('[lang="en"]') ?? [])].map(({ textContent }) => textContent);
    expect(english(line.querySelector('dl'))).toEqual(['Taste:', 'Mint', 'Pack:']);
    await user.click(within(line).getByRole('button', { name: 'Remove Lozenges' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(english(document.activeElement?.parentElement ?? null).join()).toContain('Lozenges');
  });

  it('[STORE-10] A line shows prices without tax, or with both, as the tax display is configured', async () => {
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

  it('[CART-8] A line that costs nothing is free, and says nothing of one of it; the total stays a figure', async () => {
    cartShop([eyeTest]);
    show({ display: 3 });
    const line = await lineOf('Eye test');
    expect(line.textContent).toContain('Free');
    expect(line.textContent).not.toContain('£');
    expect(amounts('Total before delivery')).toBe('Total before delivery£0.00');
  });

  it('[CART-8] An appointment whose day has passed keeps a basket from the checkout', async () => {
    cartShop([talkOn('2999-01-01 00:00:00')]);
    const { unmount } = show();
    expect((await lineOf('Talk with a pharmacist')).textContent).not.toContain('has passed');
    expect(screen.getAllByRole('link', { name: /checkout/ }).length).toBeGreaterThan(0);
    unmount();
    cartShop([talkOn('2020-01-01 00:00:00')]);
    show();
    expect((await lineOf('Talk with a pharmacist')).textContent).toContain('has passed');
    expect(screen.getAllByText(/has passed/), 'where the way on would be, too').toHaveLength(2);
    expect(screen.queryByRole('link', { name: /checkout/ })).toBeNull();
  });

  it('[CART-8] Presses of the stepper make one request when they pause', async () => {
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

  it('[CART-8] A typed quantity is sent, and Escape discards it', async () => {
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

  it('[CART-8] A quantity above the stock becomes the stock, with a message beside the field', async () => {
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

  it('[CART-8] A refused quantity is set back, and the reason is shown without the SKU', async () => {
    cartShop([balm], {
      updateItem: () => refusal('Could not update the product with SKU BALM: The requested qty is not available'),
    });
    const { user } = show();
    const line = await lineOf('Balm');
    runAhead();
    await user.click(within(line).getByRole('button', { name: 'One more of Balm' }));
    expect((await within(line).findByRole('alert')).textContent).toBe(
      'The quantity could not be changed: We do not have that many. Please choose fewer.',
    );
    expect(within(line).getByRole<HTMLInputElement>('textbox').value).toBe('2');
  });
});

describe('removing a line', () => {
  it('[CART-8] A removed line can be restored to its place, and the focus follows', async () => {
    const { calls, said } = cartShop([balm, soap]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    const described = document.getElementById(undo.getAttribute('aria-describedby') ?? '');
    expect([described?.textContent, said()], 'said once, with the focus').toEqual(['Balm was removed.', '']);
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

  it('[CART-5] The totals are busy while a removed line is on its way back', async () => {
    const shop = cartShop([balm, soap]);
    const add = shop.answers.addToCart as (call: unknown) => unknown;
    let letGo = () => {};
    shop.answers.addToCart = (call: unknown) =>
      new Promise((resolve) => {
        letGo = () => resolve(add(call));
      });
    const { user } = show();
    const isBusy = () => screen.getByText('Total before delivery', { selector: 'dt' }).closest('[aria-busy]')?.ariaBusy;
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    await waitFor(() => expect(isBusy()).toBe('false'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isBusy()).toBe('true'));
    letGo();
    await waitFor(() => expect(isBusy()).toBe('false'));
  });

  it('[CART-8] The next action ends the offer to restore a removed line', async () => {
    cartShop([balm, soap]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    await screen.findByRole('button', { name: 'Undo' });
    runAhead();
    await user.click(screen.getByRole('button', { name: 'One more of Soap' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('[CART-8] A typed 0 removes the line, and an empty cart still offers to restore it', async () => {
    cartShop([balm]);
    const { user } = show();
    const field = within(await lineOf('Balm')).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '0{Enter}');
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await lineOf('Balm');
  });

  it('[CART-8] [CART-5] A refused removal shows the line again with the error of the store', async () => {
    cartShop([balm, soap], { removeItem: () => refusal("The cart doesn't contain the item") });
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: 'Remove Balm' }));
    const line = await lineOf('Balm');
    expect((await within(line).findByRole('alert')).textContent).toContain('This is no longer in your basket.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('having a removed line back', () => {
  const day = (value: string) => ({
    customizable_option_uid: 'day',
    label: 'Day',
    type: 'date',
    values: [{ customizable_option_value_uid: 'day', label: '', value }],
  });
  const dated = { ...talk, customizable_options: [day('24 Dec 2026')] };

  it('[CART-8] A line with a date is restored with what was entered, not with what the cart shows of it', async () => {
    const { calls } = cartShop([dated]);
    localStorage.setItem('entered_options', '["day:2026-12-24 00:00:00"]');
    const { user } = show();
    await user.click(within(await lineOf('Talk with a pharmacist')).getByRole('button', { name: /^Remove/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await lineOf('Talk with a pharmacist');
    const added = calls.filter(({ query }) => query.includes('addProductsToCart'));
    expect(added.map(({ variables }) => variables.items)).toEqual([
      [{ sku: 'TALK', quantity: 1, entered_options: [{ uid: 'day', value: '2026-12-24 00:00:00' }] }],
    ]);
  });

  it('A line tells where the shop has noted another time than was entered', async () => {
    const time = { ...day('3:30 am'), type: 'time' };
    cartShop([{ ...talk, customizable_options: [time] }]);
    localStorage.setItem('entered_options', '["day:1970-01-01 15:30:00"]');
    show();
    const line = await lineOf('Talk with a pharmacist');
    expect(line.textContent).toContain('3:30 am');
    expect(within(line).getByRole('alert').textContent).toContain('another time than you entered');
    expect(within(line).getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['another line stays', [dated, balm]],
    ['the cart is empty then', [dated]],
  ])('[CART-8] A removed line that could not be restored is not offered back: %s', async (_, lines) => {
    cartShop(lines);
    const { user } = show();
    await user.click(within(await lineOf('Talk with a pharmacist')).getByRole('button', { name: /^Remove/ }));
    // The page of an empty cart has another one in its place.
    const notice = () => screen.getByText('Talk with a pharmacist was removed.', { selector: 'main p, div p' });
    await waitFor(() => expect(document.activeElement).toBe(notice()));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('[CART-8] [CART-5] A line that cannot be restored has its reason shown above the lines', async () => {
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
