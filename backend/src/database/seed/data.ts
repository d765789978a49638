import { attributes } from './data/attributes/attributes';
import { blocks } from './data/blocks';
import { categories } from './data/categories';
import { pages } from './data/pages';
import { products } from './data/products';
import { rewrites } from './data/rewrites';
import { synonyms } from './data/synonyms';
import type { SeedData } from './types';

/** The shop that the embedded backend starts with. */
export const seedData: SeedData = { attributes, categories, products, pages, blocks, rewrites, synonyms };
