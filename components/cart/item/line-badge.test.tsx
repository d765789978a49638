// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, renderInShop } from '@/components/cart/cart-shop.fixture';
import { MiniLines } from '@/components/cart/mini/mini-lines';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import type { Cart } from '@/lib/cart/cart';
import { balm, lozenges, set } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { toLine } from '@/lib/cart/items/to-line';
import type { BadgeSource } from '@/lib/catalog/card/badge-source';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';

const GENERAL = 1;
const PHARMACY = 2;
const PRESCRIPTION = 3;
const BY_PACK = 4;

const source: BadgeSource = {
  cardRules: keptFrom('linked'),
  attributes: [
    {
      ...{ code: 'legal_category', input: 'select' },
      options: Object.entries({
        ...{ 1: 'General sale', 2: 'Pharmacy medicine', 3: 'Prescription only' },
        4: 'Depends on the pack',
      }),
    },
  ],
};
const page = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  page.unsold = JSON.stringify({ code: 'legal_category', values: [] });
});
afterEach(() => {
  cleanup();
  delete page.unsold;
  vi.unstubAllGlobals();
});

const sold = <Item extends CartItemAnswer>(
  item: Item,
  category: number | null,
  variant: number | null = null,
): Item => ({
  ...item,
  product: { ...item.product, legal_category: category },
  ...('configured_variant' in item
    ? { configured_variant: { ...item.configured_variant, legal_category: variant } }
    : {}),
});

/** The yoga set; the first part, and a part that the cart's does not have, are sold by pharmacists. */
const bundle = () => {
  const options = ['bundle/1/1/1', 'bundle/2/6/1', 'bundle/2/4/1'].map((uid, index) => ({
    __typename: 'BundleItemOption',
    uid: btoa(uid),
    product: {
      __typename: 'SimpleProduct' as const,
      uid: `part-${uid}`,
      legal_category: [PHARMACY, PRESCRIPTION, GENERAL][index],
    },
  }));
  return { ...set, product: { ...set.product, legal_category: null, items: [{ __typename: 'BundleItem', options }] } };
};

/** What a line says beside the bundle, whose badge has come by then. */
async function badgeOf(item: CartItemAnswer): Promise<string | undefined> {
  const witness = await screen.findByRole('listitem', { name: set.product.name ?? '' });
  await within(witness).findByText('Pharmacy medicine');
  const line = screen.getByRole('listitem', { name: item.product.name ?? '' });
  return (
    within(line).queryByText(/General sale|Pharmacy medicine|Prescription only|Depends on/)?.textContent ?? undefined
  );
}

function openDrawer(items: CartItemAnswer[]): void {
  const money = { minor: 100, currency: 'GBP' };
  const totals = { subtotal: { excludingTax: money, includingTax: money } };
  const lines = items.map((item) => toLine(item, 'GBP'));
  renderInShop(<MiniLines cart={{ lines, totals } as Cart} display={2} onLeave={() => {}} />);
}

function openPage(): void {
  const attributes = new Map(
    source.attributes.map((one) => [one.code, { ...one, options: new Map(one.options), position: 0, isVisible: true }]),
  );
  const crossSells = { ...cartSettings.crossSells, attributes, cardRules: source.cardRules };
  renderInShop(
    <main>
      <CartView settings={{ ...cartSettings, crossSells }} />
    </main>,
  );
}

describe('[CART-8] a line says how what is in it is sold: a bundle, by what was chosen of it, and', () => {
  it.each<[string, CartItemAnswer, string | undefined]>([
    ['a pharmacy medicine', sold(balm, PHARMACY), 'Pharmacy medicine'],
    ['a prescription-only medicine', sold(balm, PRESCRIPTION), 'Prescription only'],
    ['what anybody may sell', sold(balm, GENERAL), undefined],
    ['a variant, by its own', sold(lozenges, GENERAL, PHARMACY), 'Pharmacy medicine'],
    ['a variant, against its parent', sold(lozenges, PHARMACY, GENERAL), undefined],
    ['a variant of which nothing is said, by its parent', sold(lozenges, PHARMACY), 'Pharmacy medicine'],
    ['a variant of what leaves it to its variants', sold(lozenges, BY_PACK, PHARMACY), 'Pharmacy medicine'],
    ['a variant of the same that anybody may sell', sold(lozenges, BY_PACK, GENERAL), undefined],
    ['a variant of the same of which nothing is said', sold(lozenges, BY_PACK), 'Depends on the pack'],
  ])('%s', async (_, item, label) => {
    const { calls } = cartShop([item, bundle()], { '/api/badges': () => Response.json(source) });
    openDrawer([item, bundle()]);
    expect(await badgeOf(item)).toBe(label);
    cleanup();
    openPage();
    expect(await badgeOf(item)).toBe(label);
    // The page brings its labels, and the drawer asks once.
    expect(calls.filter(({ url }) => url.pathname === '/api/badges').length).toBeLessThan(2);
  });

  it('asks for nothing in a shop that sells all things alike', () => {
    delete page.unsold;
    const { calls } = cartShop([]);
    openDrawer([balm]);
    expect(calls).toEqual([]);
  });
});
