/** Stars of one review as Magento's percentage: 3 of 5 is 60; the mean of its ratings. */
export function averageRating(ratings: Record<string, number>): number {
  const stars = Object.values(ratings);
  if (stars.length === 0) return 0;
  return Math.round((stars.reduce((sum, value) => sum + value, 0) / stars.length) * 20);
}

const STARS = [1, 2, 3, 4, 5];

/** Ids of a rating's stars: five consecutive numbers for each rating, as Magento's installer gives them. */
export function ratingValues(ratingId: number): { id: number; stars: number }[] {
  return STARS.map((stars) => ({ id: (ratingId - 1) * STARS.length + stars, stars }));
}
