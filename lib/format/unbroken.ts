/** Units of amounts as merchants write them in the shop's languages; Thai ones are letters with a full stop, too. */
const UNIT = '(?:[mkµ]?g|mcg|micrograms?|m?l|[cm]m|iu|[ก-ฮ]{1,3}\\.|(?:ไมโคร)?กรัม|%)(?![\\p{L}\\p{M}])';

/** Spaces within an amount, a pattern that the browser is told, too: flags `giu`. */
export const AMOUNT_SPACES = `(?<=\\d) +(?=${UNIT})| +(?=[/×] *\\d)|(?<=[/×]) +(?=\\d)`;
const SPACES = new RegExp(AMOUNT_SPACES, 'giu');

/** The place behind a slash, where a line may begin with a letter, but not with a digit. */
const SLASHES = new RegExp(`(?<=${UNIT} ?/)(?=\\p{L})`, 'giu');

/** A text whose amounts stay on one line: "500 mg", "120 mg / 5 ml", "1 mg/ml". For the eye alone: it compares unequal. */
export function keepAmounts(text: string): string {
  return text.replace(SPACES, '\u00a0').replace(SLASHES, '\u2060');
}

/** The same of HTML, in what stands between its tags. */
export function keepAmountsIn(html: string): string {
  return html.replace(/(?:^|>)[^<]+/g, keepAmounts);
}
