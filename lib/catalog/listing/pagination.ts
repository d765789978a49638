/** Products on a page where the store does not say how many [CAT-1]. */
const DEFAULT_PAGE_SIZE = 6;

/** Where a listing stands; only the functions here decide the page [CAT-4]. */
export interface Pagination {
  page: number;
  pageSize: number;
  /** Pages of the last answer; null before the first one [CAT-1]. */
  prevPageTotal: number | null;
}

/** Before any answer: page 1 unless the URL asks for another, the store's page size. */
export function startPagination(page = 1, gridPerPage: number | null = null): Pagination {
  return { page, pageSize: gridPerPage && gridPerPage > 0 ? gridPerPage : DEFAULT_PAGE_SIZE, prevPageTotal: null };
}

/** After an answer: a page beyond the end becomes the last one. An error never comes here [CAT-4]. */
export function withPageTotal(pagination: Pagination, totalPages: number): Pagination {
  return { ...pagination, page: Math.min(pagination.page, Math.max(totalPages, 1)), prevPageTotal: totalPages };
}

/** The pages that a pagination links to, `null` for a gap: `1 … 4 5 6 … 12`. */
export function pageWindow(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [n - 1, n] : [null, n];
  });
}
