/** How much of an active ingredient there is: in one piece (a tablet, a sachet), or in one millilitre or gram. */
export interface IngredientAmount {
  milligrams: number;
  per: MeasureUnit;
}

/** What a pack holds: pieces, millilitres or grams. */
export interface PackContent {
  amount: number;
  unit: MeasureUnit;
  /** Where several are sold as one. */
  packs?: number;
}

type MeasureUnit = 'piece' | 'ml' | 'g';

/** Units of weight as merchants write them, in milligrams; longer ones first, as they are looked for in this order. */
const MILLIGRAMS: readonly (readonly [pattern: string, factor: number])[] = [
  ['micrograms?|mcg|[µμ]g|ไมโครกรัม|มคก\\.?', 0.001],
  ['milligrams?|mg|มิลลิกรัม|มก\\.?', 1],
  ['grams?|g|กรัม|ก\\.', 1000],
];
const WEIGHT = MILLIGRAMS.map(([pattern]) => `(${pattern})`).join('|');
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const ML = 'ml|millilit(?:re|er)s?|มล\\.?|มิลลิลิตร';
const G = 'g|grams?|กรัม|ก\\.';

/** The number and the weight that an amount begins with; what follows says in how much of it. */
const AMOUNT = new RegExp(`^(${NUMBER})\\s*(?:${WEIGHT})(?![\\p{L}\\p{M}])(.*)$`, 'iu');
const PER = new RegExp(`^\\s*(?:/|per|in|ใน|ต่อ)\\s*(${NUMBER})?\\s*(?:(${ML})|(${G}))\\s*$`, 'iu');
/** A patch says what it gives in a day, which is the most that one piece may give. */
const PER_TIME = /^\s*(?:\/|per|ต่อ)\s*\d*\s*(?:hours?|h|ชม\.?|ชั่วโมง)\s*$/iu;

/** Reads "500 mg", "120 mg / 5 ml" or "25 ไมโครกรัม"; null where it is no weight (a percentage) or of two things. */
export function parseAmount(text: string): IngredientAmount | null {
  const [, number = '', ...groups] = AMOUNT.exec(text.trim()) ?? [];
  const found = MILLIGRAMS.findIndex((_, index) => groups[index]);
  const factor = MILLIGRAMS[found]?.[1];
  if (factor === undefined) return null;
  const milligrams = toNumber(number) * factor;
  const rest = groups[MILLIGRAMS.length] ?? '';
  if (!rest.trim() || PER_TIME.test(rest)) return { milligrams, per: 'piece' };
  const [isPer, base, isMl] = PER.exec(rest) ?? [];
  if (!isPer) return null;
  const share = base ? toNumber(base) : 1;
  return share > 0 ? { milligrams: milligrams / share, per: isMl ? 'ml' : 'g' } : null;
}

const CONTENT = new RegExp(`(${NUMBER})\\s*(?:(${ML})|(${G}))?(?![\\p{L}\\p{M}])`, 'iu');

/** Blisters or packs in a pack, "2 x 16 tablets"; what is so many of a weight, "16 x 500 mg", is 16. */
const MULTIPLIED = new RegExp(
  `(${NUMBER})\\s*(?:[x×*]|((?:pack|box|bottle)(?:e?s)?\\s+of))\\s*(${NUMBER})(?!\\s*(?:micrograms?|mcg|[µμ]g|milligrams?|mg|มิลลิกรัม|มก|ไมโครกรัม|มคก|[\\d.,]))(.*)$`,
  'iu',
);

/** Grams: what holds less is a sachet, taken as a piece, and no tube. */
const SACHET = 10;

/** Reads what a pack holds: "16 tablets", "Pack of 16", "2 x 16", "3 packs of 16", "100 ml"; null without a number. */
export function parseContent(text: string): PackContent | null {
  const [, times, isPacks, each = '', rest = ''] = MULTIPLIED.exec(text) ?? [];
  const inEach = times ? parseContent(each + rest) : null;
  if (times && inEach) {
    const count = toNumber(times);
    if (inEach.unit === 'g' && inEach.amount < SACHET) return { amount: count, unit: 'piece' };
    const packs = isPacks || inEach.packs ? { packs: count * (inEach.packs ?? 1) } : {};
    return { ...inEach, ...packs, amount: count * inEach.amount };
  }
  const counted = new RegExp(NUMBER).exec(text)?.[0];
  if (counted === undefined) return null;
  const [, number, isMl, isG] = CONTENT.exec(text) ?? [];
  if (number && isMl) return { amount: toNumber(number), unit: 'ml' };
  if (number && isG) return { amount: toNumber(number), unit: 'g' };
  return { amount: toNumber(counted), unit: 'piece' };
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

const NAMED_AMOUNT = new RegExp(`^(.*?)[\\s:]+(${NUMBER}\\s*(?:${WEIGHT}|%).*)$`, 'iu');

const ANY_WEIGHT = MILLIGRAMS.map(([pattern]) => pattern).join('|');

/**
 * Where the next ingredient begins, also as merchants write it: a comma or plus before a name, outside of brackets; a
 * slash or "and" before a name with an amount, as "120 mg / 5 ml" is one amount.
 */
export const NEXT_INGREDIENT = new RegExp(
  `[;\\n]|[,+&](?=\\s*\\p{L})(?![^(\\n;]*\\))|(?:/(?!\\s*(?:${ML}|${G})(?![\\p{L}\\p{M}]))|\\s(?:and|with|และ)(?=\\s))(?=\\s*\\p{L}[^;,+/\\n()]*?[\\s:]${NUMBER}\\s*(?:${ANY_WEIGHT}|%))`,
  'iu',
);

/** Reads "Paracetamol 500 mg; Codeine 8 mg", an ingredient a part or a line; one without an amount counts, too. */
export function parseActiveAmounts(text: string): { name: string; amount: IngredientAmount | null }[] {
  return text.split(NEXT_INGREDIENT).flatMap((part) => {
    const entry = part.trim();
    if (!entry) return [];
    const [, name, amount] = NAMED_AMOUNT.exec(entry) ?? [];
    return [name && amount ? { name, amount: parseAmount(amount) } : { name: entry, amount: null }];
  });
}
