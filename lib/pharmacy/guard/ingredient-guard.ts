import type { IngredientAmount, PackContent } from '@/lib/pharmacy/measures';
import type { MedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { INGREDIENT_CLASSES, type IngredientClass } from './ingredient-classes';
import { INGREDIENT_LIMITS, type IngredientLimit, KNOWN_INGREDIENTS, USED_TOGETHER } from './ingredient-limits';

/** A line of a basket with what it holds: the product, the chosen variant, or a bundle's parts. */
export interface GuardedLine {
  key: string;
  quantity: number;
  contents: readonly GuardedContent[];
}

interface GuardedContent {
  /** Of the product itself: the same in every line. */
  uid: string;
  /** By which its own limit is counted: its parent's, where all variants share it. */
  limitedAs?: string;
  name: string;
  /** In one of the line. */
  quantity: number;
  facts: Pick<MedicineFacts, 'ingredients' | 'content' | 'maximumPerOrder' | 'legalCategory'>;
}

type Measure = IngredientLimit['measure'];

/** What a basket, or one of a line, holds of an ingredient. */
export type Amounts = Readonly<Record<Measure, number>>;

/** An ingredient, summed over a basket. */
interface IngredientSum {
  /** The same for every spelling. */
  key: string;
  name: string;
  /** Each product in each line that has it. */
  holders: { line: GuardedLine; content: GuardedContent }[];
  /** Pieces alone, as some rules count, and all. */
  counted: Amounts;
  all: Amounts;
}

/** Products that should not be used at the same time, as they work by the same. */
interface SharedIngredients {
  names: string[];
  holders: { line: string; name: string }[];
}

/** Products with different ingredients that work in the same way. */
interface SharedClass extends Pick<SharedIngredients, 'holders'> {
  kind: IngredientClass['kind'];
}

/** More than one order may hold. */
export interface PassedLimit {
  /** Of the ingredient, or of the product that has a limit of its own. */
  name: string;
  measure: Measure;
  most: number;
  count: number;
  /** Null where the merchant has limited a product. */
  source: Pick<IngredientLimit, 'source' | 'reviewed'> | null;
  /** How many of each line could stay while all others do. */
  lines: { key: string; keep: number }[];
}

/** The most that a line may have while all others stay, by the limit that leaves it the least. */
export interface LineCap {
  line: string;
  most: number;
  limit: Pick<PassedLimit, 'name' | 'measure' | 'most' | 'source'>;
}

/** What a pharmacist would say of a basket. */
export interface BasketVerdict {
  shared: SharedIngredients[];
  classes: SharedClass[];
  passed: PassedLimit[];
  /** Of every line that a limit speaks of. */
  caps: LineCap[];
}

/** Judges a basket by what its medicines are made of: pure, for the browser and the server. */
export function guardBasket(lines: readonly GuardedLine[]): BasketVerdict {
  const sums = ingredientSums(lines);
  // Liquids have a limit of their own, with other lines: what mends one does not mend the other.
  const ofIngredients = sums.flatMap((sum) => {
    const all = ingredientLimits(sum);
    return [all.filter(({ measure }) => measure !== 'bottles'), all.filter(({ measure }) => measure === 'bottles')];
  });
  const limits = [...ofIngredients, ...productLimits(lines)];
  return {
    shared: sharedIngredients(sums),
    classes: INGREDIENT_CLASSES.flatMap((one) => sharedClass(one, sums) ?? []),
    passed: limits.flatMap((ofOne) => passedLimit(ofOne, lines) ?? []),
    caps: lines.flatMap((line) => lineCap(line, limits.flat()) ?? []),
  };
}

const KNOWN = Object.entries(KNOWN_INGREDIENTS).map(([key, names]) => [key, new RegExp(names, 'i')] as const);

/** What an ingredient is called in this shop's rules; its own name in small letters where they say nothing of it. */
export function ingredientKey(name: string): string {
  return KNOWN.find(([, names]) => names.test(name.trim()))?.[0] ?? name.trim().toLowerCase();
}

/** Every active ingredient of a basket, in the order in which it is met. */
export function ingredientSums(lines: readonly GuardedLine[]): IngredientSum[] {
  const names = new Map<string, string>();
  const contents = lines.flatMap((line) => line.contents.map((content) => ({ line, content })));
  for (const { name } of contents.flatMap(({ content }) => content.facts.ingredients)) {
    if (!names.has(ingredientKey(name))) names.set(ingredientKey(name), name);
  }
  return [...names].map(([key, name]) => {
    const holders = contents.filter(({ content }) => hasIngredient(content, key));
    const sum = (isCounted: boolean) =>
      total(holders.map(({ line, content }) => times(amountsIn(content, key, isCounted), line.quantity)));
    return { key, name, holders, counted: sum(true), all: sum(false) };
  });
}

function hasIngredient({ facts }: GuardedContent, key: string): boolean {
  return facts.ingredients.some(({ name }) => ingredientKey(name) === key);
}

const NOTHING: Amounts = { packs: 0, bottles: 0, units: 0, milligrams: 0 };

/** What one of a line holds of an ingredient by this part of it. */
function amountsIn({ facts, quantity }: GuardedContent, key: string, isCounted: boolean): Amounts {
  const { content } = facts;
  // Where nobody says what a pack holds, it is taken for tablets.
  const isPieces = content === null || content.unit === 'piece';
  if (isCounted && !isPieces) return NOTHING;
  const own = facts.ingredients.filter(({ name }) => ingredientKey(name) === key);
  const milligrams = own.reduce((sum, { amount }) => sum + milligramsIn(amount, content), 0);
  const units = isPieces ? (content?.amount ?? 0) : 0;
  const packs = content?.packs ?? 1;
  return times({ packs, bottles: content?.unit === 'ml' ? packs : 0, units, milligrams }, quantity);
}

/** What is not known of a pack counts for nothing: its limit in packs still holds. */
function milligramsIn(amount: IngredientAmount | null, content: PackContent | null): number {
  return amount && content && amount.per === content.unit ? amount.milligrams * content.amount : 0;
}

function times({ packs, bottles, units, milligrams }: Amounts, factor: number): Amounts {
  return {
    packs: packs * factor,
    bottles: bottles * factor,
    units: units * factor,
    milligrams: milligrams * factor,
  };
}

function total(amounts: readonly Amounts[]): Amounts {
  return amounts.reduce(
    (sum, one) => ({
      packs: sum.packs + one.packs,
      bottles: sum.bottles + one.bottles,
      units: sum.units + one.units,
      milligrams: sum.milligrams + one.milligrams,
    }),
    NOTHING,
  );
}

/** Ingredients of more than one product; those of the same products are told in one. */
function sharedIngredients(sums: readonly IngredientSum[]): SharedIngredients[] {
  const found = new Map<string, SharedIngredients>();
  for (const { key, name, holders } of sums) {
    // Food and cosmetics share much that nobody need be warned of.
    const isMedicine = key in KNOWN_INGREDIENTS || holders.some(({ content }) => content.facts.legalCategory !== null);
    const products = new Map(
      holders.map(({ line, content }) => [`${line.key}\n${content.uid}`, { line: line.key, name: content.name }]),
    );
    if (products.size < 2 || !isMedicine || USED_TOGETHER.includes(key)) continue;
    const id = [...products.keys()].join('\n');
    const before = found.get(id);
    if (before) before.names.push(name);
    else found.set(id, { names: [name], holders: [...products.values()] });
  }
  return [...found.values()];
}

/** Products of a class, where what they share is not one ingredient: that is told already. */
function sharedClass(one: IngredientClass, sums: readonly IngredientSum[]): SharedClass | null {
  const own = classHolders(one, sums);
  const beside = one.beside ? classHolders({ ...one, names: one.beside }, sums) : [];
  const all = [...own, ...beside];
  const holders = new Map(all.map(({ id, line, name }) => [id, { line, name }]));
  const isOfTwo = own.some((a) => all.some((b) => a.id !== b.id && a.key !== b.key));
  return isOfTwo ? { kind: one.kind, holders: [...holders.values()] } : null;
}

/** Each product in each line that has an ingredient of a class. */
function classHolders(one: IngredientClass, sums: readonly IngredientSum[]) {
  return sums.flatMap(({ key, holders }) =>
    holders
      .filter(({ content }) => isOfClass(content, key, one))
      .map(({ line, content }) => ({ key, id: `${line.key}\n${content.uid}`, line: line.key, name: content.name })),
  );
}

/** Whether a product has an ingredient, by its key, that is of a class. */
export function isOfClass(
  { name, facts }: { name: string; facts: Pick<MedicineFacts, 'ingredients' | 'content'> },
  key: string,
  one: IngredientClass,
): boolean {
  const { names, named = '', isSwallowed, least } = one;
  if ((isSwallowed && facts.content?.unit === 'g') || !new RegExp(named, 'i').test(name)) return false;
  return facts.ingredients.some(({ name, amount }) => {
    if (ingredientKey(name) !== key || !new RegExp(names, 'i').test(name)) return false;
    const isWeak = amount?.per === 'piece' && least && amount.milligrams < least.milligrams;
    return !(isWeak && new RegExp(least.names, 'i').test(name));
  });
}

/** Amounts in milligrams are sums of fractions: half a microgram is nothing. */
const TOLERANCE = 0.0005;

/** A limit that a basket is held to. */
interface HeldLimit extends Omit<PassedLimit, 'lines'> {
  /** What one of a line adds to the count. */
  inOne: (line: GuardedLine) => number;
}

/** The limits of an ingredient, in the order in which they are told. */
function ingredientLimits(sum: IngredientSum): HeldLimit[] {
  const limits = INGREDIENT_LIMITS.filter(({ ingredient }) => ingredient === sum.key);
  return limits.map(({ measure, most, isCounted, source, reviewed }) => ({
    name: sum.name,
    measure,
    most,
    count: (isCounted ? sum.counted : sum.all)[measure],
    source: { source, reviewed },
    inOne: (line) =>
      total(
        line.contents
          .filter((content) => hasIngredient(content, sum.key))
          .map((content) => amountsIn(content, sum.key, isCounted)),
      )[measure],
  }));
}

/** Of products that the merchant has limited, over all lines and bundles that they stand in. */
function productLimits(lines: readonly GuardedLine[]): HeldLimit[][] {
  const contents = lines.flatMap((line) => line.contents);
  // A variant that nothing limits counts for no other.
  const limited = contents.filter(({ facts }) => facts.maximumPerOrder !== null);
  return [...new Set(limited.map(limitKey))].map((key) => {
    const own = limited.filter((one) => limitKey(one) === key);
    const inOne = (line: GuardedLine) =>
      line.contents.reduce((sum, one) => sum + (own.includes(one) ? one.quantity : 0), 0);
    const count = lines.reduce((sum, line) => sum + inOne(line) * line.quantity, 0);
    const most = Math.min(...own.map(({ facts }) => facts.maximumPerOrder ?? Infinity));
    return [{ name: own[0]?.name ?? '', measure: 'packs', most, count, source: null, inOne }];
  });
}

const limitKey = ({ uid, limitedAs = uid }: GuardedContent) => limitedAs;

/** The first of an ingredient's, or a product's, limits that is passed, with how much would pass none of them. */
function passedLimit(limits: readonly HeldLimit[], lines: readonly GuardedLine[]): PassedLimit | null {
  const passed = limits.filter(({ count, most }) => count > most + TOLERANCE);
  const [first] = passed;
  if (!first) return null;
  const { inOne, ...limit } = first;
  const keep = (line: GuardedLine) => Math.max(0, Math.min(...passed.map((limit) => roomFor(line, limit))));
  return {
    ...limit,
    lines: lines.filter((line) => inOne(line) > 0).map((line) => ({ key: line.key, keep: keep(line) })),
  };
}

/** How many of a line a limit has room for while all others stay: endless where it adds nothing, below zero where none. */
function roomFor(line: GuardedLine, { count, most, inOne }: HeldLimit): number {
  const share = inOne(line);
  return share > 0 ? line.quantity - Math.ceil((count - most - TOLERANCE) / share) : Number.POSITIVE_INFINITY;
}

function lineCap(line: GuardedLine, limits: readonly HeldLimit[]): LineCap | null {
  const [least] = limits
    .filter(({ inOne }) => inOne(line) > 0)
    .map((limit) => ({ limit, room: roomFor(line, limit) }))
    .toSorted((a, b) => a.room - b.room);
  return least ? { line: line.key, most: Math.max(0, least.room), limit: least.limit } : null;
}
