import { gql } from '@urql/core';
import { browserClient } from './browser-client';

/** No backend has this field: the local exchange answers it, the cache forgets. */
const forgetCartDocument = gql`
  mutation forgetCartData {
    forgetCartData
  }
`;

/**
 * Takes every cart out of the cache [CACHE-2]. Whoever still shows a cart asks for it again: drop the cart id first.
 */
export function forgetCartData(): void {
  void browserClient()
    .mutation(forgetCartDocument, {}, { localAnswer: { forgetCartData: true } })
    .toPromise();
}
