import { keepAmounts } from '@/lib/format/unbroken';
import { isSaid, type ProductAnswer } from './card-product';
import type { CardRules } from './card-rules';

/** More would not fit a card's line. */
const LISTED = 3;
/** Letters of two lines of the narrowest cards: what comes after the first fact is told within them. */
const ROOM = 40;
/** Letters of a fact that stays whole where a line ends. */
const WHOLE = 16;

/**
 * What cards tell of other products, here as what there is to choose from: "200 mg or 400 mg · Pack of 16–96". Null
 * where nothing of it is chosen, or the name tells it.
 */
export function choicesNote(
  { name, configurable_options }: ProductAnswer,
  list: Intl.ListFormat,
  rules: CardRules | undefined,
): string | null {
  const told = (rules?.details ?? []).flatMap((code) => {
    const option = configurable_options?.find((one) => one?.attribute_code === code);
    const labels = (option?.values ?? []).flatMap((value) => value?.label || []);
    return choices(labels, list) ?? [];
  });
  const [first, ...rest] = told.filter((text) => !isSaid(text, name ?? ''));
  const note = rest.reduce<string | undefined>((text, fact) => {
    const longer = `${text} · ${fact.length > WHOLE ? fact : fact.replaceAll(' ', '\u00a0')}`;
    return longer.length > ROOM ? text : longer;
  }, first);
  return note ? keepAmounts(note) : null;
}

/** A few labels as a list; more of one measure as a range, any others not at all. */
function choices(labels: readonly string[], list: Intl.ListFormat): string | null {
  if (labels.length === 0) return null;
  const amounts = amountsOf(labels);
  if (labels.length <= LISTED) return list.format(amounts ? withoutWords(amounts) : labels);
  const [first] = amounts ?? [];
  const last = amounts?.at(-1);
  if (!amounts || !first || !last || !isAscending(amounts)) return null;
  return `${first.before}${first.number}–${last.number}${last.after}`;
}

interface Amount {
  before: string;
  number: string;
  after: string;
}

/** A number with a unit behind it, or words before it: "200 mg", "Pack of 16"; no two amounts, and no sign. */
const AMOUNT = /^(|\p{L}\D*\s)(\d[\d.,]*)(\D*)$/u;

/** The labels' amounts, where all are of one measure; else null. */
function amountsOf(labels: readonly string[]): Amount[] | null {
  const amounts = labels.flatMap((label): Amount[] => {
    const [, before, number, after] = AMOUNT.exec(label) ?? [];
    return before === undefined || !number || after === undefined ? [] : [{ before, number, after }];
  });
  const isOfFirst = ({ before, after }: Amount) => before === amounts[0]?.before && after === amounts[0]?.after;
  return amounts.length === labels.length && amounts.every(isOfFirst) ? amounts : null;
}

/** The words stand before the first alone, the unit behind each: "Pack of 16 or 32", but "200 mg or 400 mg". */
function withoutWords(amounts: readonly Amount[]): string[] {
  return amounts.map(({ before, number, after }, index) => `${index === 0 ? before : ''}${number}${after}`);
}

function isAscending(amounts: readonly Amount[]): boolean {
  const numbers = amounts.map(({ number }) => Number(number.replace(',', '.')));
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Number.NaN));
}
