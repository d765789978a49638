import type { ResolverConfig, UpdatesConfig } from '@urql/exchange-graphcache';

/** Further pages of a wishlist append to those before them [CACHE-1]; the deeper list is read as one. */
export const wishlistResolvers: ResolverConfig = {
  Wishlist: {
    items_v2: (_wishlist, args, cache, { parentKey }) => {
      const last = pageOf(args);
      const pages = Array.from({ length: last }, (_, index) => {
        const page = index + 1 === last ? args : { ...args, currentPage: index + 1 };
        return cache.resolve(parentKey, 'items_v2', page);
      });
      const own = pages.at(-1);
      if (typeof own !== 'string') return undefined;
      // Removing a line moves the others up, so that one may stand on two pages.
      const items = new Set(
        pages.flatMap((page) => (typeof page === 'string' ? keysOf(cache.resolve(page, 'items')) : [])),
      );
      return { __typename: 'WishlistItems', items: [...items], page_info: cache.resolve(own, 'page_info') };
    },
  },
};

/** Page 1 replaces: a list that is read afresh has no further pages yet [CACHE-1]. */
export const wishlistUpdates: UpdatesConfig = {
  Wishlist: {
    items_v2: (_wishlist, args, cache, { parentKey }) => {
      if (pageOf(args) > 1) return;
      for (const { fieldName, arguments: own } of cache.inspectFields(parentKey)) {
        if (fieldName === 'items_v2' && pageOf(own) > 1) cache.invalidate(parentKey, fieldName, own);
      }
    },
  },
};

function pageOf(args: Record<string, unknown> | null): number {
  return Number(args?.currentPage ?? 1);
}

function keysOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}
