import type { ProductSeed } from '../types';
import { allergy } from './products/allergy';
import { coldFlu } from './products/cold-flu';
import { completed } from './products/draft';
import { firstAid } from './products/first-aid';
import { muscleJoint } from './products/muscle-joint';
import { painRelief } from './products/pain-relief';
import { services } from './products/services';
import { travel } from './products/travel';

/** The whole assortment; a product's position in a category follows this order. */
export const products: ProductSeed[] = [
  ...painRelief,
  ...muscleJoint,
  ...coldFlu,
  ...allergy,
  ...firstAid,
  ...travel,
  ...services,
].map(completed);
