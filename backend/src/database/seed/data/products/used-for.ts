import type { Localised } from '../../types';
import { say } from '../texts';
import type { ProductDraft } from './draft';

/** What the licensed medicines of a category are used for, in the words of those who look for them. */
const USES: Record<string, Localised> = {
  'pain-relief': say('Pain', 'อาการปวด'),
  headache: say('Headache, migraine', 'ปวดศีรษะ ไมเกรน'),
  'muscle-joint': say('Back pain, muscle pain, joint pain', 'ปวดหลัง ปวดกล้ามเนื้อ ปวดข้อ'),
  'period-pain': say('Period pain', 'ปวดประจำเดือน'),
  'cold-flu': say('Cold, flu', 'ไข้หวัด ไข้หวัดใหญ่'),
  cough: say('Cough', 'ไอ'),
  'sore-throat': say('Sore throat', 'เจ็บคอ'),
  'blocked-nose': say('Blocked nose', 'คัดจมูก'),
  allergy: say('Allergy', 'ภูมิแพ้'),
  'hay-fever': say('Hay fever, allergy', 'แพ้ละอองเกสร ภูมิแพ้'),
  'hay-fever-tablets': say('Hay fever, allergy', 'แพ้ละอองเกสร ภูมิแพ้'),
  'hay-fever-sprays': say('Hay fever, allergy', 'แพ้ละอองเกสร ภูมิแพ้'),
  'bites-itching': say('Itching, insect bites', 'อาการคัน แมลงกัดต่อย'),
  heartburn: say('Heartburn, indigestion', 'แสบร้อนกลางอก อาหารไม่ย่อย'),
  diarrhoea: say('Diarrhoea', 'ท้องเสีย'),
  constipation: say('Constipation', 'ท้องผูก'),
  'stop-smoking': say('Stopping smoking', 'เลิกบุหรี่'),
};

/** Medicines that treat less than their category says. */
const OWN_USES: Record<string, Localised> = {
  'NOR-SUMA': say('Migraine', 'ไมเกรน'),
  'NOR-PROCHL-8': say('Nausea with migraine', 'คลื่นไส้จากไมเกรน'),
};

/** A draft with what it is used for, if it is a licensed medicine: nothing else may say that it treats something. */
export function withUses(draft: ProductDraft): ProductDraft {
  if (!draft.attributes.licence_number) return draft;
  const own = OWN_USES[draft.sku];
  const uses = own ? [own] : draft.categories.flatMap((key) => USES[key] ?? []);
  if (uses.length === 0) return draft;
  const words = (view: 'default' | 'mmstr_th') =>
    [...new Set(uses.map((use) => use[view] ?? use.default))].join(view === 'mmstr_th' ? ' ' : ', ');
  return {
    ...draft,
    attributes: { ...draft.attributes, used_for: say(words('default'), words('mmstr_th')) },
  };
}
