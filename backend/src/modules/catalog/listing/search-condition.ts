import { type SQL, sql } from 'drizzle-orm';
import { segmentedWords } from '../../../database/reindex/segmented-words';
import { escapeLike } from '../filter-input';
import { figuresApart, hasWordBoundaries, searchWords, withoutAccents } from './search-terms';
import type { Part } from './synonyms';

/** A search over `product_search s`: the condition, and how well a row meets it (higher is better). */
export interface SearchCondition {
  where: SQL;
  score: SQL;
}

/** Of description, the rest, what weighs more than the rest, name and SKU. */
const WEIGHTS = '{0.02,0.1,0.4,1}';
/** Among names alike the one that says least else. */
const SHORT_NAME = sql`2.0 / (20 + length(s.name))`;
/** What a whole word is worth wherever it stands: more than its letters in other words come to. */
const UNSPACED_WORDS = 3;
const EXACT_SKU = 10;
const SKU_START = 2;

/**
 * Every part must stand in the row's texts, the last one by its beginning as somebody may still be typing; or
 * the term is a SKU or begins one. How many parts lead counts most, more so as whole words, then how many the name has.
 * `near` takes words without spaces between them that are alike for equal.
 */
export function searchCondition(storeId: number, term: string, parts: readonly Part[], near = false): SearchCondition {
  const found = parts.map((part, index) => partCondition(part, index === parts.length - 1, near));
  const sku = skuCondition(term);
  const queries = found.flatMap(({ query }) => (query ? [query] : []));
  const words = found.flatMap((part) => (part.words ? [part.words] : []));
  const scores = [
    SHORT_NAME,
    ...(queries.length ? [sql`ts_rank(${WEIGHTS}::real[], s.document, ${sql.join(queries, sql` || `)})`] : []),
    ...[...queries, ...words].map(
      (query) => sql`(ts_filter(s.document, '{a}') @@ ${query})::int + 2 * (s.lead @@ ${query})::int`,
    ),
    ...found.flatMap(({ whole, words }) =>
      [whole, words].flatMap((query) => (query ? [sql`(s.lead @@ ${query})::int`] : [])),
    ),
    ...words.map((query) => sql`${UNSPACED_WORDS}::int * (s.document @@ ${query})::int`),
    ...found.flatMap(({ score }) => (score ? [score] : [])),
    ...(sku ? [sku.score] : []),
  ];
  return {
    where: sql`s.store_id = ${storeId} and ((${everyPart(found)})${sku ? sql` or ${sku.where}` : sql``})`,
    score: sql.join(scores, sql` + `),
  };
}

/** A part by words that are written apart (`query`), by other texts (`like`), or by either. */
interface PartCondition {
  query?: SQL;
  /** The same without words that only begin so: flu is more than the beginning of fluoride. */
  whole?: SQL;
  like?: SQL;
  score?: SQL;
  /** The other texts as whole words. */
  words?: SQL;
}

// One query for all: a word that is in every text (for, the) is dropped from it, and would find nothing alone.
function everyPart(parts: readonly PartCondition[]): SQL {
  const spaced = parts.flatMap(({ query, like }) => (query && !like ? [query] : []));
  const conditions = [
    ...(spaced.length ? [sql`s.document @@ (${sql.join(spaced, sql` && `)})`] : []),
    ...parts.flatMap(({ query, like }) => (like ? [query ? sql`(s.document @@ ${query} or ${like})` : like] : [])),
  ];
  return conditions.length ? sql.join(conditions, sql` and `) : sql`false`;
}

function partCondition({ typed, synonyms }: Part, isLast: boolean, near: boolean): PartCondition {
  const others = synonyms.filter(isSpaced).map(synonymQuery);
  const queryOf = (mayGoOn: boolean) => [...(isSpaced(typed) ? [typedQuery(typed, mayGoOn)] : []), ...others];
  const queries = queryOf(isLast);
  const terms = [typed, ...synonyms].filter((term) => !isSpaced(term)).map((term) => term.join(' '));
  const like = terms.map((term) => (near ? isNear(term) : isPart(sql`s.text`, term)));
  const score = terms.map((term) => (near ? nearness(term) : partScore(term)));
  return {
    ...(queries.length && {
      query: sql`(${sql.join(queries, sql` || `)})`,
      whole: sql`(${sql.join(queryOf(false), sql` || `)})`,
    }),
    ...(like.length && { like: sql`(${sql.join(like, sql` or `)})` }),
    ...(terms.length && !near && { words: sql`(${sql.join(terms.map(wordsQuery), sql` || `)})` }),
    ...(score.length && { score: sql`greatest(${sql.join(score, sql`, `)})` }),
  };
}

// Without its words that are in every text (no sugar, morning after) a term would mean something else.
function synonymQuery(term: readonly string[]): SQL {
  const query = sql`phraseto_tsquery('shop_search', ${term.join(' ')})`;
  return sql`(case when numnode(${query}) >= ${2 * term.length - 1}::int then ${query} else '' end)`;
}

function isSpaced(term: readonly string[]): boolean {
  return term.every(hasWordBoundaries);
}

function typedQuery(tokens: readonly string[], isLast: boolean): SQL {
  const queries = tokens.map((token, index) => {
    const isPrefix = isLast && index === tokens.length - 1;
    const apart = figuresApart(token);
    const whole = tokenQuery(token, isPrefix);
    if (apart.length === 1) return whole;
    const pieces = apart.map((piece, at) => tokenQuery(piece, isPrefix && at === apart.length - 1));
    return sql`(${whole} || (${sql.join(pieces, sql` && `)}))`;
  });
  return sql`(${sql.join(queries, sql` && `)})`;
}

// What is being typed may be no whole word yet: it has no stem, and may look like a word nobody searches for.
function tokenQuery(token: string, isPrefix: boolean): SQL {
  const word = `'${withoutAccents(token)}'`;
  const whole = sql`to_tsquery('shop_search', ${word})`;
  return isPrefix ? sql`(${whole} || to_tsquery('simple', ${`${word}:*`}))` : whole;
}

function wordsQuery(term: string): SQL {
  return sql`${segmentedWords(term).join(' <-> ')}::tsquery`;
}

function isPart(column: SQL, term: string): SQL {
  return sql`${column} like ${`%${escapeLike(term)}%`}`;
}

function partScore(term: string): SQL {
  const inName = sql`case when ${isPart(sql`s.name`, term)} then 1 when ${isPart(sql`s.text`, term)} then 0.3 else 0 end`;
  return sql`${inName} + (${isPart(sql`s.lead_text`, term)})::int + (${isPart(sql`s.lead_text`, ` ${term} `)})::int`;
}

function isNear(term: string): SQL {
  return sql`${term} <% s.text`;
}

function nearness(term: string): SQL {
  return sql`word_similarity(${term}, s.name)`;
}

function skuCondition(term: string): SearchCondition | null {
  const [sku, ...others] = searchWords(term);
  if (!sku || sku.length < 2 || others.length) return null;
  const start = `% ${escapeLike(sku)}%`;
  const whole = `% ${escapeLike(sku)} %`;
  return {
    where: sql`s.skus like ${start}`,
    score: sql`case when s.skus like ${whole} then ${EXACT_SKU}::int when s.skus like ${start} then ${SKU_START}::int else 0 end`,
  };
}
