import { graphql } from '@/lib/magento/graphql';

// The id is the check that the visitor may use the cart; a cart that cannot be used answers with an error.
export const cartSummaryDocument = graphql(`
  query cartSummary($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
      prices {
        subtotal_excluding_tax {
          value
          currency
        }
      }
    }
  }
`);
