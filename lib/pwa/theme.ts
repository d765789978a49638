// Colours for the browser's own frame around the shop, and for an app that starts; those of the style sheet.

/** `--color-evergreen`. */
export const EVERGREEN = '#0f5c4d';

/** `--color-paper`. */
export const PAPER = '#fbfaf6';
