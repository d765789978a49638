import { ruledPartsFragment } from '@/lib/cart/cart-fragment';
import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql } from '@/lib/magento/graphql';

/** What a cart's lines are made of, and nothing that has the backend ask carriers or sum up. */
export const basketContentsDocument = graphql(
  `
  query basketContents($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      items {
        uid
        product {
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
            ...RuledProduct
          }
        }
      }
    }
  }
`,
  [ruledProductFragment, ruledPartsFragment],
);
