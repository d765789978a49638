// Shared by the summary and by its skeleton, so that nothing moves when the one takes the other's place.

export const summaryCard = 'rounded-card border border-line bg-surface lg:sticky lg:top-6';

/** On phones and tablets what is ordered is closed, its total in the bar. */
export const summaryBar =
  'flex min-h-14 w-full items-center gap-2 rounded-card px-4 py-2 text-left font-medium lg:hidden';

export const summaryBody = 'grid gap-4 px-4 pb-4 lg:p-5';
