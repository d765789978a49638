import { formatDocument } from '@urql/core';
import type { UnsoldRule } from '@/lib/browser/unsold-rule';
import { cartDetailsDocument } from '@/lib/cart/cart-fragment';
import { documentText } from '@/lib/magento/browser/document-text';
import { ruled } from '@/lib/magento/exchanges/unsold-rule-exchange';
import { ASK_FOR_CART } from './ask-for-cart';

/** Has the document itself ask for the visitor's cart, while the scripts that show it are still on their way. */
export function EarlyCart({ unsold }: { unsold: UnsoldRule | null }) {
  const text = documentText(formatDocument(ruled(cartDetailsDocument, unsold?.code)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop
  return <script data-query={text} dangerouslySetInnerHTML={{ __html: ASK_FOR_CART }} />;
}
