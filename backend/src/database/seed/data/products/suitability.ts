import type { CustomOptionSeed, Localised } from '../../types';
import { say } from '../texts';
import type { ProductDraft } from './draft';

/** What is asked before a medicine is sold: the block that asks it, and the products that it asks about. */
const FORMS: Record<string, readonly string[]> = {
  paracetamol: ['VEL-PARA-TAB-32', 'VEL-PARA-CAP-32'],
  'paracetamol-soluble': ['MMS-PARA-EFF'],
  'paracetamol-infant': ['KIN-PARA-100'],
  'paracetamol-child': ['KIN-PARA6'],
  ibuprofen: ['NOR-IBU-200-48', 'NOR-IBU-200-96', 'NOR-IBU-LIQ-30'],
  'ibuprofen-400': ['NOR-IBU-400-24', 'NOR-IBU-400-48'],
  'ibuprofen-child': ['KIN-IBU-100'],
  'ibuprofen-gel': ['NOR-IBU-GEL10'],
  'ibuprofen-plaster': ['NOR-IBU-PLAST'],
  'diclofenac-gel': ['NOR-DICLO-GEL'],
  aspirin: ['VEL-ASP-300'],
  pain: ['NOR-DUAL-16'],
  codeine: ['VEL-COCO-32'],
  'period-pain': ['NOR-NAP-9'],
  migraine: ['NOR-SUMA'],
  'migraine-sickness': ['NOR-PROCHL-8'],
  decongestant: ['NOR-PSEUDO-12'],
  'dry-cough': ['FER-COUGH-DRY'],
  'night-cold': ['VEL-NIGHT-160'],
  flurbiprofen: ['FER-FLURBI-16'],
  'throat-spray': ['MMS-BENZY-30'],
  'nose-drops-child': ['MMS-XYLO-KIDS'],
  antihistamine: ['TOL-CET-30', 'TOL-CET-60', 'TOL-CET-SYR', 'TOL-LOR-30'],
  acrivastine: ['TOL-ACRI-24'],
  'drowsy-antihistamine': ['TOL-CHLOR-28'],
  'drowsy-syrup': ['TOL-CHLOR-SYR'],
  'nasal-steroid': ['TOL-BECLO-200', 'TOL-MOM-140'],
  'eye-allergy': ['TOL-CROM-10', 'TOL-CROM-PF'],
  'eye-allergy-ketotifen': ['TOL-KETO-5'],
  'eye-infection': ['CLE-CHLOR-10'],
  'hay-fever-set': ['TOL-HAY-PACK'],
  'stomach-acid': ['SET-OME-14', 'SET-ESO'],
  diarrhoea: ['SET-LOPER-12'],
  constipation: ['SET-MACRO-20', 'SET-BISAC-20'],
  docusate: ['SET-DOCU-30'],
  lactulose: ['SET-LACT'],
  cramps: ['SET-BUSCO-20'],
  'travel-sickness': ['ROA-HYOS-12'],
  'travel-sickness-child': ['ROA-CINN-15'],
  hydrocortisone: ['HAL-HC-15'],
  acne: ['HAL-BPO-50', 'HAL-NIA-50'],
  'fungal-skin': ['HAL-CLOTRI-20'],
  miconazole: ['HAL-MICON-30'],
  'nail-fungus': ['SOL-AMOR-3'],
  verruca: ['SOL-VERR-10'],
  dandruff: ['HAL-KETO'],
  scabies: ['HAL-PERM-30'],
  threadworm: ['KIN-WORM-4'],
  erections: ['TEN-SILDEN-4'],
  thrush: ['WYN-FLUCO-1', 'WYN-PESS-1', 'WYN-CLOTRI-20', 'WYN-THRUSH'],
  'consultation-hives': ['TOL-FEX-180'],
  'consultation-malaria': ['ROA-MALARIA-12'],
};

const FORM_OF = new Map(
  Object.entries(FORMS).flatMap(([form, skus]) => skus.map((sku) => [sku, `suitability-${form}`] as const)),
);

/** The option that takes the answers; of a product of which only some packs are asked about, it may be left empty. */
const answers = (required: boolean): CustomOptionSeed => ({
  title: say('Suitability', 'ความเหมาะสมของยา'),
  type: 'area',
  required,
  sku: 'suitability',
});

/**
 * A draft with its questions, as any merchant can enter them: an attribute, and a customizable option, which variants have
 * of their parent.
 */
export function withSuitability(draft: ProductDraft): ProductDraft {
  const form = FORM_OF.get(draft.sku);
  const isAsked = form !== undefined;
  // The same in every view: an identifier is no text, whose words would be others in American English.
  const identifier: Localised = { default: form ?? '', mmstr_us: form ?? '' };
  const attributes = isAsked ? { ...draft.attributes, suitability_form: identifier } : draft.attributes;
  const takesAnswers = isAsked ? draft.visibility !== 1 : draft.configurable?.variants.some((sku) => FORM_OF.has(sku));
  if (!takesAnswers) return { ...draft, attributes };
  return { ...draft, attributes, options: [...(draft.options ?? []), answers(isAsked)] };
}
