import { RECALL_NOTICE } from '@/lib/cart/basket-notice';
import { askEarly } from '@/lib/magento/browser/early-read';

/** Inline script that asks for the visitor's cart, and knows whether something was said of it. */
export const ASK_FOR_CART = `${askEarly('cartId')};${RECALL_NOTICE}`;
