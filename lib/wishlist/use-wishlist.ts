import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { toAppError } from '@/lib/magento/to-app-error';
import { WISHES_PER_PAGE, wishlistDocument } from './documents';
import { toWishlist, type Wishlist } from './wishlist';

/** The wish list up to a page: the cache appends each page to those before it [CACHE-1]. Throws AppError. */
async function readUpTo(page: number): Promise<Wishlist> {
  const { customer } = await read(wishlistDocument, { page, pageSize: WISHES_PER_PAGE });
  const [list] = customer?.wishlists ?? [];
  if (!list) throw new AppError('refused', NOT_AUTHORIZED);
  return toWishlist(list);
}

interface OwnWishlist {
  /** Null until it is read, and where that failed. */
  wishlist: Wishlist | null;
  error: AppError | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Adds the next page; gives the id of its first wish. Throws AppError. */
  loadMore: () => Promise<string | null>;
  /** Reads all that is shown again, as after every change. Throws AppError. */
  reload: () => Promise<void>;
  retry: () => void;
}

/** The customer's wish list, a page at a time. */
export function useWishlist(): OwnWishlist {
  const [wishlist, setShown] = useState<Wishlist | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  /** How far it is shown, for whoever reads it again after more has come. */
  const page = useRef(1);

  const reload = useCallback(async () => {
    let wishlist = await readUpTo(1);
    const last = Math.min(page.current, wishlist.pages);
    for (let next = 2; next <= last; next += 1) wishlist = await readUpTo(next);
    setError(null);
    page.current = Math.max(1, last);
    setShown(wishlist);
  }, []);

  const retry = useCallback(() => {
    setError(null);
    reload().catch((cause) => setError(toAppError(cause)));
  }, [reload]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, and again by whoever changes it
  useEffect(retry, []);

  async function loadMore(): Promise<string | null> {
    setLoadingMore(true);
    try {
      const before = wishlist?.wishes.length ?? 0;
      const longer = await readUpTo(page.current + 1);
      page.current += 1;
      setShown(longer);
      return longer.wishes[before]?.id ?? null;
    } finally {
      setLoadingMore(false);
    }
  }

  return { wishlist, error, hasMore: page.current < (wishlist?.pages ?? 1), isLoadingMore, loadMore, reload, retry };
}
