/** Largest viewport widths, in pixels, that count as a kind of device [A9]; a wider one is a desktop. */
export const BREAKPOINTS = { mobile: 600, largeMobile: 767, largeTablet: 1024 } as const;

/** Matches where the shell has its desktop form: the menu in a row, the search inline. */
export const DESKTOP_QUERY = `(min-width: ${BREAKPOINTS.largeTablet + 1}px)`;
