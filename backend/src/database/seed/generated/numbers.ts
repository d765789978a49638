/** A number from 0 up to, but without, 1: the same for the same place in the same series, and no pattern to see. */
export function fraction(place: number, series: string): number {
  let hash = 2166136261 ^ place;
  for (const letter of series) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
