import type { CustomOptionSeed, Localised } from '../../types';
import { say } from '../texts';
import type { ProductDraft } from './draft';

/** What is asked before a medicine is sold, by the block that asks it. */
const ASKED: Record<string, string> = {
  'TOL-CHLOR-28': 'suitability-drowsy-antihistamine',
  'NOR-DUAL-16': 'suitability-pain',
  'WYN-FLUCO-1': 'suitability-thrush',
  'CLE-CHLOR-10': 'suitability-eye-infection',
  'SET-OME-14': 'suitability-stomach-acid',
  'TOL-FEX-180': 'suitability-consultation-hives',
  'ROA-MALARIA-12': 'suitability-consultation-malaria',
};

/** The option that takes the answers. */
const ANSWERS: CustomOptionSeed = {
  title: say('Suitability', 'ความเหมาะสมของยา'),
  type: 'area',
  required: true,
  sku: 'suitability',
};

/** A draft with its questions, as any merchant can enter them: an attribute and a customizable option. */
export function withSuitability(draft: ProductDraft): ProductDraft {
  const form = ASKED[draft.sku];
  if (!form) return draft;
  const identifier: Localised = { default: form };
  return {
    ...draft,
    attributes: { ...draft.attributes, suitability_form: identifier },
    options: [...(draft.options ?? []), ANSWERS],
  };
}
