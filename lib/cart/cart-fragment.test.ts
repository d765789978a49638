import { formatDocument } from '@urql/core';
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { ruled } from '@/lib/magento/product-codes';
import { cartFragment } from './cart-fragment';

const largest = graphql(
  `
    mutation largest($cartId: String!, $uid: ID!, $items: [CartItemInput!]!) {
      removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) {
        cart {
          id
        }
      }
      addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart {
          ...CartFields
        }
        user_errors {
          code
          message
        }
      }
    }
  `,
  [cartFragment],
);

/** As Magento counts: every field, a fragment as often as it is spread. */
function complexity(document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + count(fragments.get(node.name.value));
      return sum + (node.kind === Kind.FIELD ? 1 : 0) + count(node.selectionSet);
    }, 0);
  return document.definitions.reduce(
    (sum, node) => sum + (node.kind === Kind.OPERATION_DEFINITION ? count(node.selectionSet) : 0),
    0,
  );
}

it('The largest cart mutation has less than the 300 fields that Magento allows, type names included', () => {
  // A pharmacy asks for seven attributes of each product.
  const asked = complexity(
    formatDocument(ruled(largest, { codes: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], hasErrors: true })),
  );
  expect(asked).toBeGreaterThan(150);
  expect(asked).toBeLessThan(300);
});
