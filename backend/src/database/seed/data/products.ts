import type { ProductSeed } from '../types';
import { completed } from './products/draft';
import { firstAid } from './products/first-aid';
import { painRelief } from './products/pain-relief';
import { services } from './products/services';
import { travel } from './products/travel';

/** The whole assortment; a product's position in a category follows this order. */
export const products: ProductSeed[] = [...painRelief, ...firstAid, ...travel, ...services].map(completed);
