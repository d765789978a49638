/** What stands in the place of a name, a number, a title or words that are nobody's business. */
export const WITHHELD = 'withheld';

/** Whether a path leads to, or below, one of the categories, each a URL key or a path, anywhere in the tree. */
export function isSensitivePath(path: string, categories: readonly string[]): boolean {
  const whole = `/${path.replace(/^\/+|\/+$|\.[a-z]{2,5}$/g, '')}/`;
  return categories.some((category) => whole.includes(`/${category}/`));
}
