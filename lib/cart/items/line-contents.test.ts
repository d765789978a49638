import { describe, expect, it } from 'vitest';
import { balm, lozenges, set } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { lineContents } from './line-contents';

describe('what a line holds', () => {
  const contents = (item: CartItemAnswer) =>
    lineContents(item).map(({ uid, name, quantity, parent }) => [uid, name, quantity, parent !== null]);

  it('is the product itself, or the chosen variant with its parent', () => {
    expect(contents(balm)).toEqual([['product-BALM', 'Balm', 1, false]]);
    expect(contents(lozenges)).toEqual([['product-LOZ-MINT-12', 'Lozenges', 1, true]]);
    expect(lineContents(lozenges)[0]?.parent).toBe(lozenges.product);
  });

  it('is a bundle’s chosen parts, as many as one of it has; the bundle where nothing is known of them', () => {
    const part = (uid: string) => ({
      __typename: 'BundleItemOption' as const,
      uid: btoa(uid),
      product: { __typename: 'SimpleProduct' as const, uid: `part-${uid}` },
    });
    const options = ['bundle/1/1/1', 'bundle/1/2/1', 'bundle/2/4/1', 'bundle/2/5/1'].map(part);
    const known = { ...set, product: { ...set.product, items: [{ __typename: 'BundleItem' as const, options }] } };
    expect(contents(known)).toEqual([
      ['part-bundle/1/1/1', 'Blue mat', 2, false],
      ['part-bundle/2/4/1', 'Short strap', 1, false],
      ['part-bundle/2/5/1', 'Long strap', 1, false],
    ]);
    expect(contents(set)).toEqual([['product-24-WG080', 'Yoga set', 1, false]]);
  });
});
