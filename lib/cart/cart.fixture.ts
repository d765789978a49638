import type { CartAnswer, CartItemAnswer } from './cart-fragment';

type Of<Type extends CartItemAnswer['__typename']> = Extract<CartItemAnswer, { __typename: Type }>;

const gbp = (value: number) => ({ __typename: 'Money' as const, value, currency: 'GBP' as const });

/** Prices of a row of some quantity: one costs `net` without and `gross` with tax. */
function prices(quantity: number, net: number, gross: number, discount = 0): NonNullable<CartItemAnswer['prices']> {
  const row = (amount: number) => gbp(Math.round(amount * quantity * 100) / 100);
  return {
    price: gbp(net),
    row_total: row(net),
    row_total_including_tax: row(gross),
    total_item_discount: gbp(discount),
  };
}

function product<Type extends string>(__typename: Type, sku: string, name: string) {
  return {
    __typename,
    uid: `product-${sku}`,
    sku,
    name,
    url_key: sku.toLowerCase(),
    url_suffix: '.html',
    stock_status: 'IN_STOCK' as const,
    only_x_left_in_stock: null,
    thumbnail: { url: `https://shop.example/media/catalog/product/${sku.toLowerCase()}.jpg` },
  };
}

/** Two tins of balm, as simple as it gets. */
export const balm: Of<'SimpleCartItem'> = {
  __typename: 'SimpleCartItem',
  uid: 'MQ==',
  quantity: 2,
  product: product('SimpleProduct', 'BALM', 'Balm'),
  prices: prices(2, 4.16, 4.99),
  customizable_options: [],
};

/** A bag with a text on it and a colour from a list, as Magento 2.4.4 answers it. */
export const bag: Of<'SimpleCartItem'> = {
  ...balm,
  uid: 'OTQ=',
  quantity: 1,
  product: product('SimpleProduct', '24-WB07', 'Overnight Duffle'),
  prices: prices(1, 52, 62.4),
  customizable_options: [
    {
      customizable_option_uid: 'Y3VzdG9tLW9wdGlvbi8x',
      label: 'Engraving',
      type: 'field',
      values: [{ customizable_option_value_uid: 'Y3VzdG9tLW9wdGlvbi8x', label: '', value: 'Hello' }],
    },
    {
      customizable_option_uid: 'Y3VzdG9tLW9wdGlvbi8y',
      label: 'Wrap',
      type: 'drop_down',
      values: [{ customizable_option_value_uid: 'Y3VzdG9tLW9wdGlvbi8yLzE=', label: 'Red', value: '1' }],
    },
  ],
};

/** A talk with a pharmacist on a day. */
export const talk: Of<'VirtualCartItem'> = {
  __typename: 'VirtualCartItem',
  uid: 'Mg==',
  quantity: 1,
  product: product('VirtualProduct', 'TALK', 'Talk with a pharmacist'),
  prices: prices(1, 20, 24),
  customizable_options: [
    {
      customizable_option_uid: 'day',
      label: 'Day',
      type: 'date',
      values: [{ customizable_option_value_uid: 'day', label: '', value: '2026-03-02 00:00:00' }],
    },
  ],
};

/** The same talk on another day, as the cart tells that. */
export const talkOn = (value: string): Of<'VirtualCartItem'> => ({
  ...talk,
  customizable_options: (talk.customizable_options ?? []).map(
    (option) => option && { ...option, values: [{ customizable_option_value_uid: 'day', label: '', value }] },
  ),
});

/** An eye test, which costs nothing. */
export const eyeTest: Of<'VirtualCartItem'> = {
  ...talk,
  uid: 'Mjk=',
  product: product('VirtualProduct', 'EYES', 'Eye test'),
  prices: prices(1, 0, 0),
  customizable_options: [],
};

/** Lozenges of one taste and pack. */
export const lozenges: Of<'ConfigurableCartItem'> = {
  __typename: 'ConfigurableCartItem',
  uid: 'Mw==',
  quantity: 3,
  product: product('ConfigurableProduct', 'LOZ', 'Lozenges'),
  prices: prices(3, 2.5, 3),
  configurable_customizable_options: [],
  configurable_options: [
    {
      configurable_product_option_uid: 'loz-taste',
      configurable_product_option_value_uid: 'mint',
      option_label: 'Taste',
      value_label: 'Mint',
    },
    {
      configurable_product_option_uid: 'loz-pack',
      configurable_product_option_value_uid: 'twelve',
      option_label: 'Pack',
      value_label: '12',
    },
  ],
  configured_variant: { ...product('SimpleProduct', 'LOZ-MINT-12', 'Lozenges mint 12'), only_x_left_in_stock: 4 },
};

/** A set for the gym: one of three mats, two of three straps. Its quantities are the shopper's. */
export const set: Of<'BundleCartItem'> = {
  __typename: 'BundleCartItem',
  uid: 'NA==',
  quantity: 1,
  product: { ...product('BundleProduct', '24-WG080', 'Yoga set'), items: null },
  prices: prices(1, 61, 73.2, 6.1),
  customizable_options: [],
  bundle_options: [
    {
      uid: 'mat',
      label: 'Mat',
      type: 'radio',
      // The uid carries the merchant's quantity, 1.
      values: [{ uid: 'YnVuZGxlLzEvMS8x', label: 'Blue mat', quantity: 2 }],
    },
    {
      uid: 'straps',
      label: 'Straps',
      type: 'checkbox',
      values: [
        { uid: 'YnVuZGxlLzIvNC8x', label: 'Short strap', quantity: 1 },
        { uid: 'YnVuZGxlLzIvNS8x', label: 'Long strap', quantity: 1 },
      ],
    },
  ],
};

/** Two chapters of a course, bought one by one. */
export const course: Of<'DownloadableCartItem'> = {
  __typename: 'DownloadableCartItem',
  uid: 'NQ==',
  quantity: 1,
  product: product('DownloadableProduct', 'COURSE', 'Course'),
  prices: prices(1, 10, 12),
  customizable_options: [],
  links: [
    { uid: 'chapter-1', title: 'Chapter 1' },
    { uid: 'chapter-2', title: 'Chapter 2' },
  ],
};

/** A cart with these lines. */
export function cartAnswer(items: CartAnswer['items'] = [balm], more: Partial<CartAnswer> = {}): CartAnswer {
  const lines = (items ?? []).filter((item) => item !== null);
  const total = (field: 'row_total' | 'row_total_including_tax') =>
    gbp(lines.reduce((sum, { prices: row }) => sum + (row?.[field].value ?? 0), 0));
  return {
    id: 'cart-1',
    email: null,
    is_virtual: false,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    applied_coupons: null,
    items,
    prices: {
      subtotal_excluding_tax: total('row_total'),
      subtotal_including_tax: total('row_total_including_tax'),
      discounts: null,
      applied_taxes: [],
      grand_total: total('row_total_including_tax'),
    },
    available_payment_methods: [{ code: 'checkmo', title: 'Check / Money order' }],
    shipping_addresses: [],
    billing_address: null,
    ...more,
  };
}

/** Types that a fragment names; the cache takes a fragment for an object of its type alone. */
const TYPES: Record<string, string> = {
  prices: 'CartPrices',
  customizable_options: 'SelectedCustomizableOption',
};

/** An answer as it comes over the wire, where every object tells its type. */
export function overTheWire(value: unknown, type = 'Cart'): unknown {
  if (Array.isArray(value)) return value.map((entry) => overTheWire(entry, type));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, overTheWire(field, TYPES[name] ?? `Of_${name}`)]);
  return { __typename: type, ...Object.fromEntries(fields) };
}
