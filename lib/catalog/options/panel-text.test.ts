import { expect, it } from 'vitest';
import { fill, type PanelContext, panelText, priceText, tileHints } from './panel-text';
import { ibuprofen, testContext, testSimple } from './product-options.fixture';

const pair = (final: number, regular = final) => ({ final, regular });

it('[CAT-5] says the price, the special price with its saving, the unit price and the total', () => {
  const simple = testSimple({ price: pair(395, 495), unit: { factor: 1 / 16, unit: 'tablet' } });
  expect(panelText({ simple, price: simple.price, total: 790 }, testContext)).toMatchObject({
    spoken: 'Now £3.95, was £4.95',
    final: '£3.95',
    regular: '£4.95',
    saving: 'Save 20%',
    unitPrice: '£0.25 per tablet',
    from: null,
    total: '£7.90',
  });
});

it('[CAT-5] says the lowest price, and no total, until what must be chosen is', () => {
  const simple = testSimple();
  const lowest = { spoken: 'From £4.99', from: 'From', total: '' };
  expect(panelText({ simple, price: simple.price, total: null }, testContext)).toMatchObject(lowest);
  const unknown = { ...testContext, labels: { ...testContext.labels, everyPrice: '' } };
  expect(panelText({ simple, price: simple.price, total: null }, unknown)).toMatchObject({ spoken: '', from: null });
});

it('[CAT-5] calls what costs nothing free, without a word of its tax, and keeps what it cost before', () => {
  const free = { ...testContext, netShare: 0.8, labels: { ...testContext.labels, everyPrice: 'Free' } };
  expect(panelText({ simple: testSimple(), price: pair(0), total: 0 }, free)).toMatchObject({
    spoken: 'Free',
    final: 'Free',
    withoutTax: null,
    total: 'Free',
  });
  expect(panelText({ simple: testSimple(), price: pair(0, 500), total: 0 }, free)).toMatchObject({ regular: '£5.00' });
});

it('[CAT-5] says no saving that rounds to none, and no earlier price that was not higher', () => {
  const text = (price: ReturnType<typeof pair>, simple = testSimple()) =>
    panelText({ simple, price, total: 1 }, testContext);
  expect(text(pair(999, 1000))).toMatchObject({ regular: '£10.00', saving: null, spoken: 'Now £9.99, was £10.00' });
  expect(text(pair(499))).toMatchObject({ regular: null, saving: null, spoken: '£4.99', unitPrice: null, tiers: [] });
  expect(text(pair(499, 400))).toMatchObject({ regular: null, saving: null });
});

it('[CAT-5] says tier prices, what is left, and that something is out of stock', () => {
  const tiers = [
    { quantity: 3, final: 450 },
    { quantity: 5, final: 499 },
  ];
  const text = (overrides: Parameters<typeof testSimple>[0]) =>
    panelText({ simple: testSimple(overrides), price: pair(499), total: 499 }, testContext);
  expect(text({ tiers }).tiers).toEqual(['Buy 3 for £4.50 each (save 10%)', 'Buy 5 for £4.99 each']);
  expect(text({}).stock).toEqual({ kind: 'in', text: 'In stock' });
  expect(text({ onlyLeft: 4 }).stock).toEqual({ kind: 'low', text: 'Only 4 left' });
  expect(text({ inStock: false }).stock).toEqual({ kind: 'out', text: 'Out of stock' });
});

it('[CAT-5] says "from" where the price is the lowest of several, without a unit price', () => {
  const simple = testSimple({ unit: { factor: 1, unit: 'tablet' } });
  const text = panelText({ simple, price: pair(210), total: 0 }, { ...testContext, isFrom: true });
  expect(text).toMatchObject({ spoken: 'From £2.10', from: 'From', unitPrice: null, total: '£0.00' });
});

it('[STORE-10] says the price without tax as well, where both are shown', () => {
  const chosen = { simple: testSimple(), price: pair(1200), total: 1200 };
  expect(panelText(chosen, { ...testContext, netShare: 10 / 12 }).withoutTax).toBe('£10.00 excluding VAT');
  expect(panelText(chosen, testContext).withoutTax).toBeNull();
});

it('leaves alone what it has no value for', () => {
  expect(fill('{a} and {b}, {a}', { a: 1 })).toBe('1 and {b}, 1');
});

const money = (amount: number) => priceText(amount, testContext satisfies PanelContext);
const hints = (selection: number[]) =>
  tileHints(ibuprofen, selection, testContext.labels, money).map((hints) =>
    hints.map(({ isPossible, text }) => `${isPossible ? '+' : '-'}${text}`),
  );

it('[CAT-5] says in other words that a pack is not sold, and that the shop does not understand how it may be', () => {
  const [first, ...others] = ibuprofen.variants;
  const refused = (more: object) => ({
    ...ibuprofen,
    variants: first ? [{ ...first, isRefused: true as const, ...more }, ...others] : [],
  });
  const told = (more: object) =>
    tileHints(refused(more), first?.values ?? [], testContext.labels, money)
      .flat()
      .map(({ text }) => text);
  expect(told({})).toContain('Not sold online');
  expect(told({ isUnclear: true })).toContain('Ask us');
  expect(told({ isUnclear: true })).not.toContain('Not sold online');
  const simple = { ...testSimple(), isRefused: true as const, isUnclear: true as const };
  expect(panelText({ simple, price: pair(499), total: 499 }, testContext).stock).toEqual({
    kind: 'out',
    text: 'Ask us',
  });
});

it('[CAT-5] says no price beside values that all cost the same, but still why one cannot be had', () => {
  const even = { ...ibuprofen, variants: ibuprofen.variants.map((variant) => ({ ...variant, price: pair(279) })) };
  const texts = tileHints(even, [1, 1], testContext.labels, money).map((hints) => hints.map(({ text }) => text));
  expect(texts).toEqual([
    ['', ''],
    ['Not with 400 mg', '', 'Out of stock'],
  ]);
});

it('[CAT-5] says what each value of the last option costs, or why it cannot be had', () => {
  expect(hints([0, 0])).toEqual([
    ['+', '+'],
    ['+£0.79', '-Not with 200 mg', '+£2.95'],
  ]);
  expect(hints([1, 1])).toEqual([
    ['+', '+'],
    ['-Not with 400 mg', '+£2.79', '+Out of stock'],
  ]);
});
