import { ruledPartsFragment } from '@/lib/cart/cart-fragment';
import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql } from '@/lib/magento/graphql';

/** What a cart's lines hold: enough to judge them by, and nothing that has the backend ask carriers. */
const judgedCartFragment = graphql(
  `
  fragment JudgedCart on Cart {
    id
    items {
      __typename
      uid
      quantity
      product {
        __typename
        uid
        name
        ...RuledProduct
        ...RuledParts
      }
      ... on BundleCartItem {
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
        configured_variant {
          __typename
          uid
          ...RuledProduct
        }
      }
    }
  }
`,
  [ruledProductFragment, ruledPartsFragment],
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
