/** Units of amounts as merchants write them in the shop's languages; Thai ones are letters with a full stop, too. */
const UNIT = '(?:[mkµ]?g|mcg|micrograms?|m?l|iu|[ก-ฮ]{1,3}\\.|(?:ไมโคร)?กรัม|%)(?![\\p{L}\\p{M}])';

/** Spaces within an amount; and the place behind a slash, where a line may begin with a letter, but not with a digit. */
const BREAKS = new RegExp(`(?<=\\d) +(?=${UNIT})|(?<=${UNIT}) +(?=/)|(?<=${UNIT} ?/)(?: +|(?=\\p{L}))`, 'giu');

/** A text whose amounts stay on one line: "500 mg", "120 mg / 5 ml", "1 mg/ml". For the eye alone: it compares unequal. */
export function keepAmounts(text: string): string {
  return text.replace(BREAKS, (space) => (space ? '\u00a0' : '\u2060'));
}
