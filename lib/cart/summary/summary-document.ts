import { graphql } from '@/lib/magento/graphql';

// The backend answers with an error where the visitor may not use the cart.
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
