import { askEarly } from '@/lib/magento/browser/early-read';

/** Inline script that asks for the visitor's cart. */
export const ASK_FOR_CART = askEarly('cartId');
