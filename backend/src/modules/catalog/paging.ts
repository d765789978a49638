import { inputError } from '../../errors';

export interface Page {
  pageSize: number;
  currentPage: number;
}

/** Refuses pages and sizes below 1 with Magento's texts (graphql-input). */
export function checkPage({ currentPage, pageSize }: Page): void {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
}

/** Refuses a page beyond the last one; an empty result has no last page and accepts any. */
export function checkPageExists({ currentPage, pageSize }: Page, total: number): void {
  const pages = Math.ceil(total / pageSize);
  if (pages > 0 && currentPage > pages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
  }
}

/** Magento's `page_info` for a total number of items. */
export function pageInfo({ currentPage, pageSize }: Page, total: number) {
  return { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
}

/** How many items stand before the page. */
export function offsetOf({ currentPage, pageSize }: Page): number {
  return (currentPage - 1) * pageSize;
}
