// Shared by the cart and by its skeleton, so that nothing moves when the one takes the other's place.

/** The lines, and from a desktop on the summary beside them. */
export const cartGrid = 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12';

/** One line: picture, words, quantity with the row's price. */
export const lineGrid =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-line border-b py-5 md:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem]';

/** The summary's card. */
export const summaryCard = 'rounded-card border border-line bg-surface p-4 sm:p-5';
