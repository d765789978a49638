/** One line of the mini cart and of its skeleton: picture, then everything else. */
export const miniLineGrid = 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-4';
