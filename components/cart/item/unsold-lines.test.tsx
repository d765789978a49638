// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, renderInShop } from '@/components/cart/cart-shop.fixture';
import { MiniLines } from '@/components/cart/mini/mini-lines';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import type { UnsoldRule } from '@/lib/browser/unsold-rule';
import type { Cart } from '@/lib/cart/cart';
import { balm, lozenges, set } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { restoreItem } from '@/lib/cart/items/add-to-cart';
import { NOT_SOLD } from '@/lib/cart/items/item-action';
import { toLine } from '@/lib/cart/items/to-line';
import { updateItem } from '@/lib/cart/items/update-item';

const rule: UnsoldRule = { code: 'legal_category', values: ['3'], open: { values: ['4'] } };
const page = document.documentElement.dataset;

/** What the backend answers of a product beside what the fixtures have: its attribute, as a number or a text. */
const ruled = <Item extends CartItemAnswer>(item: Item, category: unknown, variant: unknown = 1): Item => ({
  ...item,
  product: { ...item.product, legal_category: category },
  ...('configured_variant' in item
    ? { configured_variant: { ...item.configured_variant, legal_category: variant } }
    : {}),
});

const part = (uid: string, category: unknown) => ({
  __typename: 'BundleItemOption',
  uid: btoa(uid),
  product: { __typename: 'SimpleProduct' as const, uid: `part-${uid}`, legal_category: category },
});

/** The yoga set, whose second mat and third strap need a prescription; the cart's has the first and the second. */
const bundle = (...refused: string[]) => {
  const known = ['bundle/1/1/1', 'bundle/1/2/1', 'bundle/2/4/1', 'bundle/2/5/1', 'bundle/2/6/1'];
  const options = known.map((uid) => part(uid, refused.includes(uid) ? 3 : null));
  const items = [{ __typename: 'BundleItem', options }];
  return { ...set, product: { ...set.product, legal_category: null, items } };
};

const SEALED_TEXT = 'Answered\n\nWho? – Me\nForm: f, version 1, en\nSeal: 1a.00ff';

const optionsOf = (value: string) => [
  {
    customizable_option_uid: 'o',
    label: 'Suitability',
    type: 'area',
    values: [{ customizable_option_value_uid: 'v', label: '', value }],
  },
];

/** What needs a prescription, with this text in its option. */
const entered = (value: string): CartItemAnswer => ({ ...ruled(balm, 3), customizable_options: optionsOf(value) });

beforeEach(() => {
  localStorage.clear();
  page.unsold = JSON.stringify(rule);
});
afterEach(() => {
  cleanup();
  delete page.unsold;
  vi.unstubAllGlobals();
});

describe('[CART-8] a line that is not sold in a cart', () => {
  it.each([
    ['a product', ruled(balm, 3), true],
    ['a product of a list of values', ruled(balm, '1,3'), true],
    ['a product that is sold', ruled(balm, '1'), false],
    ['a product of which nothing is said', ruled(balm, null), false],
    ['a variant', ruled(lozenges, 1, '3'), true],
    ['a variant that is sold', ruled(lozenges, 1, 1), false],
    ['a variant, of what leaves it to its variants', ruled(lozenges, 4, 3), true],
    ['a variant that says nothing, of the same', ruled(lozenges, 4, null), true],
    ['a variant that is sold, of the same', ruled(lozenges, 4, 1), false],
    ['a product without variants that leaves it to them', ruled(balm, 4), true],
    ['a bundle that leaves it to its parts', ruled(bundle(), 4), true],
    ['a bundle with such a part', bundle('bundle/2/4/1'), true],
    ['a bundle that could have such a part, and has not', bundle('bundle/1/2/1', 'bundle/2/6/1'), false],
  ])('is told: %s', (_, item, isRefused) => {
    expect(toLine(item, 'GBP').isRefused).toBe(isRefused);
    delete page.unsold;
    expect(toLine(item, 'GBP').isRefused).toBe(false);
  });

  it('is none where the shop’s server has sealed something about it, which the till reads', () => {
    expect(toLine(entered(SEALED_TEXT), 'GBP').isRefused).toBe(false);
    expect(toLine(entered('Answered'), 'GBP').isRefused).toBe(true);
  });

  it('is one, whatever was sealed, in a view that sells none, and where no consultation is held about it', () => {
    const lineOf = (item: CartItemAnswer) => {
      const { isRefused, isUnsealable } = toLine(item, 'GBP');
      return { isRefused, isUnsealable };
    };
    const asked = { isRefused: false, isUnsealable: false };
    const none = { isRefused: true, isUnsealable: true };
    expect(lineOf(entered(SEALED_TEXT))).toEqual(asked);
    expect(lineOf(entered('Answered'))).toEqual({ ...asked, isRefused: true });
    const customizable_options = optionsOf(SEALED_TEXT);
    const options = { configurable_customizable_options: customizable_options };
    expect(lineOf({ ...ruled(lozenges, 3, 3), ...options })).toEqual(asked);
    expect(lineOf({ ...ruled(lozenges, 1, 3), ...options }), 'its product is sold freely').toEqual(none);
    expect(lineOf({ ...bundle('bundle/2/4/1'), customizable_options })).toEqual(none);
    page.unsold = JSON.stringify({ ...rule, values: ['3', '7'], unclear: { values: ['7'] } });
    expect(lineOf({ ...ruled(balm, 7), customizable_options }), 'nobody understands how').toEqual(none);
    page.unsold = JSON.stringify({ ...rule, isStopped: true });
    expect(lineOf(entered(SEALED_TEXT))).toEqual(none);
  });

  it('has no stepper where it is sealed, in the page and in the mini cart: nobody but a prescriber says how much', async () => {
    cartShop([entered(SEALED_TEXT), ruled(lozenges, 1)]);
    renderInShop(<CartView settings={cartSettings} />);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    expect(within(line).queryByRole('textbox')).toBeNull();
    expect(line.textContent).toMatch(/Quantity: \d/);
    expect(within(line).queryByRole('alert')).toBeNull();
    expect(within(screen.getByRole('listitem', { name: 'Lozenges' })).getByRole('textbox')).toBeTruthy();
    cleanup();
    const money = { minor: 100, currency: 'GBP' };
    const totals = { subtotal: { excludingTax: money, includingTax: money } };
    const lines = [toLine(entered(SEALED_TEXT), 'GBP')];
    renderInShop(<MiniLines cart={{ lines, totals } as Cart} display={2} onLeave={() => {}} />);
    expect(within(screen.getByRole('listitem', { name: 'Balm' })).queryByRole('textbox')).toBeNull();
  });

  it('says so, can only be removed and not put back, and keeps the cart from the checkout until then', async () => {
    const { state, calls } = cartShop([ruled(balm, 3), ruled(lozenges, 1)]);
    const { user } = renderInShop(<CartView settings={cartSettings} />);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    expect(calls.find(({ query }) => query.includes('cartDetails'))?.query).toMatch(
      /RuledProduct on ProductInterface\{uid legal_category/,
    );
    expect(within(line).getByRole('alert').textContent).toContain('cannot be bought in the online shop');
    expect(within(line).queryByRole('textbox')).toBeNull();
    expect(
      within(line)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Remove']);
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    const other = screen.getByRole('listitem', { name: 'Lozenges' });
    expect(within(other).getByRole('textbox')).toBeTruthy();
    await user.click(within(line).getByRole('button', { name: 'Remove Balm' }));
    await waitFor(() => expect(state.items).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Go to checkout' }).length).toBeGreaterThan(0));
  });

  it('says so in the mini cart too, which has no link to the checkout', () => {
    const lines = [toLine(ruled(balm, 3), 'GBP')];
    const money = { minor: 100, currency: 'GBP' };
    const totals = { subtotal: { excludingTax: money, includingTax: money } };
    renderInShop(<MiniLines cart={{ lines, totals } as Cart} display={2} onLeave={() => {}} />);
    const line = screen.getByRole('listitem', { name: 'Balm' });
    expect(within(line).getByRole('alert').textContent).toContain('cannot be bought in the online shop');
    expect(within(line).queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Balm', 'View basket']);
  });

  it.each([
    ['more of it', () => updateItem(toLine(ruled(balm, 3), 'GBP'), 5)],
    ['more of a variant', () => updateItem(toLine(ruled(lozenges, 1, 3), 'GBP'), 5)],
    ['it again', () => restoreItem(toLine(ruled(balm, 3), 'GBP'))],
  ])('is refused before anything is sent to the backend: %s', async (_, act) => {
    const { names } = cartShop([balm]);
    await expect(act()).rejects.toMatchObject({ kind: 'refused', message: NOT_SOLD });
    expect(names().filter((name) => name !== 'cartSummary')).toEqual([]);
  });

  it('is not asked for in a shop that sells all it shows: no attribute, no parts of bundles', async () => {
    delete page.unsold;
    const { calls } = cartShop([balm]);
    renderInShop(<CartView settings={cartSettings} />);
    await screen.findByRole('listitem', { name: 'Balm' });
    const text = calls.find(({ query }) => query.includes('cartDetails'))?.query;
    expect(text).toMatch(/RuledParts on BundleProduct\{uid __typename\}/);
    expect(text).toMatch(/RuledProduct on ProductInterface\{uid __typename\}/);
  });
});
