/** Attribute of a line's element, with the line's key. */
export const LINE = 'data-line';
