import type { ProductSeed } from '../types';
import { aidsMonitors } from './products/aids-monitors';
import { allergyMore } from './products/allergy-more';
import { antihistamines } from './products/antihistamines';
import { appointments } from './products/appointments';
import { away } from './products/away';
import { babyChild } from './products/baby-child';
import { babyMore } from './products/baby-more';
import { bowel } from './products/bowel';
import { coldChoices } from './products/cold-choices';
import { coldNose } from './products/cold-nose';
import { coldRelief } from './products/cold-relief';
import { combinedPainkillers } from './products/combined-painkillers';
import { coughThroat } from './products/cough-throat';
import { dailySkin } from './products/daily-skin';
import { devices } from './products/devices';
import { digestion } from './products/digestion';
import { completed } from './products/draft';
import { everydayPainkillers } from './products/everyday-painkillers';
import { eyesEars } from './products/eyes-ears';
import { feetSmoking } from './products/feet-smoking';
import { firstAid } from './products/first-aid';
import { furtherRelated } from './products/further-links';
import { furtherPainkillers } from './products/further-painkillers';
import { hayFeverItching } from './products/hay-fever-itching';
import { muscleJoint } from './products/muscle-joint';
import { oralEyeFoot } from './products/oral-eye-foot';
import { oralHygiene } from './products/oral-hygiene';
import { packsOfPainkillers } from './products/packs-of-painkillers';
import { reviews } from './products/reviews';
import { services } from './products/services';
import { sexualHealth } from './products/sexual-health';
import { skin } from './products/skin';
import { skinTreatments } from './products/skin-treatments';
import { stomachAcid } from './products/stomach-acid';
import { stopSmoking } from './products/stop-smoking';
import { supplements } from './products/supplements';
import { supportsWarmth } from './products/supports-warmth';
import { testsIntimate } from './products/tests-intimate';
import { travel } from './products/travel';
import { vitamins } from './products/vitamins';
import { woundCare } from './products/wound-care';

/** The whole assortment; numbers and positions follow this order, so what is new goes to its end. */
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
  ...packsOfPainkillers,
  ...combinedPainkillers,
  ...supportsWarmth,
  ...coldRelief,
  ...coldChoices,
  ...allergyMore,
  ...stomachAcid,
  ...bowel,
  ...dailySkin,
  ...skinTreatments,
  ...woundCare,
  ...supplements,
  ...oralHygiene,
  ...eyesEars,
  ...feetSmoking,
  ...aidsMonitors,
  ...babyMore,
  ...away,
  ...sexualHealth,
  ...testsIntimate,
  ...appointments,
]
  .map((draft) => (draft.related ? draft : { ...draft, related: furtherRelated[draft.sku] }))
  .map(completed)
  .map((product) => {
    const told = reviews[product.sku];
    return told ? { ...product, reviews: told } : product;
  });
