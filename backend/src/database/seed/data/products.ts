import type { ProductSeed } from '../types';
import { antihistamines } from './products/antihistamines';
import { babyChild } from './products/baby-child';
import { coldNose } from './products/cold-nose';
import { coughThroat } from './products/cough-throat';
import { devices } from './products/devices';
import { digestion } from './products/digestion';
import { completed } from './products/draft';
import { everydayPainkillers } from './products/everyday-painkillers';
import { firstAid } from './products/first-aid';
import { furtherPainkillers } from './products/further-painkillers';
import { hayFeverItching } from './products/hay-fever-itching';
import { muscleJoint } from './products/muscle-joint';
import { oralEyeFoot } from './products/oral-eye-foot';
import { reviews } from './products/reviews';
import { services } from './products/services';
import { skin } from './products/skin';
import { stopSmoking } from './products/stop-smoking';
import { travel } from './products/travel';
import { vitamins } from './products/vitamins';

/** The whole assortment; a product's position in a category follows this order. */
export const products: ProductSeed[] = [
  ...everydayPainkillers,
  ...furtherPainkillers,
  ...muscleJoint,
  ...coldNose,
  ...coughThroat,
  ...antihistamines,
  ...hayFeverItching,
  ...digestion,
  ...skin,
  ...firstAid,
  ...vitamins,
  ...oralEyeFoot,
  ...stopSmoking,
  ...devices,
  ...babyChild,
  ...travel,
  ...services,
]
  .map(completed)
  .map((product) => {
    const told = reviews[product.sku];
    return told ? { ...product, reviews: told } : product;
  });
