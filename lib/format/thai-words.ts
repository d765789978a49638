import 'server-only';
import { keepAmounts } from './unbroken';

/** Words that browsers' dictionaries do not know, so that they end lines within them; and a "not" with what it is about. */
const WORDS = `
  พาราเซตามอล ไอบูโพรเฟน แอสไพริน โคเดอีน คาเฟอีน นาพรอกเซน ไดโคลฟีแนค ซูมาทริปแทน เฟลอร์บิโพรเฟน
  เดกซ์โตรเมทอร์แฟน ไกวเฟนิซิน กลีเซอรอล กลีเซอรีน ซูโดอีเฟดรีน ฟีนิลเอฟรีน ไซโลเมทาโซลีน เอมิลเมทาครีซอล
  เซทิริซีน ลอราทาดีน เฟกโซเฟนาดีน คลอร์เฟนิรามีน คลอร์เฟนามีน โพรเมทาซีน ไดเฟนไฮดรามีน อะคริวาสตีน
  ฟลูติคาโซน โมเมทาโซน เบโคลเมทาโซน โครโมไกลเคต ไฮโดรคอร์ติโซน โครตามิทอน
  โอเมพราโซล อัลจิเนต ไซเมทิโคน โลเพอราไมด์ มาโครกอล บิสมัท ไฮออสซีนบิวทิลโบรไมด์ ไฮออสซีน เมเบเวอรีน
  โคลไตรมาโซล เทอร์บินาฟีน อะมอรอลฟีน ฟลูโคนาโซล อะไซโคลเวียร์ คลอร์เฮกซิดีน เพอร์ออกไซด์ เบนโซอิล เมนทอล
  ลิโดเคน นิโคติน ซินนาริซีน อะโทวาโควน โปรกัวนิล ซิลเดนาฟิล เลโวนอร์เจสเตรล ไฮยาลูโรเนต
  ไฮโปรเมลโลส พาราฟิน โคเลแคลซิเฟอรอล โพวิโดน เซลลูโลส แลกโทส ซอร์บิทอล ซูโครส แมกนีเซียม แคลเซียม โพแทสเซียม
  โซเดียม ไบคาร์บอเนต คาร์บอเนต คลอไรด์ ฟลูออไรด์ ไฮโดรคลอไรด์ ออกไซด์ ไดคลอโรเบนซิลแอลกอฮอล์ โคโคดามอล
  สเตียรอยด์ ไลซีน ยาหยอด พลาสเตอร์ บรรจุภัณฑ์ ความดันโลหิต เสียวฟัน ประจำเดือน
  สหราชอาณาจักร วิดีโอคอล วิดีโอ น้ำหนัก เตรียม นักเดินทาง การเดินทาง คำสั่งซื้อ
  สุขภาพ ได้รับ ตัวกรอง วันทำการ ดำเนินการ ถัดไป คำตอบ เหมาะสม กลางวัน ก่อนใช้ ไม่เกิน ไม่ระคายเคือง มีเวลา
  ยาคลายกังวล ผู้พิการ รหัสผ่าน กระเพาะอาหาร คำแนะนำ ละอองเกสร ยาหยอดตา หลอดเลือดสมอง หลอดเลือด ขับเสมหะ ลดไข้ แก้ปวด
  ปิดสนิท ห้ามใช้ ไม่กี่ชั่วโมง ไม่ได้รับ โรคหลอดเลือดสมอง โรคหลอดเลือด
  กาแลกโทส ไดแคลเซียม ไดโซเดียม ไดออกไซด์ นิโคตินาไมด์ เลโวเมนทอล เซโตมาโครกอล เมทิลเซลลูโลส เอทิลเซลลูโลส
`;

// The longest first: a regular expression takes the first that fits.
const KNOWN_HERE = WORDS.trim().split(/\s+/);
const ANY = KNOWN_HERE.sort((one, other) => other.length - one.length).join('|');
const UNKNOWN = new RegExp(ANY, 'gu');
/** Those in a row, with a Thai letter in front and one that a word begins with behind. */
const UNKNOWN_IN_A_ROW = new RegExp(`(?<=([ก-ฺเ-๎]?))(?:${ANY})+(?=([ก-ฮเ-ไ](?!์))?)`, 'gu');

/** Where a syllable may begin; never between letters that are drawn as one. */
const SYLLABLES = /(?<=[^เแโใไ])(?=[ก-ฮเแโใไ])/gu;

/** Behind the hyphen of a medicine of two, as co-codamol. */
const PARTNER = /(?<=\bco-)(?=\p{L})/giu;

/** Where a line may part, though nothing is seen. */
const PART = '\u200b';

/** A text whose amounts and medicines stay on one line. For the eye alone: it compares unequal. */
export function keepWords(text: string): string {
  const whole = keepAmounts(text).replace(PARTNER, '\u2060');
  // Joiners leave the dictionary no word to end at, nor one to begin with: where a line may part is said, or it parts within a word.
  return whole.replace(UNKNOWN_IN_A_ROW, (row, before, after) => {
    const words = (row.match(UNKNOWN) ?? []).map((word) => word.replace(SYLLABLES, '\u2060'));
    return [before && PART, words.join(PART), after && PART].join('');
  });
}

/** The same of HTML, in what stands between its tags. */
export function keepWordsIn(html: string): string {
  return html.replace(/(?:^|>)[^<]+/g, keepWords);
}
