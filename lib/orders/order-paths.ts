import { pagePath } from '@/lib/browser/page-store';
import { ORDER_PATH, ORDER_PRINT_PATH } from '@/lib/config/paths';

/** The page of one of the customer's orders, by its number inside the backend [ROUTE-8]. */
export function orderHref(id: number): string {
  return pagePath(`${ORDER_PATH}/order_id/${id}`);
}

/** The page that prints an order: a customer's by its number inside the backend, else the one that was looked up. */
export function printHref(id: number | null): string {
  return pagePath(`${ORDER_PRINT_PATH}/`) + (id === null ? '' : `?order_id=${id}`);
}

/** Which order the page's address names, in Magento's way or in the query; null where it names none. */
export function orderIdOfPage({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location) {
  const text = /\/order_id\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('order_id') ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}
