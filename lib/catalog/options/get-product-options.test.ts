import { print } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { type BundleOption, startSelections } from './bundle';
import { getProductOptions } from './get-product-options';
import { noOptions } from './product-options.fixture';
import { hasRefusedParts, isWhollyRefused, refusedChoices, withoutRefusals } from './refused-parts';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({
    fields: {},
    productAttributes: ['brand', 'unit_pricing_measure', 'legal_category'],
    filters: {},
  }),
}));

vi.mock('@/lib/catalog/product/get-attributes', () => ({
  getAttributes: async () =>
    new Map([
      [
        'legal_category',
        {
          code: 'legal_category',
          input: 'select',
          options: new Map([
            ['1', 'General sale'],
            ['3', 'Prescription only'],
            ['4', 'Schedule 2'],
            ['5', 'Depends on the pack'],
          ]),
          position: 0,
          isVisible: true,
        },
      ],
    ]),
}));

const backend = vi.mocked(query);
const product = (sku: string) => ({
  sku,
  name: sku,
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: { value: 4 }, regular_price: { value: 4 } } },
});
const read = (route: object | null) => {
  backend.mockResolvedValue({ route });
  return getProductOptions(testStoreContext, 'a.html', ['catalog']);
};

beforeEach(() => {
  backend.mockReset();
});

it('[CAT-5] finds a product by its address and asks for the unit price only where the shop has it', async () => {
  await read({ __typename: 'SimpleProduct', options: null });
  const [document, variables, options] = backend.mock.calls[0] ?? [];
  expect(variables).toEqual({ url: 'a.html' });
  expect(options?.tags).toEqual(['catalog']);
  const fragment = /fragment SimpleProductFields[^}]*/.exec(print(document as Parameters<typeof print>[0]))?.[0];
  expect(fragment).toContain('sku');
  expect(print(document as Parameters<typeof print>[0])).toContain('unit_pricing_measure');
  expect(print(document as Parameters<typeof print>[0])).not.toContain('unit_pricing_base');
});

it('[CAT-5] asks for the unit price of a group’s members as well, in their own selection', async () => {
  await read({ __typename: 'GroupedProduct', items: [] });
  const [document] = backend.mock.calls[0] ?? [];
  const text = print(document as Parameters<typeof print>[0]);
  const grouped = /\.\.\. on GroupedProduct \{[^§]*?product \{([^§]*?)\n {8}\}/.exec(text)?.[1];
  expect(grouped).toMatch(/name\n[^§]*unit_pricing_measure$/);
  expect(grouped).not.toContain('unit_pricing_base');
});

it('counts the days of a date by the shop’s time zone, which is asked for where there is such a date', async () => {
  const option = (sku: string) => ({
    ...{ __typename: 'CustomizableDateOption', uid: 'd', title: 'Day', required: true, sort_order: 0 },
    value: { type: 'DATE', sku, price: 0, price_type: 'FIXED' },
  });
  const optionsOf = async (sku: string, storeConfig: object | null) => {
    backend.mockResolvedValue({ route: { __typename: 'VirtualProduct', options: [option(sku)] }, storeConfig });
    return (await getProductOptions(testStoreContext, 'a.html', [])).customOptions;
  };
  const days = { first: 1, last: 60, weekdays: '1234567' };
  const timezone = 'Asia/Bangkok';
  expect(await optionsOf('days-1-60', { timezone })).toMatchObject([{ days: { ...days, timeZone: timezone } }]);
  const [untold] = await optionsOf('days-1-60', null);
  expect(untold).toHaveProperty('days', days);
  backend.mockClear();
  await optionsOf('any', { timezone });
  expect(
    backend.mock.calls.some(([document]) => print(document as Parameters<typeof print>[0]).includes('timezone')),
  ).toBe(false);
});

it('[CAT-5] reads what each type of product can be chosen by', async () => {
  expect(await read({ __typename: 'VirtualProduct', options: null })).toEqual(noOptions);
  expect(
    await read({
      __typename: 'ConfigurableProduct',
      options: null,
      configurable_options: [{ attribute_code: 'size', label: 'Size', values: [{ uid: 'm', label: 'M' }] }],
      variants: [{ attributes: [{ code: 'size', uid: 'm' }], product: product('M') }],
    }),
  ).toMatchObject({ configurable: { variants: [{ sku: 'M', values: [0] }] } });
  const page = { url_key: 'a', url_suffix: '.html' };
  expect(
    await read({
      __typename: 'GroupedProduct',
      items: [
        { position: 2, qty: 0, product: { ...product('B'), ...page, url_rewrites: [] } },
        { position: 1, qty: 2, product: { ...product('A'), ...page, url_rewrites: [{ url: 'cold/a.html' }] } },
        { position: 3, qty: 1, product: null },
      ],
    }),
  ).toMatchObject({
    groupedItems: [
      { sku: 'A', quantity: 2, href: '/a.html' },
      { sku: 'B', quantity: 0 },
    ],
  });
  const range = product('x').price_range;
  expect(await read({ __typename: 'BundleProduct', dynamic_price: true, price_range: range, items: [] })).toMatchObject(
    {
      bundle: { options: [] },
    },
  );
  expect(await read({ __typename: 'DownloadableProduct', links_title: 'Files' })).toMatchObject({
    downloads: { title: 'Files' },
  });
});

it('[CAT-5] tells in the page’s currency what Magento tells in the base currency', async () => {
  const optioned = {
    options: [
      {
        __typename: 'CustomizableRadioOption',
        uid: 'o',
        values: [
          { uid: 'a', price: 2, price_type: 'FIXED' },
          { uid: 'b', price: 10, price_type: 'PERCENT' },
        ],
      },
      { __typename: 'CustomizableFieldOption', uid: 'f', value: { price: 0.5, price_type: 'FIXED' } },
    ],
  };
  const route = {
    __typename: 'DownloadableProduct',
    downloadable_product_links: [{ uid: 'l', price: 3, sort_order: 1 }],
    ...optioned,
  };
  const currency = { base_currency_code: 'GBP', exchange_rates: [{ currency_to: 'THB', rate: 44.5 }] };
  const inCurrency = (code: string) => {
    backend.mockResolvedValueOnce({ route }).mockResolvedValueOnce({ currency });
    return getProductOptions({ ...testStoreContext, currency: code }, 'a.html', []);
  };
  const amounts = (link: number, value: number, field: number) => ({
    downloads: { links: [{ price: link }] },
    customOptions: [
      { values: [{ surcharge: { fixed: value } }, { surcharge: { percent: 10 } }] },
      { surcharge: { fixed: field } },
    ],
  });
  expect(await inCurrency('GBP')).toMatchObject(amounts(300, 200, 50));
  expect(await inCurrency('THB')).toMatchObject(amounts(13_350, 8_900, 2_225));
  expect(backend.mock.calls.map(([, , { storeContext }]) => storeContext?.currency)).toContain(undefined);
});

it('[CAT-5] says of what needs more than the shop can ask for that it cannot be ordered', async () => {
  const withOption = (__typename: string, required: boolean) =>
    read({ __typename: 'SimpleProduct', options: [{ __typename, uid: 'o', title: 'O', required, value: null }] });
  expect((await withOption('CustomizableFileOption', true)).isUnorderable).toBe(true);
  expect((await withOption('EngravedOption', true)).isUnorderable).toBe(true);
  expect(await withOption('CustomizableFileOption', false)).toEqual(noOptions);
  expect((await withOption('CustomizableFieldOption', true)).isUnorderable).toBeUndefined();
  expect((await read({ __typename: 'GiftCardProduct', options: null })).isUnorderable).toBe(true);
});

it('has nothing to choose where the product is gone', async () => {
  expect(await read(null)).toEqual(noOptions);
});

describe('[CAT-5] what needs a prescription', () => {
  const free = { ...product('GSL'), legal_category: 1 };
  const pom = { ...product('POM'), legal_category: '3' };
  const kind = { kind: 'pom', label: 'prescription', tone: 'warning', icon: 'shield', isSold: false } as const;
  const rules: CardRules = { details: [], badge: { code: 'legal_category', kinds: [kind] } };
  const readRuled = (route: object) => {
    backend.mockResolvedValue({ route });
    return getProductOptions(testStoreContext, 'a.html', [], rules);
  };

  it('is marked among the variants, and a product of such variants alone is not sold', async () => {
    const values = ['a', 'b'].map((uid) => ({ uid, label: uid }));
    const variants = (first: object) => [
      { attributes: [{ code: 'size', uid: 'a' }], product: first },
      { attributes: [{ code: 'size', uid: 'b' }], product: pom },
    ];
    const route = (first: object) => ({
      __typename: 'ConfigurableProduct',
      options: null,
      configurable_options: [{ attribute_code: 'size', label: 'Size', values }],
      variants: variants(first),
    });
    const some = await readRuled(route(free));
    expect(some.configurable?.variants.map(({ isRefused }) => isRefused)).toEqual([undefined, true]);
    expect([hasRefusedParts(some), isWhollyRefused(some), refusedChoices(some)]).toEqual([true, false, [['b']]]);
    const all = await readRuled(route(pom));
    expect([hasRefusedParts(all), isWhollyRefused(all)]).toEqual([true, true]);
    expect(hasRefusedParts(withoutRefusals(all))).toBe(false);
  });

  it('is marked in another way where the product leaves it to its variants, and one of them says nothing', async () => {
    const sold = [1, 3, 4, null].map((legal_category, index) => ({ ...product(`V${index}`), legal_category }));
    const values = sold.map(({ sku }) => ({ uid: sku, label: sku }));
    backend.mockResolvedValue({
      route: {
        __typename: 'ConfigurableProduct',
        legal_category: 5,
        configurable_options: [{ attribute_code: 'size', label: 'Size', values }],
        variants: sold.map((one) => ({ attributes: [{ code: 'size', uid: one.sku }], product: one })),
      },
    });
    const { configurable } = await getProductOptions(testStoreContext, 'a.html', [], keptFrom('linked'));
    expect(configurable?.variants.map(({ isRefused, isUnclear }) => [isRefused, isUnclear])).toEqual([
      [undefined, undefined],
      [true, undefined],
      [true, true],
      [true, true],
    ]);
    const byConsultation = withoutRefusals({ ...noOptions, configurable });
    expect(byConsultation.configurable?.variants.map(({ isRefused }) => isRefused)).toEqual([
      ...[undefined, undefined],
      ...[true, true],
    ]);
    const [document] = backend.mock.lastCall ?? [];
    const asked = print(document as Parameters<typeof print>[0]);
    expect(asked, 'the product itself, too').toMatch(/on ConfigurableProduct \{\s+\.\.\.RuledProduct\b/);
  });

  it('is marked among a bundle’s parts, and where nothing else will do the bundle is not sold', async () => {
    const part = (uid: string, one: object) => ({ uid, label: uid, quantity: 1, is_default: true, product: one });
    const item = (required: boolean, ...options: object[]) => ({
      uid: 'o',
      title: 'O',
      type: 'radio',
      required,
      options,
    });
    const route = (...items: object[]) => ({
      __typename: 'BundleProduct',
      options: null,
      dynamic_price: true,
      price_range: free.price_range,
      items,
    });
    const some = await readRuled(route(item(true, part('pom', pom), part('gsl', free))));
    expect(some.bundle && startSelections(some.bundle.options[0] as BundleOption).map(({ uid }) => uid)).toEqual([
      'gsl',
    ]);
    expect([hasRefusedParts(some), isWhollyRefused(some), refusedChoices(some)]).toEqual([true, false, [['pom']]]);
    expect(isWhollyRefused(await readRuled(route(item(true, part('pom', pom)))))).toBe(true);
    expect(isWhollyRefused(await readRuled(route(item(false, part('pom', pom)), item(true, part('g', free)))))).toBe(
      false,
    );
    const soldOut = { ...free, stock_status: 'OUT_OF_STOCK' };
    expect(isWhollyRefused(await readRuled(route(item(true, part('g', soldOut)))))).toBe(false);
  });

  it('is marked among a group’s members, which are asked for it in their own selection', async () => {
    const route = (...members: object[]) => ({
      __typename: 'GroupedProduct',
      items: members.map((member, position) => ({ position, qty: 1, product: member })),
    });
    const some = await readRuled(route(free, pom));
    expect(some.groupedItems.map(({ isRefused }) => isRefused)).toEqual([undefined, true]);
    expect(isWhollyRefused(some)).toBe(false);
    expect(isWhollyRefused(await readRuled(route(pom)))).toBe(true);
    const [document] = backend.mock.calls[0] ?? [];
    const text = print(document as Parameters<typeof print>[0]);
    expect(/\.\.\. on GroupedProduct \{[^§]*?product \{([^§]*?)\n {8}\}/.exec(text)?.[1]).toContain('legal_category');
    expect(/fragment RuledProduct[^}]*/.exec(text)?.[0]).toContain('legal_category');
  });

  it('is not asked for, and nothing is marked, in a shop that has no such rules', async () => {
    const options = await read({ __typename: 'GroupedProduct', items: [{ position: 1, qty: 1, product: pom }] });
    expect(hasRefusedParts(options)).toBe(false);
    expect(print(backend.mock.calls[0]?.[0] as Parameters<typeof print>[0])).not.toContain('legal_category');
  });
});
