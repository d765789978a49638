// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { keptFrom } from './card-rules.fixture';
import { type CrossSellSource, loadCrossSells, toCrossSells } from './cross-sells';

const html = document.documentElement.dataset;

afterEach(() => {
  delete html.store;
  delete html.currency;
  vi.unstubAllGlobals();
});

const source: CrossSellSource = {
  query: 'query crossSells',
  storeView: { code: 'mmstr_th', isDefault: false },
  currency: 'THB',
  attributes: new Map(),
  kin: [],
};

const money = { value: 90, currency: 'THB' as const };
const card = (sku: string, extra: object = {}) => ({
  __typename: 'SimpleProduct' as const,
  uid: `uid-${sku}`,
  id: 7,
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK' as const,
  rating_summary: 0,
  review_count: 0,
  small_image: null,
  media_gallery: null,
  price_range: {
    minimum_price: { final_price: money, regular_price: money, discount: null },
    maximum_price: { final_price: money },
  },
  price_tiers: [],
  options: null,
  ...extra,
});
const answer = (...lists: ReturnType<typeof card>[][]) => ({
  products: { items: lists.map((crosssell_products, index) => ({ sku: `L${index}`, crosssell_products })) },
});

describe('cross-sells of a cart', () => {
  it('[CART-8] take turns between its products, at most four, each once', () => {
    const found = toCrossSells(
      answer([card('A'), card('B'), card('C'), card('D')], [card('A'), card('E'), card('F')]),
      [],
      source,
    );
    expect(found.map(({ sku }) => sku)).toEqual(['A', 'B', 'E', 'C']);
  });

  it('[CART-8] leave out what is in the cart already and what cannot be bought', () => {
    const found = toCrossSells(
      answer([card('L1'), card('GONE', { stock_status: 'OUT_OF_STOCK' }), card('B')], []),
      ['L0', 'L1'],
      source,
    );
    expect(found.map(({ sku }) => sku)).toEqual(['B']);
    expect(found[0]?.href).toBe('/mmstr_th/b.html');
  });

  it('[CART-8] leave out what shares an active ingredient with anything in the cart or beside it', () => {
    const medicine = (sku: string, active_ingredient: string | null) => card(sku, { active_ingredient });
    const items = [
      { sku: 'PARA', active_ingredient: '11', crosssell_products: [medicine('CAF', '14'), medicine('IBU', '13')] },
      {
        sku: 'COLD',
        active_ingredient: '13,14',
        crosssell_products: [medicine('PARA-EFF', '11'), medicine('TEA', null), medicine('ASPIRIN', '1')],
      },
      { sku: 'BALM', active_ingredient: null, crosssell_products: [medicine('ASPIRIN-EFF', '1')] },
    ];
    const cardRules = { details: [], badge: { code: 'legal_category', kinds: [] }, apart: 'active_ingredient' };
    const found = toCrossSells({ products: { items } }, [], { ...source, cardRules });
    expect(found.map(({ sku }) => sku)).toEqual(['ASPIRIN-EFF', 'TEA']);
  });

  it('[CART-8] leave out what shares one with a part of a bundle, or a variant, in the cart', () => {
    const items = [{ sku: 'KIT', crosssell_products: [card('PARA', { active_ingredient: '11' }), card('TEA')] }];
    const cardRules = { details: [], badge: { code: 'legal_category', kinds: [] }, apart: 'active_ingredient' };
    const offered = (contents: object[]) =>
      toCrossSells({ products: { items } }, [], { ...source, cardRules }, contents).map(({ sku }) => sku);
    expect(offered([])).toEqual(['PARA', 'TEA']);
    expect(offered([{ active_ingredient: '7' }, { active_ingredient: '11' }])).toEqual(['TEA']);
  });

  it('[CART-8] leave out what is as good as the same as something in the cart, or already offered', () => {
    const items = [
      {
        sku: 'IBU',
        active_ingredient: '2',
        crosssell_products: ['3', '7', '5', '6'].map((value) => card(`OF-${value}`, { active_ingredient: value })),
      },
    ];
    const cardRules = { details: [], badge: { code: 'legal_category', kinds: [] }, apart: 'active_ingredient' };
    const kin = [
      ['2', '3'],
      ['5', '6'],
    ];
    const found = toCrossSells({ products: { items } }, [], { ...source, cardRules, kin });
    expect(found.map(({ sku }) => sku)).toEqual(['OF-7', 'OF-5']);
  });

  it('[CART-8] leave out what needs a prescription, whatever comes after it', () => {
    const medicine = (sku: string, legal_category: string) => card(sku, { legal_category });
    const attributes = toAttributeCatalogue(partialAnswer([{ attribute_code: 'legal_category', input_type: 'text' }]));
    const lists = answer([medicine('MALARIA', 'Prescription only'), medicine('P', 'P'), card('REPELLENT')]);
    const found = toCrossSells(lists, [], { ...source, attributes, cardRules: keptFrom('linked') });
    expect(found.map(({ sku }) => sku)).toEqual(['P', 'REPELLENT']);
  });

  it.each([['THB'], [null]])(
    '[CART-8, NET-3] are read for the cart’s products; currency chosen: %s',
    async (currency) => {
      html.store = 'mmstr_th';
      if (currency) html.currency = currency;
      const { calls } = fakeCommerce({ crossSells: answer([card('B')]) });
      const found = await loadCrossSells(source, ['L0', 'L1'], [], new AbortController().signal);
      expect(found.map(({ sku }) => sku)).toEqual(['B']);
      expect(calls[0]?.variables).toEqual({ skus: ['L0', 'L1'], pageSize: 2 });
      // Not in an address, which logs keep.
      expect([calls[0]?.method, calls[0]?.url.search]).toEqual(['POST', '']);
      expect(calls[0]?.headers.get('store')).toBe('mmstr_th');
      expect(calls[0]?.headers.get('content-currency')).toBe(currency);
    },
  );

  it('[CART-8] of an empty cart are none, without asking', async () => {
    const { calls } = fakeCommerce({});
    expect(await loadCrossSells(source, [], [], new AbortController().signal)).toEqual([]);
    expect(calls).toEqual([]);
  });
});
