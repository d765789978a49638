/** Units of amounts as merchants write them in the shop's languages; Thai ones are letters with a full stop, too. */
const UNIT = '(?:[mkµ]?g|mcg|micrograms?|m?l|iu|[ก-ฮ]{1,3}\\.|(?:ไมโคร)?กรัม|%)(?![\\p{L}\\p{M}])';

/** What follows an amount's number: its unit, and the slash where it is so much in so much. The browser is told it, too. */
export const AMOUNT_ENDS = `(?<=\\d) *${UNIT}(?: */ *)?`;

/** A text whose amounts stay on one line: "500 mg", "120 mg / 5 ml", "1 mg/ml". For the eye alone: it compares unequal. */
export function keepAmounts(text: string): string {
  return keepWhole(text, AMOUNT_ENDS);
}

/** A text without a place for a break in what matches: neither at spaces, nor behind a slash at its end. */
export function keepWhole(text: string, pattern: string): string {
  return text.replace(new RegExp(pattern, 'giu'), (part) => part.replace(/ +/g, '\u00a0').replace(/\/$/, '/\u2060'));
}
