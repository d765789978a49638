import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql, type ResultOf } from '@/lib/magento/graphql';

/** What a cart comes to; an estimate answers the same. */
export const cartPricesFragment = graphql(`
  fragment CartPricesFields on CartPrices {
    subtotal_excluding_tax {
      value
      currency
    }
    subtotal_including_tax {
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
    applied_taxes {
      label
      amount {
        value
        currency
      }
    }
    grand_total {
      value
      currency
    }
  }
`);

/** A shipping method on offer, for a cart or an estimate. */
export const shippingMethodFragment = graphql(`
  fragment ShippingMethodFields on AvailableShippingMethod {
    carrier_code
    carrier_title
    method_code
    method_title
    available
    error_message
    price_excl_tax {
      value
      currency
    }
    price_incl_tax {
      value
      currency
    }
  }
`);

/** What a bundle in a cart is made of; left out where there is nothing that the shop does not sell. */
export const ruledPartsFragment = graphql(
  `
  fragment RuledParts on BundleProduct {
    uid
    items {
      options {
        uid
        product {
          ...RuledProduct
        }
      }
    }
  }
`,
  [ruledProductFragment],
);

/** The whole cart, as every page and every write reads it; fields of Magento 2.4.4 only, within its limit of 300. */
export const cartFragment = graphql(
  `
  fragment CartFields on Cart {
    id
    email
    is_virtual
    total_quantity
    applied_coupons {
      code
    }
    items {
      __typename
      uid
      quantity
      ...LineErrors
      product {
        __typename
        uid
        sku
        name
        url_key
        url_suffix
        stock_status
        only_x_left_in_stock
        thumbnail {
          url
        }
        ...RuledProduct
        ...RuledParts
      }
      prices {
        price {
          value
          currency
        }
        row_total {
          value
          currency
        }
        row_total_including_tax {
          value
          currency
        }
        total_item_discount {
          value
          currency
        }
      }
      ... on SimpleCartItem {
        customizable_options {
          ...CartCustomOption
        }
      }
      ... on VirtualCartItem {
        customizable_options {
          ...CartCustomOption
        }
      }
      ... on DownloadableCartItem {
        customizable_options {
          ...CartCustomOption
        }
        links {
          uid
          title
        }
      }
      ... on BundleCartItem {
        customizable_options {
          ...CartCustomOption
        }
        bundle_options {
          uid
          label
          type
          values {
            uid
            label
            quantity
          }
        }
      }
      ... on ConfigurableCartItem {
        # Nullable here alone: under one name the two types would contradict each other.
        configurable_customizable_options: customizable_options {
          ...CartCustomOption
        }
        configurable_options {
          configurable_product_option_uid
          configurable_product_option_value_uid
          option_label
          value_label
        }
        configured_variant {
          __typename
          uid
          sku
          stock_status
          only_x_left_in_stock
          thumbnail {
            url
          }
          ...RuledProduct
        }
      }
    }
    prices {
      ...CartPricesFields
    }
    available_payment_methods {
      code
      title
    }
    shipping_addresses {
      ...CartAddressFields
      available_shipping_methods {
        ...ShippingMethodFields
      }
      selected_shipping_method {
        carrier_code
        carrier_title
        method_code
        method_title
        amount {
          value
          currency
        }
      }
    }
    billing_address {
      ...CartAddressFields
    }
  }

  # What is wrong with a line, where the backend tells it: see product-codes.ts.
  fragment LineErrors on CartItemInterface {
    uid
  }

  fragment CartCustomOption on SelectedCustomizableOption {
    customizable_option_uid
    label
    type
    values {
      customizable_option_value_uid
      label
      value
    }
  }

  fragment CartAddressFields on CartAddressInterface {
    firstname
    lastname
    company
    street
    city
    region {
      code
      label
      region_id
    }
    postcode
    telephone
    country {
      code
    }
  }
`,
  [cartPricesFragment, shippingMethodFragment, ruledProductFragment, ruledPartsFragment],
);

export const cartDetailsDocument = graphql(
  `
    query cartDetails($cartId: String!) {
      cart(cart_id: $cartId) {
        ...CartFields
      }
    }
  `,
  [cartFragment],
);

export type CartAnswer = ResultOf<typeof cartFragment>;

export type CartItemAnswer = NonNullable<NonNullable<CartAnswer['items']>[number]>;

export type CartAddressAnswer = NonNullable<CartAnswer['billing_address']>;
