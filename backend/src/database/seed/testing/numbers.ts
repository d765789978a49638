/** In words; one is left out, because English says it of things it does not count. */
const NUMBERS: [digits: string, english: string, thai: string][] = [
  ['12', 'twelve', 'สิบสอง'],
  ['10', 'ten', 'สิบ'],
  ['9', 'nine', 'เก้า'],
  ['8', 'eight', 'แปด'],
  ['7', 'seven', 'เจ็ด'],
  ['6', 'six', 'หก'],
  ['5', 'five', 'ห้า(?!ม)'],
  ['4', 'four', 'สี่'],
  ['3', 'three|third', 'สาม(?!ารถ)'],
  ['2', 'two|twice|second', 'สอง'],
];

/** Whom to call in an emergency: named abroad, where the English may say "the emergency services". */
const TELEPHONES = /\b(?:999|1669)\b/g;

/** Every number above one that a text says, in digits, the smallest first. */
export function numbers(text: string): number[] {
  const inDigits = NUMBERS.reduce(
    (told, [digits, english, thai]) => told.replace(new RegExp(`\\b(${english})\\b|${thai}`, 'gi'), ` ${digits} `),
    text.replace(/<[^>]+>/g, ' ').replace(TELEPHONES, ' '),
  );
  return (inDigits.match(/\d+(\.\d+)?/g) ?? [])
    .map(Number)
    .filter((number) => number !== 1)
    .sort((a, b) => a - b);
}
