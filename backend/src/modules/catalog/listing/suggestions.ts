import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { searchWords } from './search-terms';

const MOST = 5;

/** Other searches for one that found nothing: its words as names of products spell the likes of them. */
export async function suggestions(ctx: Context, term: string): Promise<{ search: string }[]> {
  const words = searchWords(term);
  const similar = await Promise.all(words.map((word) => similarWords(ctx, word)));
  const found = new Set<string>();
  for (let rank = 0; rank < MOST; rank += 1) {
    found.add(words.map((word, index) => similar[index]?.[rank] ?? similar[index]?.[0] ?? word).join(' '));
  }
  found.delete(words.join(' '));
  return [...found].map((search) => ({ search }));
}

async function similarWords(ctx: Context, word: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select word
    from (
      select distinct regexp_split_to_table(lower(coalesce(own.name, fallback.name)), '[^[:alnum:]]+') as word
      from product_index pi
      join product p on p.id = pi.product_id and p.is_enabled and p.visibility in (3, 4)
      left join product_text own on own.product_id = p.id and own.store_id = ${ctx.store.id}
      left join product_text fallback on fallback.product_id = p.id and fallback.store_id = 0
      where pi.is_salable
    ) names
    where length(word) > 2 and similarity(word, ${word}) >= 0.3
    order by similarity(word, ${word}) desc, word
    limit ${MOST}`);
  return rows.map((row) => row.word);
}
