import type { ProductSeed } from '../../../types';
import { SHOP_WORDS } from '../../products/medicine-texts';
import { bullets, paragraphs, urgent } from '../../texts';
import { GRAVE } from './effects/grave-effects';
import { MILD } from './effects/mild-effects';
import type { LeafletTexts } from './leaflet';
import { type LeafletView, labelOf, listed, lowered, sayIn, textIn, textOf } from './leaflet-words';
import { ingredientsOf, medicineEffects } from './medicine-effects';
import { contents, keeping } from './pack-chapters';

type Verb = 'take' | 'give' | 'use';

/** How a medicine is used: babies do not take one themselves. */
export function verbOf(product: ProductSeed): Verb {
  if (medicineEffects(product).some(({ taken }) => taken === 'otherwise')) return 'use';
  return /^(?:birth|\d+m)$/.test(String(product.attributes.minimum_age)) ? 'give' : 'take';
}

/** The six chapters about a medicine in one language; what its product does not say is left out. */
export function leafletTexts(product: ProductSeed, view: LeafletView, products: readonly ProductSeed[]): LeafletTexts {
  return [
    purpose(product, view),
    precautions(product, view),
    dose(product, view),
    sideEffects(product, view),
    keeping(product, view),
    contents(product, view, products),
  ];
}

function ingredientNames(product: ProductSeed, view: LeafletView): string[] {
  return ingredientsOf(product).map((key) => labelOf('active_ingredient', key, view));
}

function purpose(product: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  const names = ingredientNames(product, view);
  const does = medicineEffects(product).map((one, index) =>
    textIn(one.does, view).replace('{name}', names[index] ?? ''),
  );
  const list = listed(names.map(lowered), view, 'conjunction');
  return paragraphs(
    t(`Active ${names.length === 1 ? 'ingredient' : 'ingredients'}: ${list}.`, `ตัวยาสำคัญ: ${list}`),
    ...new Set(does),
  );
}

function precautions(product: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  const { warnings, pregnancy, driving } = product.attributes;
  const names = listed(ingredientNames(product, view).map(lowered), view, 'disjunction');
  const verb = verbOf(product);
  const whom = verb === 'give' ? 'Do not give it to a child who is' : `Do not ${verb} it if you are`;
  const warned = textOf(warnings, 'default');
  // What is said of late pregnancy alone says nothing of the months before.
  const isUnsaidPregnancy =
    !/(?<!late )pregnan/i.test(warned) ||
    (/breastfeed/i.test(textOf(pregnancy, 'default')) && !/breastfeed/i.test(warned));
  const notes = [
    isUnsaidPregnancy ? noted(t('Pregnancy and breastfeeding', 'การตั้งครรภ์และให้นมบุตร'), textOf(pregnancy, view)) : '',
    /\bdriv/i.test(warned) ? '' : noted(t('Driving', 'การขับขี่'), textOf(driving, view)),
  ];
  return [
    paragraphs(
      t(`${whom} allergic to ${names}, or to anything listed in section 6.`, `ห้ามใช้หากแพ้${names} หรือส่วนประกอบใดในข้อ 6`),
    ),
    SHOP_WORDS[view].reduce((text, words) => text.replace(words, ''), textOf(warnings, view)),
    paragraphs(...notes.filter(Boolean)),
  ].join('');
}

function noted(subject: string, text: string): string {
  return text && `${subject}: ${lowered(text)}`;
}

function dose(product: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  const { how_to_use: use, warnings, minimum_age, longest_use } = product.attributes;
  const verb = verbOf(product);
  const said = textOf(use, 'default');
  const warned = textOf(warnings, 'default');
  const age = lowered(labelOf('minimum_age', minimum_age, view));
  const hasAge = /\bages?\b|\badults\b|\b(?:months|years|birth)\b|\bof \d+ and over\b/i.test(said);
  const [days = ''] = /\d+/.exec(textOf(longest_use, 'default')) ?? [];
  const isLimited = namesDays(`${said}${warned}`, days);
  return [
    hasAge ? '' : paragraphs(t(`Age: ${age}.`, `อายุ: ${age}`)),
    textOf(use, view),
    days === '' || isLimited
      ? ''
      : paragraphs(
          t(
            `Do not ${verb} it for longer than ${days} days without asking a pharmacist or doctor.`,
            `ห้ามใช้เกิน ${days} วันโดยไม่ปรึกษาเภสัชกรหรือแพทย์`,
          ),
        ),
    ...tooMuch(product, view).map(urgent),
  ].join('');
}

const IN_WORDS = new Map([
  ['2', 'two'],
  ['3', 'three'],
  ['5', 'five'],
  ['7', 'seven'],
  ['10', 'ten'],
]);

/** Whether an English text names so many days. */
function namesDays(text: string, days: string): boolean {
  return new RegExp(`\\b(?:${days}|${IN_WORDS.get(days) ?? days}) (?:days|nights)\\b`, 'i').test(text);
}

function tooMuch(product: ProductSeed, view: LeafletView): string[] {
  const own = medicineEffects(product).flatMap((one) => one.tooMuch ?? []);
  return own.length > 0 ? [...new Set(own.map((text) => textIn(text, view)))] : [tooMuchOfForm(product, view)];
}

function tooMuchOfForm(product: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  switch (verbOf(product)) {
    case 'take':
      return t(
        'If you have taken too much, get medical advice at once, even if you feel well.',
        'หากใช้เกินขนาด ให้ปรึกษาแพทย์ทันทีแม้รู้สึกปกติ',
      );
    case 'give':
      return t(
        'If a child has had too much, get medical advice at once, even if the child seems well.',
        'หากเด็กได้รับยาเกินขนาด ให้ปรึกษาแพทย์ทันทีแม้เด็กดูปกติ',
      );
    case 'use':
      return tooMuchUsed(String(product.attributes.dosage_form), t);
  }
}

function tooMuchUsed(form: string, t: ReturnType<typeof sayIn>): string {
  switch (form) {
    case 'patches':
      return t(
        'If you have put on too many, take them off. Get medical advice at once, also if one has been chewed or swallowed.',
        'หากแปะมากเกินไป ให้ลอกออกและปรึกษาแพทย์ทันที รวมทั้งเมื่อมีผู้เคี้ยวหรือกลืนแผ่นแปะ',
      );
    // Some of what goes into the mouth, throat or nose is always swallowed.
    case 'drops':
    case 'nasal-spray':
    case 'spray':
      return t(
        'If you have used too much, or a child has swallowed some, get medical advice at once.',
        'หากใช้เกินขนาดหรือเด็กกลืนยานี้ ให้ปรึกษาแพทย์ทันที',
      );
    default:
      return t(
        'If more than a little of it is swallowed, get medical advice at once.',
        'หากกลืนยานี้มากกว่าเล็กน้อย ให้ปรึกษาแพทย์ทันที',
      );
  }
}

const ING: Record<Verb, string> = { take: 'taking', give: 'giving', use: 'using' };

function sideEffects(product: ProductSeed, view: LeafletView): string {
  const t = sayIn(view);
  const all = medicineEffects(product);
  const grave = new Set(all.flatMap((one) => one.grave));
  const mild = new Set(all.flatMap((one) => one.mild));
  return [
    paragraphs(
      t(
        'Like all medicines, it can have side effects, although not everybody gets them.',
        'เช่นเดียวกับยาทุกชนิด ยานี้อาจมีผลข้างเคียง แต่ไม่ได้เกิดกับทุกคน',
      ),
      t(`Stop ${ING[verbOf(product)]} it and get medical help at once if you notice:`, 'หยุดยาและพบแพทย์ทันทีหากมี:'),
    ),
    bullets(...[...grave].map((key) => textIn(GRAVE[key], view))),
    paragraphs(t('Other possible side effects are:', 'อาการอื่นที่อาจพบ:')),
    bullets(...[...mild].map((key) => textIn(MILD[key], view))),
    paragraphs(
      t(
        'Ask a pharmacist or doctor if one of them troubles you, or if you notice anything else.',
        'ปรึกษาเภสัชกรหรือแพทย์หากอาการเหล่านี้รบกวนคุณ หรือพบอาการอื่น',
      ),
    ),
  ].join('');
}
