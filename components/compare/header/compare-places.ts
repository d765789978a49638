/** Where the header's link has its number: left by the server for `CompareOutlet`. */
export const COMPARE_COUNT = 'compare-count';

/** On the comparison's own pages, which need no way to themselves. */
export const COMPARISON = 'data-comparison';
