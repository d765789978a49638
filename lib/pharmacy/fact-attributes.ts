import { LEGAL_CATEGORY_ATTRIBUTE } from '@/lib/config/constants';

/** Which attribute tells which fact of a medicine: merchants change the codes here alone (docs/pharmacy.md). */
export const FACT_ATTRIBUTES = {
  legalCategory: LEGAL_CATEGORY_ATTRIBUTE,
  /** A text, such as "Paracetamol 500 mg; Codeine 8 mg". */
  activeAmounts: 'active_amounts',
  activeIngredient: 'active_ingredient',
  strength: 'strength',
  dosageForm: 'dosage_form',
  /** A text, such as "16 tablets" or "100 ml". */
  packHolds: 'unit_pricing_measure',
  packSize: 'pack_size',
  minimumAge: 'minimum_age',
  maximumPerOrder: 'maximum_per_order',
  sugarFree: 'sugar_free',
  licenceNumber: 'licence_number',
  driving: 'driving',
  pregnancy: 'pregnancy',
  longestUse: 'longest_use',
  leaflet: 'leaflet',
  /** The identifier of a CMS block with the questions that are asked before it is sold. */
  suitabilityForm: 'suitability_form',
} as const;

const {
  activeAmounts,
  activeIngredient,
  strength,
  packHolds,
  packSize,
  maximumPerOrder,
  legalCategory,
  suitabilityForm,
} = FACT_ATTRIBUTES;

/** What the ingredient guard is told of a cart's products; with neither of the first two nor a maximum there is nothing to guard. */
const GUARD_ATTRIBUTES: readonly string[] = [
  activeAmounts,
  activeIngredient,
  strength,
  packHolds,
  packSize,
  maximumPerOrder,
  legalCategory,
  // A line without good answers is told of before the till.
  suitabilityForm,
];

/** The attributes to ask a cart's products for, out of those that the backend has. */
export function guardAttributes(known: readonly string[]): string[] {
  if (![activeAmounts, activeIngredient, maximumPerOrder].some((code) => known.includes(code))) return [];
  return GUARD_ATTRIBUTES.filter((code) => known.includes(code));
}
