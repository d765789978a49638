/** Units that amounts of medicines have, as merchants write them in the shop's languages. */
const UNIT =
  '(?:[mk]?g|mcg|[µμ]g|micrograms?|m?l|[cm]m|iu|ก\\.|กรัม|มก\\.?|มคก\\.?|กก\\.?|ไมโครกรัม|มล\\.?|ลิตร|ซม\\.?|มม\\.?)(?![\\p{L}\\p{M}])|%';

const NUMBER_AND_UNIT = new RegExp(`(\\d) +(?=${UNIT})`, 'giu');
const UNIT_PER = new RegExp(`(${UNIT})( *)/( *)(\\d|${UNIT})`, 'giu');

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** A text whose amounts stay on one line: "500 mg", "120 mg / 5 ml", "1 mg/ml". For the eye alone: it compares unequal. */
export function keepAmounts(text: string): string {
  const unbroken = (spaces: string) => spaces.replaceAll(' ', NO_BREAK_SPACE);
  return text
    .replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)
    .replace(UNIT_PER, (_, unit: string, before: string, after: string, next: string) => {
      // Behind a slash no line begins with a digit [UAX 14], but it may with a letter.
      const joiner = after || /\d/.test(next) ? '' : WORD_JOINER;
      return `${unit}${unbroken(before)}/${unbroken(after)}${joiner}${next}`;
    });
}
