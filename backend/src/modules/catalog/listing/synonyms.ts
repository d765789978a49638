import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { grouped, perRequest } from '../../../request-batch';
import { searchTokens, withoutAccents } from './search-terms';

/** Something a product must have: what was typed, or a term that means the same; each as its tokens. */
export interface Part {
  typed: string[];
  synonyms: string[][];
}

/** Terms that mean the same, by the normal form of each of them. */
type Thesaurus = ReadonlyMap<string, string[][]>;

const LONGEST_TERM = 4;

/** What means the same in searches of the request's view: the groups for it and for all store views. */
export const thesaurusOf = perRequest(async (ctx: Context): Promise<Thesaurus> => {
  const { rows } = await ctx.db.execute<{ group: string; term: string }>(sql`
    select store_id || '/' || group_id as "group", term from search_synonym
    where store_id in (0, ${ctx.store.id})
    order by group_id, term`);
  return thesaurus([...grouped(rows, (row) => row.group).values()].map((terms) => terms.map(({ term }) => term)));
});

/** Groups of terms by term; a term of several groups has the others of all of them. */
export function thesaurus(groups: readonly string[][]): Thesaurus {
  const found = new Map<string, string[][]>();
  for (const group of groups) {
    const terms = group.map(searchTokens);
    for (const term of terms) {
      const form = normal(term);
      found.set(form, [...(found.get(form) ?? []), ...terms.filter((other) => normal(other) !== form)]);
    }
  }
  return found;
}

/** A search's tokens in order, those of a known term together with what means the same; longer terms first. */
export function partsOf(tokens: readonly string[], known: Thesaurus): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < tokens.length; ) {
    const part = partAt(tokens.slice(start, start + LONGEST_TERM), known);
    parts.push(part);
    start += part.typed.length;
  }
  return parts;
}

function partAt(tokens: string[], known: Thesaurus): Part {
  for (let length = tokens.length; length > 0; length -= 1) {
    const typed = tokens.slice(0, length);
    const synonyms = known.get(normal(typed));
    if (synonyms) return { typed, synonyms };
  }
  return { typed: tokens.slice(0, 1), synonyms: [] };
}

/** Accents and a plural's s do not make another term. */
function normal(tokens: readonly string[]): string {
  return tokens.map((token) => withoutAccents(token).replace(/(?<=..[^s])s$/, '')).join(' ');
}
