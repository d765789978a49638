import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { correctedTerms } from './corrections';
import { type SearchCondition, searchCondition } from './search-condition';
import { hasWordBoundaries, searchTokens } from './search-terms';
import { partsOf, thesaurusOf } from './synonyms';

/** A term as it is looked up. */
export interface Search {
  term: string;
  condition: SearchCondition;
  /** The words that a term which finds nothing was taken for. */
  corrected: string | null;
}

/** How to find a term's products by what was typed. */
export async function searchFor(ctx: Context, term: string): Promise<Search> {
  return { term, condition: await conditionOf(ctx, term), corrected: null };
}

/** How to find products by the likes of a term that finds nothing (paracetmol: paracetamol); null without any. */
export async function searchForLikes(ctx: Context, term: string): Promise<Search | null> {
  const others = await correctedTerms(ctx, term);
  const searches = await Promise.all([
    nearly(ctx, term),
    ...others.map(async (other) => ({ term, condition: await conditionOf(ctx, other), corrected: other })),
  ]);
  const candidates = searches.filter((search) => search !== null);
  const finding = await findAnything(
    ctx,
    candidates.map(({ condition }) => condition),
  );
  return candidates.find((_, index) => finding[index]) ?? null;
}

// What has no spaces between words cannot be corrected word by word.
async function nearly(ctx: Context, term: string): Promise<Search | null> {
  if (searchTokens(term).every(hasWordBoundaries)) return null;
  return { term, condition: await conditionOf(ctx, term, true), corrected: null };
}

async function conditionOf(ctx: Context, term: string, near = false): Promise<SearchCondition> {
  return searchCondition(ctx.store.id, term, partsOf(searchTokens(term), await thesaurusOf(ctx)), near);
}

/** Those of the terms that find anything as they stand. */
export async function findingTerms(ctx: Context, terms: readonly string[]): Promise<string[]> {
  const finding = await findAnything(ctx, await Promise.all(terms.map((term) => conditionOf(ctx, term))));
  return terms.filter((_, index) => finding[index]);
}

// Counting, for EXISTS would be planned as a walk through everything until something is found.
async function findAnything(ctx: Context, conditions: readonly SearchCondition[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const each = conditions.map(({ where }) => sql`(select count(*) from product_search s where ${where}) > 0`);
  const { rows } = await ctx.db.execute<{ finding: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}] as finding`,
  );
  return rows[0]?.finding ?? [];
}
