/** What stands in the place of a name, a number, a title or words that are nobody's business. */
export const WITHHELD = 'withheld';

/**
 * Whether a path leads into one of these categories, each a URL key or a path of several: wherever in the tree it
 * stands, and with all that stands below it.
 */
export function isSensitivePath(path: string, categories: readonly string[]): boolean {
  const whole = `/${path.replace(/^\/+|\/+$|\.[a-z]{2,5}$/g, '')}/`;
  return categories.some((category) => whole.includes(`/${category}/`));
}
