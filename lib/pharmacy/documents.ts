import { ruledPartsFragment } from '@/lib/cart/cart-fragment';
import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql } from '@/lib/magento/graphql';

/** What was entered into an option of a line. */
const judgedOptionFragment = graphql(`
  fragment JudgedOption on SelectedCustomizableOption {
    type
    values {
      value
    }
  }
`);

/** What a cart's lines hold: enough to judge them by, and nothing that has the backend ask carriers. */
const judgedCartFragment = graphql(
  `
  fragment JudgedCart on Cart {
    id
    shipping_addresses {
      country {
        code
      }
    }
    items {
      __typename
      uid
      quantity
      product {
        __typename
        uid
        sku
        name
        ...RuledProduct
        ...RuledParts
      }
      ... on SimpleCartItem {
        customizable_options {
          ...JudgedOption
        }
      }
      ... on VirtualCartItem {
        customizable_options {
          ...JudgedOption
        }
      }
      ... on DownloadableCartItem {
        customizable_options {
          ...JudgedOption
        }
      }
      ... on BundleCartItem {
        customizable_options {
          ...JudgedOption
        }
        bundle_options {
          uid
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
          ...JudgedOption
        }
        configured_variant {
          __typename
          uid
          ...RuledProduct
        }
      }
    }
  }
`,
  [ruledProductFragment, ruledPartsFragment, judgedOptionFragment],
);

export const judgedCartDocument = graphql(
  `
  query judgedCart($cartId: String!) {
    cart(cart_id: $cartId) {
      ...JudgedCart
    }
  }
`,
  [judgedCartFragment],
);

export const judgedOwnCartDocument = graphql(
  `
  query judgedOwnCart {
    cart: customerCart {
      ...JudgedCart
    }
  }
`,
  [judgedCartFragment],
);
