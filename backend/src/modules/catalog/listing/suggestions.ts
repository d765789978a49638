import type { Context } from '../../../context';
import { correctedTerms } from './corrections';
import { findingTerms, type Search } from './search';
import { searchTokens } from './search-terms';

const MOST = 5;

/** Shorter ones are hardly what a search was about. */
const SHORTEST = 4;

/**
 * Other searches for one that finds nothing as it was typed, each of which finds something: the one it was taken
 * for, else its words as the shop spells them, together and one by one.
 */
export async function suggestions(ctx: Context, { term, corrected }: Search): Promise<{ search: string }[]> {
  if (corrected) return [{ search: corrected }];
  const tokens = searchTokens(term).filter((token) => token.length >= SHORTEST);
  const words = await Promise.all(tokens.map((token) => spellings(ctx, token)));
  const others = new Set([...(await correctedTerms(ctx, term)), ...words.flat()]);
  const found = await findingTerms(ctx, [...others]);
  return found.slice(0, MOST).map((search) => ({ search }));
}

async function spellings(ctx: Context, token: string): Promise<string[]> {
  const likes = await correctedTerms(ctx, token);
  return likes.length ? likes : [token];
}
