import { formatDocument } from '@urql/core';
import { cartDetailsDocument } from '@/lib/cart/cart-fragment';
import { documentText } from '@/lib/magento/browser/document-text';
import { type AskedOfLines, ruled } from '@/lib/magento/product-codes';
import { ASK_FOR_CART } from './ask-for-cart';

/** Has the document itself ask for the visitor's cart, while the scripts that show it are still on their way. */
export function EarlyCart({ asked }: { asked: AskedOfLines }) {
  const text = documentText(formatDocument(ruled(cartDetailsDocument, asked)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop
  return <script data-query={text} dangerouslySetInnerHTML={{ __html: ASK_FOR_CART }} />;
}
