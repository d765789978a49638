import { type Cache, cacheExchange } from '@urql/exchange-graphcache';
import { reportError } from '@/lib/errors/report-error';
import { keys, possibleTypes } from './cache-keys';
import { optimisticCart } from './optimistic-cart';

/** Entry points to a cart; both lead to one `Cart` [CACHE-2]. */
const CART_FIELDS = ['cart', 'customerCart'];

/** What the browser knows of carts and of the customer [CACHE-1]; type names only, no feature. */
export const commerceCache = cacheExchange({
  keys,
  possibleTypes,
  updates: {
    Mutation: { createEmptyCart: (_answer, _args, cache) => discardCarts(cache) },
  },
  optimistic: optimisticCart,
  logger: (severity, message) => {
    if (severity !== 'debug' && !KNOWN.test(message)) reportError('Cache', message);
  },
});

/**
 * Warnings of development that a whole schema (twelve times the weight) would spare: 13, a line of the cart lacks the
 * fields of other types' lines; 15, a price has no key.
 */
const KNOWN = /#1[35]$/;

function discardCarts(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (CART_FIELDS.includes(fieldName)) cache.invalidate('Query', fieldName, args);
  }
  cache.invalidate('Cart');
}
