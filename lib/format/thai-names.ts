/** As many Thai letters as a title has room for on the narrowest phone. */
const THAI_NAME = /(?<!\p{Script=Thai})\p{Script=Thai}{2,16}(?!\p{Script=Thai})/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** A title whose Thai names stay whole: dictionaries know no medicine, and cut it into words that it is not made of. */
export function keepThaiNames(text: string): string {
  return text.replace(THAI_NAME, (name) =>
    Array.from(thaiWords.segment(name), ({ segment }) => segment).join('\u2060'),
  );
}
