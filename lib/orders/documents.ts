import { graphql } from '@/lib/magento/graphql';

/** All that is told of one order; items are written out, since 2.4.4 resolves them by the type of their product. */
export const orderFragment = graphql(`
  fragment OrderFields on CustomerOrder {
    id
    number
    created_at
    order_date
    status
    carrier
    shipping_method
    shipping_address {
      ...OrderAddressFields
    }
    billing_address {
      ...OrderAddressFields
    }
    payment_methods {
      name
      type
      additional_data {
        name
        value
      }
    }
    items {
      id
      product_name
      product_sku
      product_url_key
      product_type
      quantity_ordered
      quantity_shipped
      quantity_invoiced
      quantity_canceled
      quantity_refunded
      product_sale_price {
        value
        currency
      }
      selected_options {
        label
        value
      }
      entered_options {
        label
        value
      }
      ... on BundleOrderItem {
        bundle_options {
          uid
          label
          values {
            uid
            product_name
            product_sku
            quantity
          }
        }
      }
      ... on DownloadableOrderItem {
        downloadable_links {
          uid
          title
        }
      }
    }
    total {
      subtotal {
        value
        currency
      }
      discounts {
        label
        amount {
          value
          currency
        }
      }
      total_shipping {
        value
        currency
      }
      shipping_handling {
        amount_including_tax {
          value
          currency
        }
      }
      taxes {
        title
        rate
        amount {
          value
          currency
        }
      }
      total_tax {
        value
        currency
      }
      grand_total {
        value
        currency
      }
    }
    shipments {
      id
      number
      tracking {
        title
        number
        carrier
      }
      comments {
        ...OrderCommentFields
      }
      items {
        id
        product_name
        product_sku
        quantity_shipped
      }
    }
    invoices {
      id
      number
      comments {
        ...OrderCommentFields
      }
      total {
        grand_total {
          value
          currency
        }
      }
      items {
        id
        product_name
        product_sku
        quantity_invoiced
      }
    }
    credit_memos {
      id
      number
      comments {
        ...OrderCommentFields
      }
      total {
        grand_total {
          value
          currency
        }
      }
      items {
        id
        product_name
        product_sku
        quantity_refunded
      }
    }
    comments {
      ...OrderCommentFields
    }
  }

  fragment OrderAddressFields on OrderAddress {
    firstname
    lastname
    company
    street
    city
    region
    postcode
    country_code
    telephone
  }

  fragment OrderCommentFields on SalesCommentItem {
    message
    timestamp
  }
`);

/** Orders by their numbers: Magento 2.4.4 knows no other way to ask for one. */
export const ordersDocument = graphql(
  `
    query ordersByNumber($numbers: [String]!, $pageSize: Int!) {
      customer {
        orders(filter: { number: { in: $numbers } }, pageSize: $pageSize) {
          items {
            ...OrderFields
          }
        }
      }
    }
  `,
  [orderFragment],
);

/** Rows of orders, with what tells how far each is. */
export const orderRowsDocument = graphql(`
  query orderRows($numbers: [String]!, $pageSize: Int!) {
    customer {
      orders(filter: { number: { in: $numbers } }, pageSize: $pageSize) {
        items {
          id
          number
          created_at
          order_date
          status
          payment_methods {
            type
          }
          shipments {
            id
          }
          invoices {
            id
          }
          items {
            id
            product_name
            product_type
            quantity_ordered
            quantity_shipped
            quantity_invoiced
            quantity_canceled
            quantity_refunded
            ... on BundleOrderItem {
              bundle_options {
                values {
                  product_sku
                }
              }
            }
          }
          total {
            grand_total {
              value
              currency
            }
          }
        }
      }
    }
  }
`);
