/** An answer of the backend about one order: a shipped configurable product, a bundle, a download; taxed, refunded in part. */
export const orderAnswer = {
  __typename: 'CustomerOrder',
  id: btoa('7'),
  number: '000000012',
  created_at: '2026-11-20 15:48:04',
  order_date: '20/11/2026 22:48:04',
  status: 'Complete',
  carrier: 'Courier',
  shipping_method: 'Courier - Next day',
  shipping_address: {
    __typename: 'OrderAddress',
    firstname: 'Olivia',
    lastname: 'Hart',
    company: null,
    street: ['14 Larkspur Close', null],
    city: 'Bristol',
    region: null,
    postcode: 'BS6 5QA',
    country_code: 'GB',
    telephone: '0117 496 0123',
  },
  billing_address: null,
  payment_methods: [
    {
      __typename: 'OrderPaymentMethod',
      name: 'Purchase order',
      type: 'purchaseorder',
      additional_data: [
        { __typename: 'KeyValue', name: 'Number', value: 'PO-4' },
        { __typename: 'KeyValue', name: 'Empty', value: null },
      ],
    },
  ],
  items: [
    item('1', {
      product_name: 'Ibuprofen',
      selected_options: [option('Strength', '200 mg')],
      quantity_ordered: 2,
      quantity_shipped: 2,
      quantity_refunded: 1,
    }),
    null,
    item('2', {
      __typename: 'BundleOrderItem',
      product_name: 'First aid kit',
      product_type: 'bundle',
      bundle_options: [
        {
          __typename: 'ItemSelectedBundleOption',
          uid: 'b',
          label: 'Plasters',
          values: [
            {
              __typename: 'ItemSelectedBundleOptionValue',
              uid: 'v',
              product_name: 'Fabric plasters',
              product_sku: 'PLASTERS',
              quantity: 2,
            },
          ],
        },
      ],
    }),
    item('3', {
      __typename: 'DownloadableOrderItem',
      product_name: 'Guide',
      product_type: 'downloadable',
      downloadable_links: [{ __typename: 'DownloadableItemsLinks', uid: 'l', title: 'The guide', sort_order: 0 }],
    }),
  ],
  total: {
    __typename: 'OrderTotal',
    subtotal: money(20),
    discounts: [{ __typename: 'Discount', label: 'Discount (WELCOME10)', amount: money(2) }],
    total_shipping: money(4),
    shipping_handling: { __typename: 'ShippingHandling', amount_including_tax: money(4.8) },
    taxes: [{ __typename: 'TaxItem', title: 'VAT', rate: 20, amount: money(4.4) }],
    total_tax: money(4.4),
    grand_total: money(26.4),
  },
  shipments: [
    {
      __typename: 'OrderShipment',
      id: 's',
      number: '000000003',
      tracking: [
        { __typename: 'ShipmentTracking', title: 'Royal Mail', number: 'QX 1', carrier: 'custom' },
        { __typename: 'ShipmentTracking', title: 'Bicycle', number: null, carrier: 'custom' },
      ],
      comments: [comment('Left &amp; gone<br>by <b>noon</b><script>alert(1)</script>')],
      items: [
        {
          __typename: 'ShipmentItem',
          id: 'si',
          product_name: 'Ibuprofen',
          product_sku: 'IBU-200',
          quantity_shipped: 2,
        },
      ],
    },
  ],
  invoices: [
    {
      __typename: 'Invoice',
      id: 'i',
      number: '000000004',
      comments: null,
      total: { __typename: 'InvoiceTotal', grand_total: money(26.4) },
      items: [],
    },
  ],
  credit_memos: [
    {
      __typename: 'CreditMemo',
      id: 'c',
      number: '000000005',
      comments: [],
      total: { __typename: 'CreditMemoTotal', grand_total: money(6) },
      items: [
        {
          __typename: 'CreditMemoItem',
          id: 'ci',
          product_name: 'Ibuprofen',
          product_sku: 'IBU-200',
          quantity_refunded: 1,
        },
      ],
    },
  ],
  comments: [comment('Thank you')],
};

export function money(value: number) {
  return { __typename: 'Money', value, currency: 'GBP' };
}

function option(label: string, value: string) {
  return { __typename: 'OrderItemOption', label, value };
}

function comment(message: string) {
  return { __typename: 'SalesCommentItem', message, timestamp: '2026-11-21 08:00:00' };
}

/** An ordered item; one that nothing is said of was ordered once, and nothing has become of it. */
export function item(id: string, own: Record<string, unknown> = {}) {
  return {
    __typename: 'OrderItem',
    id,
    product_name: 'Balm',
    product_sku: `SKU-${id}`,
    product_url_key: `item-${id}`,
    product_type: 'simple',
    quantity_ordered: 1,
    quantity_shipped: 0,
    quantity_invoiced: 0,
    quantity_canceled: 0,
    quantity_refunded: 0,
    product_sale_price: money(4),
    selected_options: [],
    entered_options: null,
    ...own,
  };
}

/** What Magento 2.4.8 and later tell of an item's prices, for one and for all of it. */
export function pricesOf(each: number, row: number) {
  return { __typename: 'OrderItemPrices', price_including_tax: money(each), row_total_including_tax: money(row) };
}

/** What the backend answers to who asks for one order of a customer. */
export function ordersOf(...orders: unknown[]) {
  return { customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', items: orders } } };
}

/** What the backend answers to who asks for pictures of the products of orders: they are found by their URL keys. */
export function picturesOf(pictures: Record<string, string>) {
  const products = Object.entries(pictures).map(([url_key, url]) => ({
    ...{ __typename: 'SimpleProduct', uid: url_key, sku: url_key, url_key },
    thumbnail: { __typename: 'ProductImage', url },
  }));
  return { byKey: { __typename: 'Products', items: products }, bySku: { __typename: 'Products', items: [] } };
}

/** The customer's list of orders, each with its number inside the backend, oldest first as 2.4.4 has them. */
export function orderNames(...ids: number[]) {
  return {
    customer: {
      __typename: 'Customer',
      orders: {
        __typename: 'CustomerOrders',
        page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
        items: ids.map((id) => ({ __typename: 'CustomerOrder', id: btoa(String(id)), number: numberOf(id) })),
      },
    },
  };
}

export function numberOf(id: number): string {
  return String(id + 5).padStart(9, '0');
}
