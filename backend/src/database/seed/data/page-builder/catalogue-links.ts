import { categories } from '../categories';
import { type Link, toCategory } from './elements';

/** The id of a category by the key that products name it by. */
export function categoryId(key: string): number {
  const id = categories.find((category) => category.key === key)?.id;
  if (id === undefined) throw new Error(`Content names an unknown category: ${key}`);
  return id;
}

/** A link to a category by its key. */
export function category(key: string): Link {
  return toCategory(categoryId(key));
}
