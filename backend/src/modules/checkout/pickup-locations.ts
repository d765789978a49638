import type { Context } from '../../context';
import { inputError } from '../../errors';

interface Pages {
  pageSize: number;
  currentPage: number;
}

/** The places where an order could be fetched: this shop has none, and answers as a Magento without any. */
export const pickupQueries = {
  pickupLocations(_: unknown, { pageSize, currentPage }: Pages, ctx: Context) {
    ctx.uncacheable = true;
    if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
    if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
    return {
      items: [],
      page_info: { page_size: pageSize, current_page: currentPage, total_pages: 0 },
      total_count: 0,
    };
  },
};
