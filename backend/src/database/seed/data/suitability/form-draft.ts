import type { ContentDraft } from '../content-draft';
import { say } from '../texts';

/** What every form begins with: whom it is for, and how old. */
export const WHO = {
  english: [
    'Question: Who is this medicine for?',
    'Option: Me',
    'Option: Another adult, whose answers I know',
    'Option: A child | stop: We sell this only for adults. Ask our pharmacist what suits a child.',
    'Question: How old is the person who will use it?',
    'Hint: In whole years.',
    'Number: years',
    'Least: 18 | stop: We sell this only for adults. Ask our pharmacist what suits a younger person.',
  ],
  thai: [
    'Question: ยานี้สำหรับใคร',
    'Option: ตัวฉันเอง',
    'Option: ผู้ใหญ่คนอื่น (ฉันทราบคำตอบ)',
    'Option: เด็ก | stop: เราขายยานี้สำหรับผู้ใหญ่เท่านั้น โปรดสอบถามเภสัชกรว่ายาใดเหมาะกับเด็ก',
    'Question: ผู้ใช้ยาอายุเท่าไร',
    'Hint: เป็นจำนวนปีเต็ม',
    'Number: ปี',
    'Least: 18 | stop: เราขายยานี้สำหรับผู้ใหญ่เท่านั้น โปรดสอบถามเภสัชกรว่ายาใดเหมาะกับผู้ที่อายุน้อยกว่า',
  ],
};

export const PREGNANCY = {
  english: [
    'Question: Is that person pregnant, or breastfeeding?',
    'Option: No, or it does not apply',
    'Option: Yes, or it is possible | talk: Some medicines are better avoided in pregnancy or while breastfeeding.',
  ],
  thai: [
    'Question: ผู้ใช้ยาตั้งครรภ์หรือให้นมบุตรหรือไม่',
    'Option: ไม่ หรือไม่เกี่ยวข้อง',
    'Option: ใช่ หรืออาจเป็นไปได้ | talk: ยาบางชนิดควรหลีกเลี่ยงขณะตั้งครรภ์หรือให้นมบุตร',
  ],
};

/** What every form ends with. */
export const OTHERS = {
  english: [
    'Question: Does that person take other medicines, or remedies without a prescription?',
    'Option: No',
    'Option: Yes',
    'Question: Which ones?',
    'Hint: Their names are enough. Our pharmacist reads them before we send anything.',
    'If: Does that person take other medicines, or remedies without a prescription? = Yes',
    'Text: required',
  ],
  thai: [
    'Question: ผู้ใช้ยาใช้ยาอื่นหรือผลิตภัณฑ์สุขภาพอื่นอยู่หรือไม่',
    'Option: ไม่',
    'Option: ใช่',
    'Question: ใช้อะไรบ้าง',
    'Hint: ระบุเพียงชื่อ เภสัชกรจะอ่านก่อนจัดส่ง',
    'If: ผู้ใช้ยาใช้ยาอื่นหรือผลิตภัณฑ์สุขภาพอื่นอยู่หรือไม่ = ใช่',
    'Text: required',
  ],
};

/** A form as a merchant enters it, a line each. */
export function formDraft(
  name: string,
  [english, thai]: [english: string, thai: string],
  lines: { english: readonly string[]; thai: readonly string[] },
): ContentDraft {
  const block = (texts: readonly string[]) => `<p>${['Version: 1', ...texts].join('<br>')}</p>`;
  return {
    identifier: `suitability-${name}`,
    title: say(`Questions before buying: ${english}`, `คำถามก่อนซื้อ: ${thai}`),
    content: say(block(lines.english), block(lines.thai)),
  };
}
