import { describe, expect, it } from 'vitest';
import { pageWindow, startPagination, withPageTotal } from './pagination';

describe('pagination', () => {
  it('[CAT-1] starts with page 1, page size 6 and no previous total by default', () => {
    expect(startPagination()).toEqual({ page: 1, pageSize: 6, prevPageTotal: null });
  });

  it('[CAT-1] starts with the store’s page size when the backend gives one', () => {
    expect(startPagination(2, 12)).toEqual({ page: 2, pageSize: 12, prevPageTotal: null });
    expect([startPagination(2, 0), startPagination(2, -1)].map(({ pageSize }) => pageSize)).toEqual([6, 6]);
  });

  it('stores the total of an answer and limits the page to it', () => {
    expect(withPageTotal(startPagination(2), 3)).toMatchObject({ page: 2, prevPageTotal: 3 });
    expect(withPageTotal(startPagination(9), 3)).toMatchObject({ page: 3, prevPageTotal: 3 });
    expect(withPageTotal(startPagination(9), 0)).toMatchObject({ page: 1, prevPageTotal: 0 });
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, null, 12]],
    [5, 12, [1, null, 4, 5, 6, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [12, 12, [1, null, 11, 12]],
    [2, 5, [1, 2, 3, 4, 5]],
    [9, 12, [1, null, 8, 9, 10, 11, 12]],
    [1, 0, []],
  ])('page %i of %i', (page, total, window) => {
    expect(pageWindow(page, total)).toEqual(window);
  });
});
