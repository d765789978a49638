import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { hasWordBoundaries, searchTokens } from './search-terms';

/** How many words a misspelt one is tried as. */
const MOST = 3;
const SHORTEST = 3;
/** How much two words must have in common to be taken for each other: diarhea and diarrhoea just do. */
const LIKENESS = 0.36;

/**
 * What a term that finds nothing may have meant, best first: its words that no product has as those of the
 * shop's own words that begin with them or are most like them. Empty when it has no such words.
 */
export async function correctedTerms(ctx: Context, term: string): Promise<string[]> {
  const tokens = searchTokens(term);
  const likes = await Promise.all(tokens.map((token) => wordsLike(ctx, token)));
  if (likes.every((words) => words === null)) return [];
  const terms = Array.from({ length: MOST }, (_, rank) =>
    tokens.map((token, index) => likes[index]?.[rank] ?? likes[index]?.[0] ?? token).join(' '),
  );
  return [...new Set(terms)].filter((other) => other !== tokens.join(' '));
}

/** Words like one that no product has, best first; null when some product has it. */
async function wordsLike(ctx: Context, token: string): Promise<string[] | null> {
  if (token.length < SHORTEST || !hasWordBoundaries(token)) return null;
  const { rows } = await ctx.db.execute<{ word: string | null }>(sql`
    select candidate.word
    from (select to_tsquery('shop_search', ${`'${token}'`}) as query) asked
    left join lateral (
      select word, similarity(word, ${token}) as likeness, word like ${`${token}%`} as is_start, products
      from search_word
      where store_id = ${ctx.store.id} and (word % ${token} and similarity(word, ${token}) >= ${LIKENESS} or word like ${`${token}%`})
    ) candidate on true
    where numnode(query) > 0
      and not exists (select from product_search s where s.store_id = ${ctx.store.id} and s.document @@ query)
    order by is_start desc, likeness desc, products desc, word
    limit ${MOST}`);
  return rows.length ? rows.flatMap(({ word }) => (word === null ? [] : [word])) : null;
}
