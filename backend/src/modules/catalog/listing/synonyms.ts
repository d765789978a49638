import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { grouped, perRequest } from '../request-batch';
import { searchTokens, withoutAccents } from './search-terms';

/** Something a product must have: what was typed, or a term that means the same; each as its tokens. */
export interface Part {
  typed: string[];
  synonyms: string[][];
}

const LONGEST_TERM = 4;

/** Groups of terms of the view and of all views that mean the same in a search. */
export const synonymGroups = perRequest(async (ctx: Context): Promise<string[][]> => {
  const { rows } = await ctx.db.execute<{ group: string; term: string }>(sql`
    select store_id || '/' || group_id as "group", term from search_synonym
    where store_id in (0, ${ctx.store.id})
    order by group_id, term`);
  return [...grouped(rows, (row) => row.group).values()].map((terms) => terms.map(({ term }) => term));
});

/** A search's tokens in order, those of a known term together with what means the same; longer terms first. */
export function partsOf(tokens: readonly string[], groups: readonly string[][]): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const known = knownTerm(tokens.slice(start), groups);
    parts.push(known ?? { typed: tokens.slice(start, start + 1), synonyms: [] });
    start += (known?.typed.length ?? 1) - 1;
  }
  return parts;
}

function knownTerm(tokens: readonly string[], groups: readonly string[][]): Part | null {
  for (let length = Math.min(LONGEST_TERM, tokens.length); length > 0; length -= 1) {
    const typed = tokens.slice(0, length);
    const form = normal(typed);
    const terms = groups.map((group) => group.map(searchTokens));
    const same = terms.filter((group) => group.some((term) => normal(term) === form));
    if (same.length) return { typed, synonyms: same.flat().filter((term) => normal(term) !== form) };
  }
  return null;
}

/** Accents and a plural's s do not make another term. */
function normal(tokens: readonly string[]): string {
  return tokens.map((token) => withoutAccents(token).replace(/(?<=..[^s])s$/, '')).join(' ');
}
