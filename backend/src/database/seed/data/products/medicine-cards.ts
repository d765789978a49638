import type { Localised } from '../../types';
import { say } from '../texts';
import type { ProductDraft } from './draft';

const drowsy = say(
  'May make you drowsy. If it does, do not drive or use machines.',
  'อาจทำให้ง่วง หากง่วงไม่ควรขับขี่ยานพาหนะหรือใช้เครื่องจักร',
);
const drowsyForSome = say(
  'Makes some people drowsy. See how it affects you before you drive.',
  'ทำให้ง่วงในบางคน สังเกตอาการก่อนขับขี่',
);
const opioid = say(
  'Can make you drowsy. It is an offence to drive while it affects you.',
  'อาจทำให้ง่วง การขับขี่ขณะยามีผลต่อคุณเป็นความผิดตามกฎหมาย',
);
const dizzy = say(
  'May make you dizzy or blur your sight. If it does, do not drive.',
  'อาจทำให้เวียนศีรษะหรือตามัว หากมีอาการไม่ควรขับขี่',
);

const usual = say(
  'Can be used. Take the lowest dose that helps, for the shortest time.',
  'ใช้ได้ โดยใช้ขนาดต่ำสุดที่ได้ผลและในเวลาสั้นที่สุด',
);
const notLate = say(
  'Not unless a doctor or midwife advises it, and never in the last three months.',
  'ไม่ควรใช้เว้นแต่แพทย์แนะนำ และห้ามใช้ในสามเดือนสุดท้าย',
);
const ask = say('Ask your doctor, midwife or pharmacist first.', 'ปรึกษาแพทย์ ผดุงครรภ์ หรือเภสัชกรก่อนใช้');
const askNotBreastfeeding = say(
  'Ask a midwife or doctor first. Not while breastfeeding.',
  'ปรึกษาผดุงครรภ์หรือแพทย์ก่อนใช้ ห้ามใช้ขณะให้นมบุตร',
);
const notPregnant = say('Not in pregnancy.', 'ห้ามใช้ขณะตั้งครรภ์');
const notRecommended = say(
  'Not recommended in pregnancy. Ask your doctor, midwife or pharmacist.',
  'ไม่แนะนำให้ใช้ขณะตั้งครรภ์ ปรึกษาแพทย์ ผดุงครรภ์ หรือเภสัชกร',
);
const never = say('Not in pregnancy or while breastfeeding.', 'ห้ามใช้ขณะตั้งครรภ์หรือให้นมบุตร');

const tenDays = say(
  'Up to 10 days. Ages 12 to 17: ask a doctor after three days.',
  'ไม่เกิน 10 วัน อายุ 12–17 ปี: ปรึกษาแพทย์หากต้องใช้เกินสามวัน',
);

interface MedicineCard {
  driving?: Localised;
  pregnancy?: Localised;
  /** Days, or words where they depend on the age. */
  longest_use?: number | Localised;
  /** Of the shop's content pages, where it is not called as the product. */
  leaflet?: string;
}

/** What is read first of medicines, and where their leaflet is. */
const CARDS: Record<string, MedicineCard> = {
  'VEL-PARA': { pregnancy: usual, longest_use: 3, leaflet: 'leaflets/velmora-paracetamol-500mg' },
  'MMS-PARA-EFF': { pregnancy: usual, longest_use: 3 },
  'VEL-PARA-CAF': { pregnancy: notRecommended, longest_use: 3 },
  'NOR-IBU': { pregnancy: notLate, longest_use: tenDays },
  'NOR-IBU-LIQ': { pregnancy: notLate, longest_use: tenDays },
  'NOR-IBU-LYS': { pregnancy: notLate, longest_use: tenDays },
  'NOR-IBU-GEL': { pregnancy: notLate },
  'NOR-IBU-GEL10': { pregnancy: notLate },
  'NOR-IBU-PLAST': { pregnancy: notLate },
  'NOR-DICLO-GEL': { pregnancy: notLate },
  'NOR-DICLO-100': { pregnancy: notLate },
  'VEL-ASP-300': { pregnancy: notLate, longest_use: 3 },
  'VEL-APC-16': { pregnancy: notLate, longest_use: 3 },
  'NOR-NAP-9': { driving: dizzy, pregnancy: notLate, longest_use: 3 },
  'NOR-DUAL-16': { driving: dizzy, pregnancy: notPregnant, longest_use: 3 },
  'VEL-COCO-32': {
    driving: opioid,
    pregnancy: askNotBreastfeeding,
    longest_use: 3,
    leaflet: 'leaflets/velmora-co-codamol-8-500',
  },
  'NOR-SUMA': { driving: drowsy, pregnancy: ask },
  'NOR-PROCHL-8': { driving: drowsy, pregnancy: notPregnant, longest_use: 2 },
  'VEL-HOT': { pregnancy: notPregnant, longest_use: 7 },
  'VEL-CAPS-16': { pregnancy: notPregnant, longest_use: 7 },
  'VEL-NIGHT-160': { driving: drowsy, pregnancy: never, longest_use: 3 },
  'NOR-PSEUDO-12': { driving: dizzy, pregnancy: ask },
  'MMS-XYLO-10': { pregnancy: ask, longest_use: 7 },
  'MMS-XYLO-KIDS': { longest_use: 5 },
  'FER-COUGH-DRY': { driving: drowsy, pregnancy: ask },
  'FER-FLURBI-16': { pregnancy: notLate, longest_use: 3 },
  'TOL-CET': { driving: drowsyForSome, pregnancy: ask },
  'TOL-CET-SYR': { driving: drowsyForSome, pregnancy: ask },
  'TOL-ACRI': { driving: drowsyForSome, pregnancy: ask },
  'TOL-LOR-30': { driving: drowsyForSome, pregnancy: ask },
  'TOL-FEX-120': { driving: drowsyForSome, pregnancy: ask },
  'TOL-FEX-180': { driving: drowsyForSome, pregnancy: ask, leaflet: 'leaflets/tolvessa-fexofenadine-180mg' },
  'TOL-CHLOR-28': { driving: drowsy, pregnancy: ask, leaflet: 'leaflets/tolvessa-chlorphenamine-4mg' },
  'TOL-CHLOR-SYR': { driving: drowsy, pregnancy: ask },
  'HAL-HC-15': { pregnancy: ask, longest_use: 7 },
  'SET-OME-14': { driving: dizzy, pregnancy: ask, longest_use: 14 },
  'SET-ESO': { driving: dizzy, pregnancy: ask, longest_use: 14 },
  'SET-LOPER': { driving: dizzy, pregnancy: notRecommended, longest_use: 2 },
  'SET-BUSCO-20': { driving: dizzy, pregnancy: ask },
  'SET-BISMUTH-240': { pregnancy: never, longest_use: 2 },
  'SET-BISAC-20': { pregnancy: ask, longest_use: 5 },
  'SET-SENNA-20': { pregnancy: ask, longest_use: 7 },
  'CLE-CHLOR-10': { driving: dizzy, pregnancy: never, longest_use: 5 },
  'KIN-PARA-100': { longest_use: 3 },
  'KIN-PARA6': { longest_use: 3 },
  'KIN-IBU-100': { longest_use: 3, leaflet: 'leaflets/kindlewick-childrens-ibuprofen' },
  'ROA-HYOS-12': { driving: drowsy, pregnancy: ask },
  'ROA-CINN-15': { driving: drowsy, pregnancy: ask },
  'ROA-MALARIA-12': { driving: dizzy, pregnancy: ask },
  'TEN-SILDEN-4': { driving: dizzy },
  'WYN-FLUCO-1': { driving: dizzy, pregnancy: never },
};

/** A draft with its card, and the page of its leaflet, in the attributes that any merchant can enter. */
export function withMedicineCard(draft: ProductDraft): ProductDraft {
  const { longest_use: days, leaflet = leafletPage(draft), ...words } = CARDS[draft.sku] ?? {};
  return {
    ...draft,
    attributes: {
      ...draft.attributes,
      ...words,
      ...(days ? { longest_use: typeof days === 'number' ? { default: String(days) } : days } : {}),
      // The same in every view: an identifier is no text, whose words would be others in American English.
      ...(leaflet ? { leaflet: { default: leaflet, mmstr_us: leaflet } } : {}),
    },
  };
}

/** The page is called as the product is, without what the pack holds; variants share their parent's. */
function leafletPage({ urlKey, visibility, attributes }: ProductDraft): string | undefined {
  const isMedicine = attributes.licence_number !== undefined || attributes.legal_category !== undefined;
  return isMedicine && visibility !== 1 ? `leaflets/${urlKey.replace(/-\d+(?:g|ml)?$/, '')}` : undefined;
}
