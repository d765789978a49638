import type { ProductSeed } from '../types';
import { productWithHistory } from './history';
import { withActiveAmounts } from './products/active-amounts';
import { allergyItching } from './products/allergy/allergy-itching';
import { allergyMore } from './products/allergy/allergy-more';
import { antihistamines } from './products/allergy/antihistamines';
import { hayFever } from './products/allergy/hay-fever';
import { itching } from './products/allergy/itching';
import { coldChoices } from './products/cold/cold-choices';
import { coldComfort } from './products/cold/cold-comfort';
import { coldFlu } from './products/cold/cold-flu';
import { coldRelief } from './products/cold/cold-relief';
import { cough } from './products/cold/cough';
import { steamHerbsTests } from './products/cold/steam-herbs-tests';
import { throat } from './products/cold/throat';
import { bowelBalance } from './products/digestion/bowel-balance';
import { constipation } from './products/digestion/constipation';
import { diarrhoeaConstipation } from './products/digestion/diarrhoea-constipation';
import { heartburn } from './products/digestion/heartburn';
import { stomachAcid } from './products/digestion/stomach-acid';
import { windCramps } from './products/digestion/wind-cramps';
import { completed, withParentsFacts } from './products/draft';
import { aidsMonitors } from './products/everyday/aids-monitors';
import { brushesRinses } from './products/everyday/brushes-rinses';
import { devices } from './products/everyday/devices';
import { eyeCare } from './products/everyday/eye-care';
import { eyeFoot } from './products/everyday/eye-foot';
import { eyesEars } from './products/everyday/eyes-ears';
import { feet } from './products/everyday/feet';
import { oralHygiene } from './products/everyday/oral-hygiene';
import { smokingAids } from './products/everyday/smoking-aids';
import { stopSmoking } from './products/everyday/stop-smoking';
import { supplementPacks } from './products/everyday/supplement-packs';
import { supplements } from './products/everyday/supplements';
import { toothpasteMouthwash } from './products/everyday/toothpaste-mouthwash';
import { vitamins } from './products/everyday/vitamins';
import { appointments } from './products/family/appointments';
import { away } from './products/family/away';
import { babyChild } from './products/family/baby-child';
import { babyMore } from './products/family/baby-more';
import { childAilments } from './products/family/child-ailments';
import { condoms } from './products/family/condoms';
import { intimateHealth } from './products/family/intimate-health';
import { pregnancyTests } from './products/family/pregnancy-tests';
import { services } from './products/family/services';
import { sexualHealth } from './products/family/sexual-health';
import { travel } from './products/family/travel';
import { travelSickness } from './products/family/travel-sickness';
import { furtherRelated } from './products/further-links';
import { withIngredientList } from './products/ingredient-lists';
import { withMedicineCard } from './products/medicine-cards';
import { withMostInOrder } from './products/most-in-order';
import { combinedPainkillers } from './products/pain/combined-painkillers';
import { everydayPainkillers } from './products/pain/everyday-painkillers';
import { furtherPainkillers } from './products/pain/further-painkillers';
import { gelsRubs } from './products/pain/gels-rubs';
import { heatPeriod } from './products/pain/heat-period';
import { migraineCramps } from './products/pain/migraine-cramps';
import { packsOfPainkillers } from './products/pain/packs-of-painkillers';
import { supports } from './products/pain/supports';
import { warmth } from './products/pain/warmth';
import { reviews } from './products/reviews/reviews';
import { dailySkin } from './products/skin/daily-skin';
import { firstAidKits } from './products/skin/first-aid-kits';
import { firstAidRefills } from './products/skin/first-aid-refills';
import { plastersDressings } from './products/skin/plasters-dressings';
import { scalpSpots } from './products/skin/scalp-spots';
import { skin } from './products/skin/skin';
import { skinInfections } from './products/skin/skin-infections';
import { woundCare } from './products/skin/wound-care';
import { withSuitability } from './products/suitability';
import { withThaiIngredients } from './products/thai-ingredients';
import { withUses } from './products/used-for';

/** The whole assortment; numbers and positions follow this order, so what is new goes to its end. */
export const products: ProductSeed[] = [
  ...everydayPainkillers,
  ...furtherPainkillers,
  ...migraineCramps,
  ...gelsRubs,
  ...heatPeriod,
  ...coldFlu,
  ...coldComfort,
  ...cough,
  ...throat,
  ...antihistamines,
  ...hayFever,
  ...itching,
  ...heartburn,
  ...diarrhoeaConstipation,
  ...skin,
  ...plastersDressings,
  ...firstAidKits,
  ...vitamins,
  ...toothpasteMouthwash,
  ...eyeFoot,
  ...stopSmoking,
  ...devices,
  ...babyChild,
  ...travelSickness,
  ...travel,
  ...services,
  ...packsOfPainkillers,
  ...combinedPainkillers,
  ...supports,
  ...warmth,
  ...coldRelief,
  ...steamHerbsTests,
  ...coldChoices,
  ...allergyMore,
  ...allergyItching,
  ...stomachAcid,
  ...windCramps,
  ...constipation,
  ...bowelBalance,
  ...dailySkin,
  ...scalpSpots,
  ...skinInfections,
  ...woundCare,
  ...firstAidRefills,
  ...supplementPacks,
  ...supplements,
  ...brushesRinses,
  ...oralHygiene,
  ...eyeCare,
  ...eyesEars,
  ...feet,
  ...smokingAids,
  ...aidsMonitors,
  ...babyMore,
  ...childAilments,
  ...away,
  ...condoms,
  ...sexualHealth,
  ...pregnancyTests,
  ...intimateHealth,
  ...appointments,
]
  .map((draft) => (draft.related ? draft : { ...draft, related: furtherRelated[draft.sku] }))
  .map(withActiveAmounts)
  .map(withIngredientList)
  .map(withThaiIngredients)
  .map(withMedicineCard)
  .map(withSuitability)
  .map((draft, _, all) => withParentsFacts(draft, all))
  .map(withMostInOrder)
  .map(withUses)
  .map(completed)
  .map((product) => {
    const told = reviews[product.sku];
    return told ? { ...product, reviews: told } : product;
  })
  .map(productWithHistory);
