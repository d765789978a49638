/** Tells the hearts of a page that was open before somebody signed in that they may be marked now. */
export const HEARTS_EVENT = 'shop-hearts';
