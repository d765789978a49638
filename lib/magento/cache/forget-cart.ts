import { gql } from '@urql/core';
import { browserClient } from '@/lib/magento/browser/browser-client';

/** Asks nobody: the local exchange answers. The cache forgets as it does with every cart that begins. */
const forgetCartDocument = gql`
  mutation forgetCartData {
    createEmptyCart
  }
`;

/**
 * Takes every cart out of the cache [CACHE-2]. Whoever still shows a cart asks for it again: drop the cart id first.
 */
export function forgetCartData(): void {
  void browserClient()
    .mutation(forgetCartDocument, {}, { localAnswer: { createEmptyCart: null } })
    .toPromise();
}
