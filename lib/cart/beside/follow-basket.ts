import { lineContents } from '@/lib/cart/items/line-contents';
import { isInvalidCart, onOtherTab } from '@/lib/cart/session/cart-session';
import { useCartStore } from '@/lib/cart/session/cart-store';
import type { Kin } from '@/lib/catalog/card/card-rules';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { ResultOf, VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import type { basketContentsDocument } from './documents';

type Contents = ResultOf<typeof basketContentsDocument>;

/** What products are kept apart from the visitor's basket by. */
export interface BasketSource {
  /** The attribute that says what a product is made of. */
  apart: string;
  kin: Kin;
  query: QueryText<Contents, VariablesOf<typeof basketContentsDocument>>;
}

/** Milliseconds in which several signs of one change come. */
const ONE_CHANGE = 100;

/** Tells the basket's products at each change in any tab, without the urql client. Returns a way to stop. */
export function followBasket(
  query: BasketSource['query'],
  onContents: (products: readonly object[]) => void,
): () => void {
  let reading = new AbortController();
  function read() {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const { cartId } = useCartStore.getState();
    if (!cartId) return onContents([]);
    browserQuery(query, { cartId }, signal).then(
      (answer) => {
        if (!signal.aborted) onContents(productsOf(answer));
      },
      (error) => {
        // Where it cannot be read, what was told last holds, unless the cart is gone.
        if (!signal.aborted && isInvalidCart(error)) onContents([]);
      },
    );
  }
  let waiting: ReturnType<typeof setTimeout>;
  function readSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(read, ONE_CHANGE);
  }
  const stopFollowing = useCartStore.subscribe((now, before) => {
    // The header's own read, of a cart that nobody here has changed, says nothing new.
    const isChanged = now.isWatched && now.summary !== before.summary;
    if (isChanged || now.revision !== before.revision || now.cartId !== before.cartId) readSoon();
  });
  const stopListening = onOtherTab(readSoon);
  read();
  return () => {
    stopFollowing();
    stopListening();
    clearTimeout(waiting);
    reading.abort();
  };
}

function productsOf({ cart }: Contents): object[] {
  const items = (cart?.items ?? []).filter((item) => item !== null);
  return items.flatMap((item) => [item.product, ...lineContents(item).map(({ product }) => product)]);
}
