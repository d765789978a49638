// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { added, cart, items, line, names, product, refused } from '@/lib/cart/cart-writes.fixture';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { addToCart, restoreItem } from './add-to-cart';
import { removeItem } from './remove-item';
import { changeOptions, updateItem } from './update-item';

beforeEach(() => {
  localStorage.clear();
  resetCart();
});
afterEach(() => vi.unstubAllGlobals());

describe('adding', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));

  it('[CART-4] [CART-5] Adding is under way until the answer has come', async () => {
    fakeCommerce({ addToCart: added() });
    const outcome = addToCart(product, items);
    expect(useCartStore.getState().isAddingItem).toBe(true);
    await outcome;
    expect(useCartStore.getState()).toMatchObject({ isAddingItem: false, addItemError: null, added: product });
  });

  it('[CART-6] Adding stores the product’s image by its SKU', async () => {
    fakeCommerce({ addToCart: added() });
    await addToCart(product, items);
    expect(JSON.parse(localStorage.getItem('imagesBySku') ?? '')).toEqual({ BALM: { url: product.image } });
  });

  it('[CART-4] Adding returns the user errors of refused items and adds the others', async () => {
    const two = [...items, { sku: 'GONE', quantity: 1 }];
    fakeCommerce({ addToCart: added([balm], ['NOT_SALABLE', 'Product that you are trying to add is not available.']) });
    expect(await addToCart(product, two)).toMatchObject({
      added: true,
      userErrors: [{ code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' }],
    });
    expect(useCartStore.getState().addItemError?.message).toMatch(/not available/);
  });

  it('[CART-4] Adding shows no popup where nothing was added', async () => {
    fakeCommerce({ addToCart: added([], ['UNDEFINED', 'You need to choose options for your item.']) });
    expect(await addToCart(product, items)).toMatchObject({ added: false });
    expect(useCartStore.getState().added).toBeNull();
  });

  it('A removed line is restored with its selection', async () => {
    const { calls } = fakeCommerce({ addToCart: added([lozenges]) });
    await restoreItem(line(lozenges));
    expect(calls[0]?.variables.items).toEqual([{ sku: 'LOZ', quantity: 3, selected_options: ['mint', 'twelve'] }]);
    fakeCommerce({ addToCart: added([], ['INSUFFICIENT_STOCK', 'The requested qty is not available']) });
    await expect(restoreItem(line(lozenges))).rejects.toThrow('The requested qty is not available');
    expect(useCartStore.getState()).toMatchObject({ isAddingItem: false, added: null });
  });
});

describe('changing a line', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));
  const updated = (...lines: CartItemAnswer[]) => ({
    updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: cart(lines) },
  });
  const replaced = (lines: CartItemAnswer[], ...refusals: [string, string][]) => ({
    removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: { __typename: 'Cart', id: 'cart-1' } },
    ...added(lines, ...refusals),
  });

  it('A removed line is restored after its removal, though that waits for a change of the line', async () => {
    const { calls } = fakeCommerce({
      replaceItem: replaced([{ ...lozenges, uid: 'changed', quantity: 4 }]),
      removeItem: { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: cart([]) } },
      addToCart: added([lozenges]),
    });
    const shown = line({ ...lozenges, uid: 'to-be-restored' });
    await Promise.all([updateItem(shown, 4), removeItem(shown), restoreItem(shown)]);
    expect(names(calls)).toEqual(['replaceItem', 'removeItem', 'addToCart']);
  });

  it('[CART-4] A changed quantity is sent for the line', async () => {
    const { calls } = fakeCommerce({ updateItem: updated({ ...balm, quantity: 3 }) });
    const done = updateItem(line(balm), 3);
    expect(useCartStore.getState().isUpdatingItem).toBe(true);
    await done;
    expect(calls[0]?.variables).toEqual({ cartId: 'cart-1', uid: balm.uid, quantity: 3 });
    expect(useCartStore.getState()).toMatchObject({ isUpdatingItem: false, updateItemError: null });
  });

  it('[CART-4] A quantity of 0 removes the line', async () => {
    const { calls } = fakeCommerce({
      removeItem: { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: cart([]) } },
    });
    await updateItem(line(balm), 0);
    expect(calls[0]?.variables).toEqual({ cartId: 'cart-1', uid: balm.uid });
  });

  it('[CART-4] A refused change stores its error', async () => {
    fakeCommerce({
      updateItem: refused('Could not update the product with SKU BALM: The requested qty is not available'),
      removeItem: refused("The cart doesn't contain the item"),
    });
    await expect(updateItem(line(balm), 999)).rejects.toThrow('The requested qty is not available');
    await expect(removeItem(line(balm))).rejects.toThrow("The cart doesn't contain the item");
    const { updateItemError, removeItemError, isUpdatingItem } = useCartStore.getState();
    expect([updateItemError?.kind, removeItemError?.kind, isUpdatingItem]).toEqual(['refused', 'refused', false]);
  });

  it('[CART-4] A configurable line is removed and added, in this order, in one request', async () => {
    const again = { ...lozenges, uid: 'new-uid', quantity: 5 };
    const { calls } = fakeCommerce({ replaceItem: replaced([again]) });
    await updateItem(line(lozenges), 5);
    expect(calls[0]?.query).toMatch(/removeItemFromCart.*addProductsToCart/s);
    expect(calls[0]?.variables).toEqual({
      cartId: 'cart-1',
      replacedUid: lozenges.uid,
      items: [{ sku: 'LOZ', quantity: 5, selected_options: ['mint', 'twelve'] }],
    });
  });

  it('[CART-4] A configurable line is changed in its place where it could not be added again', async () => {
    const values = [{ customizable_option_value_uid: 'day', label: '', value: '24 Dec 2026' }];
    const day = { customizable_option_uid: 'day', label: 'Day', type: 'date', values };
    const dated = { ...lozenges, uid: 'dated', configurable_customizable_options: [day] };
    const { calls } = fakeCommerce({ updateItem: updated({ ...dated, quantity: 5 }) });
    await updateItem(line(dated), 5);
    expect(calls.map(({ variables }) => variables)).toEqual([{ cartId: 'cart-1', uid: 'dated', quantity: 5 }]);
  });

  it('[CART-4] The second of two changes finds a configurable line by its new uid', async () => {
    const { calls } = fakeCommerce({
      replaceItem: ({ variables }: { variables: Record<string, unknown> }) =>
        replaced([{ ...lozenges, uid: `${variables.replacedUid}+` }]),
    });
    const shown = line({ ...lozenges, uid: 'shown' });
    await Promise.all([updateItem(shown, 5), updateItem(shown, 6)]);
    expect(calls.map(({ variables }) => variables.replacedUid)).toEqual(['shown', 'shown+']);
  });

  it('[CART-4] The old line is restored where other options are refused, and the error says why', async () => {
    const { calls } = fakeCommerce({
      replaceItem: replaced([], ['NOT_SALABLE', 'Product that you are trying to add is not available.']),
      addToCart: added([lozenges]),
    });
    const own = line({ ...lozenges, uid: 'of its own' });
    const other = { ...own.input, selected_options: ['orange', 'twelve'] };
    await expect(changeOptions(own, other)).rejects.toThrow('not available');
    expect(calls.at(-1)?.variables.items).toEqual([line(lozenges).input]);
    expect(useCartStore.getState().updateItemError?.message).toMatch(/not available/);
  });

  describe('a quantity that Magento 2.4.8 refuses by the cart as it was', () => {
    const jar = { ...balm, uid: 'jar' };
    const unchanged = { updateItem: updated(jar) };

    it('[CART-4, NET-8] is refused, also twice in a row, when the page shows what was wanted', async () => {
      fakeCommerce(unchanged);
      await expect(updateItem(line(jar), 99)).rejects.toMatchObject({ kind: 'refused', message: /requested qty/ });
      await expect(updateItem(line({ ...jar, quantity: 99 }), 77)).rejects.toMatchObject({ kind: 'refused' });
      expect(useCartStore.getState().updateItemError?.message).toBe('The requested qty is not available');
    });

    it('[CART-4] is refused where the line is not there any more', async () => {
      fakeCommerce({ updateItem: updated() });
      await expect(updateItem(line(jar), 3)).rejects.toMatchObject({ kind: 'refused' });
    });

    it('[CART-4] is not one that the shop rounds, or cuts to what it has', async () => {
      const box = { ...balm, uid: 'box' };
      fakeCommerce({ updateItem: updated({ ...box, quantity: 4 }) });
      await updateItem(line(box), 9);
      expect(useCartStore.getState().updateItemError).toBeNull();
    });
  });

  it('[CART-4] A refused second change restores what the first has made of the line, though the page shows it as before', async () => {
    const pack = line({ ...lozenges, uid: 'pack' });
    const { calls, answers } = fakeCommerce({ replaceItem: replaced([{ ...lozenges, uid: 'pack+', quantity: 5 }]) });
    await updateItem(pack, 5);
    answers.replaceItem = replaced([], ['INSUFFICIENT_STOCK', 'The requested qty is not available']);
    answers.addToCart = added([{ ...lozenges, uid: 'pack++', quantity: 5 }]);
    await expect(updateItem(pack, 99)).rejects.toThrow('not available');
    expect(calls.at(-1)?.variables.items).toEqual([{ ...pack.input, quantity: 5 }]);
  });

  describe('a configurable line that another tab has removed and added again', () => {
    const shown = line({ ...lozenges, uid: 'gone' });
    const there = (quantity: number) => ({ ...lozenges, uid: 'theirs', quantity });
    // Magento adds it all the same.
    const notInCart = (...lines: CartItemAnswer[]) =>
      Response.json({
        errors: [{ message: "The cart doesn't contain the item", path: ['removeItemFromCart'] }],
        data: { ...added(lines), removeItemFromCart: null },
      });

    it('[CART-4] gets the quantity that was wanted, and no more, and is found by its uid from then on', async () => {
      const { calls } = fakeCommerce({
        replaceItem: () => notInCart(there(8)),
        cartDetails: { cart: cart([there(8)]) },
        updateItem: updated(there(5)),
      });
      await updateItem(shown, 5);
      expect(calls.at(-1)?.variables).toEqual({ cartId: 'cart-1', uid: 'theirs', quantity: 5 });
      expect(useCartStore.getState().updateItemError).toBeNull();
      const next = fakeCommerce({ replaceItem: replaced([{ ...lozenges, uid: 'ours', quantity: 6 }]) });
      await updateItem(shown, 6);
      expect(next.calls[0]?.variables.replacedUid).toBe('theirs');
    });

    it('[CART-4] leaves a line alone that has the other options already, though what it was changed to was added to it', async () => {
      const orange = { selected_options: ['orange', 'twelve'] };
      const [taste, pack] = lozenges.configurable_options;
      const oranges = {
        ...{ ...lozenges, uid: 'oranges', quantity: 3 },
        configurable_options: [taste && { ...taste, configurable_product_option_value_uid: 'orange' }, pack],
      } as CartItemAnswer;
      const { calls } = fakeCommerce({
        replaceItem: () => notInCart(oranges),
        cartDetails: { cart: cart([oranges]) },
        updateItem: updated({ ...oranges, quantity: 1 }),
      });
      const lemon = line({ ...lozenges, uid: 'removed elsewhere', quantity: 1 });
      const outcome = changeOptions(lemon, { ...lemon.input, ...orange });
      await expect(outcome).rejects.toThrow("The cart doesn't contain the item");
      expect(names(calls)).not.toContain('updateItem');
    });

    it('[CART-4] is refused as ever where the cart has the line, or nothing like it', async () => {
      const still = line({ ...lozenges, uid: 'still there' });
      const { answers, calls } = fakeCommerce({
        replaceItem: () => notInCart(),
        cartDetails: { cart: cart([{ ...lozenges, uid: 'still there' }]) },
      });
      await expect(updateItem(still, 5)).rejects.toThrow("The cart doesn't contain the item");
      answers.cartDetails = { cart: cart([balm]) };
      await expect(updateItem(still, 5)).rejects.toThrow("The cart doesn't contain the item");
      expect(names(calls)).not.toContain('updateItem');
    });
  });
});
