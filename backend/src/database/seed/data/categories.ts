import type { CategorySeed } from '../types';
import { careCategories } from './categories/care-categories';
import { medicineCategories } from './categories/medicine-categories';
import { categoryWithHistory } from './history';
import { withAmerican } from './us-english';

/** The category tree; id 2 is its root. Positions follow this order. */
export const categories: CategorySeed[] = withAmerican<CategorySeed[]>([
  { id: 2, parent: 1, key: 'root', name: { default: 'Default Category' }, urlKey: 'default-category' },
  ...medicineCategories,
  ...careCategories,
]).map(categoryWithHistory);
