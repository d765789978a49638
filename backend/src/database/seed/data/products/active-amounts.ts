import type { Localised } from '../../types';
import { activeIngredients } from '../attributes/later-options';
import type { ProductDraft } from './draft';

/** How much of each active ingredient there is, where the strength does not say it: SKU, ingredient, amount. */
const AMOUNTS: Record<string, Record<string, string>> = {
  'NOR-DUAL-16': { ibuprofen: '200 mg', paracetamol: '500 mg' },
  'VEL-APC-16': { aspirin: '300 mg', paracetamol: '200 mg', caffeine: '45 mg' },
  'VEL-PARA-CAF': { paracetamol: '500 mg', caffeine: '65 mg' },
  'VEL-COCO-32': { paracetamol: '500 mg', codeine: '8 mg' },
  'VEL-HOT': { paracetamol: '1000 mg', phenylephrine: '12.2 mg' },
  'VEL-CAPS-16': { paracetamol: '500 mg', phenylephrine: '6.1 mg', caffeine: '25 mg' },
  'VEL-NIGHT-160': {
    paracetamol: '1000 mg / 20 ml',
    dextromethorphan: '15 mg / 20 ml',
    promethazine: '20 mg / 20 ml',
  },
  'NOR-PSEUDO-12': { pseudoephedrine: '60 mg' },
  'FER-COUGH-DRY': { dextromethorphan: '15 mg / 10 ml' },
  'FER-COUGH-CHEST': { guaifenesin: '100 mg / 5 ml', menthol: '1.1 mg / 5 ml' },
  'FER-FLURBI-16': { flurbiprofen: '8.75 mg' },
  'FER-LOZ': { amylmetacresol: '0.6 mg', 'dichlorobenzyl-alcohol': '1.2 mg' },
  'TOL-CHLOR-SYR': { chlorphenamine: '2 mg / 5 ml' },
  'SET-ALG-500': {
    'sodium-alginate': '500 mg / 10 ml',
    'sodium-bicarbonate': '267 mg / 10 ml',
    'calcium-carbonate': '160 mg / 10 ml',
  },
  'SET-ALG-CHEW': { 'sodium-alginate': '250 mg', 'sodium-bicarbonate': '133.5 mg', 'calcium-carbonate': '80 mg' },
  'SET-SENNA-20': { senna: '7.5 mg' },
  'SET-PILE-25': { 'zinc-oxide': '6%', lidocaine: '5%' },
  'HAL-CALA-200': { calamine: '15%', 'zinc-oxide': '5%' },
  'ROA-MALARIA-12': { atovaquone: '250 mg', proguanil: '100 mg' },
  'MMS-WARM-RUB': { menthol: '3%', camphor: '4%' },
  'FER-VAPOUR-50': { menthol: '2.8%', camphor: '5%', 'eucalyptus-oil': '1.5%', 'turpentine-oil': '5%' },
  'FER-PELARG-30': { pelargonium: '20 mg' },
  'FER-HONEY-GLY': { glycerol: '15%' },
  'FER-INHALE-12': { menthol: '35.5 mg' },
  'FER-IVY-150': { 'ivy-leaf': '35 mg / 5 ml' },
  'FER-ECHIN-30': { echinacea: '176 mg' },
  'FER-ARNICA-50': { arnica: '500 mg / 1 g' },
  'TOL-FLUT-60': { fluticasone: '50 micrograms' },
  'TOL-BECLO-200': { beclometasone: '50 micrograms' },
  'SET-ORS': { 'rehydration-salts': '4.86 g' },
  'SET-MACRO-20': { macrogol: '13.1 g' },
  'SET-PEPP': { 'peppermint-oil': '187 mg' },
  'SET-BISMUTH-240': { bismuth: '87.6 mg / 5 ml' },
  'SET-ISPAG': { ispaghula: '3.5 g' },
  'SET-LACT': { lactulose: '3.35 g / 5 ml' },
  'SET-GLYC-12': { glycerol: '2.8 g' },
  'HAL-EMOL-500': { paraffin: '14.5%', 'liquid-paraffin': '12.6%' },
  'HAL-BATH-500': { 'liquid-paraffin': '63.4%' },
  'HAL-OINT-500': { paraffin: '50%', 'liquid-paraffin': '20%' },
  'HAL-TAR-250': { 'coal-tar': '4%' },
  'BRI-ULCER-15': { lidocaine: '0.6%', cetylpyridinium: '0.02%' },
  'BRI-CLOVE-10': { 'clove-oil': '100%' },
  'KIN-NAPPY-100': { 'zinc-oxide': '15.25%' },
  'KIN-COLIC-50': { simeticone: '40 mg / 1 ml' },
  'WYN-CYST-6': { 'sodium-citrate': '4 g' },
};

/** A draft with its amounts in the attribute that any merchant can enter: "Paracetamol 500 mg; Codeine 8 mg". */
export function withActiveAmounts(draft: ProductDraft): ProductDraft {
  const amounts = AMOUNTS[draft.sku];
  if (!amounts) return draft;
  return { ...draft, attributes: { ...draft.attributes, active_amounts: activeAmounts(amounts) } };
}

function activeAmounts(amounts: Record<string, string>): Localised {
  const entries = Object.entries(amounts).map(([key, amount]) => {
    const label = activeIngredients.find((option) => option.key === key)?.label;
    if (!label) throw new Error(`There is no active ingredient ${key}`);
    return { english: `${label.default} ${amount}`, thai: `${label.mmstr_th ?? label.default} ${inThai(amount)}` };
  });
  return {
    default: entries.map(({ english }) => english).join('; '),
    mmstr_th: entries.map(({ thai }) => thai).join('; '),
  };
}

function inThai(amount: string): string {
  return amount
    .replace('micrograms', 'ไมโครกรัม')
    .replace('mg', 'มก.')
    .replace('ml', 'มล.')
    .replace(/ g(?= |$)/, ' กรัม');
}
