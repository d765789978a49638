/** Units of amounts as merchants write them in the shop's languages; Thai ones are letters with a full stop, too. */
const UNIT = '(?:[mkµ]?g|mcg|micrograms?|m?l|[cm]m|iu|[ก-ฮ]{1,3}\\.|(?:ไมโคร)?กรัม|%)(?![\\p{L}\\p{M}])';

/** What is counted in packs and doses; Thai goes on behind it without a space. */
const PIECE = 'เม็ด|แคปซูล|แผ่น|ซอง';

/** Spaces within an amount, a pattern that the browser is told, too: flags `giu`. */
export const AMOUNT_SPACES = `(?<=\\d) +(?=${UNIT}|${PIECE})| +(?=[/×] *\\d)|(?<=[/×]) +(?=\\d)`;
const SPACES = new RegExp(AMOUNT_SPACES, 'giu');

/**
 * The place behind a slash, where a line may begin with a letter, but not with a digit; and behind the dash of a range,
 * where it may begin with either.
 */
const JOINTS = new RegExp(`(?<=${UNIT} ?/)(?=\\p{L})|(?<=\\d–)(?=\\d)`, 'giu');

/** A text whose amounts stay on one line: "500 mg", "120 mg / 5 ml", "1 mg/ml", "4–6". For the eye alone: it compares unequal. */
export function keepAmounts(text: string): string {
  return text.replace(SPACES, '\u00a0').replace(JOINTS, '\u2060');
}
