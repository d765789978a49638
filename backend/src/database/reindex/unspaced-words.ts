import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import type { Among } from './scope';
import { NAME_WEIGHT } from './search-weights';
import { segmentedWords } from './segmented-words';

const BATCH = 1000;

interface View {
  id: number;
  code: string;
}

/** Adds the words of texts without spaces between them to a store view's documents: a database cannot tell them apart. */
export async function addUnspacedWords(db: Database, view: View, among: Among): Promise<void> {
  const names = await foreignNames(db, view);
  const plain = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  for (let last = 0; ; ) {
    const { rows } = await db.execute<{ id: number; name: string; text: string; lead: string }>(sql`
      select product_id as id, name, text, lead_text as lead from product_search
      where store_id = ${view.id} and text <> '' and product_id > ${last} and ${among(sql`product_search.product_id`)}
      order by product_id limit ${BATCH}`);
    const end = rows.at(-1);
    if (!end) return;
    const added = rows.map(({ id, name, text, lead }) => {
      const inName = segmentedWords(plain(name)).length;
      return {
        id,
        words: weightedWords(plain(text), inName),
        lead: weightedWords(plain(lead), Number.POSITIVE_INFINITY),
      };
    });
    await db.execute(sql`
      update product_search set document = document || added.words::tsvector, lead = product_search.lead || added.lead::tsvector
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (id int, words text, lead text)
      where store_id = ${view.id} and product_id = added.id`);
    last = end.id;
  }
}

/** The name of an ingredient that falls into so many pieces is foreign: they are no words, or mean something else. */
const FOREIGN_PIECES = 3;

async function foreignNames(db: Database, { code }: View): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select lower(option.labels ->> ${code}) as name
    from attribute_option option join attribute on attribute.id = option.attribute_id
    where option.labels ? ${code} and attribute.search_weight > ${NAME_WEIGHT}`);
  const words = rows.flatMap(({ name }) => name.split(/[^\p{L}\p{M}]+/u));
  return words.filter((word) => segmentedWords(word).length >= FOREIGN_PIECES);
}

/** Latin letters and figures alone, which documents have already. */
const SPACED = /^[\p{Script=Latin}\p{M}\p{N}]+$/u;

/** A text's words as a document, the first so many with the weight of a name. */
function weightedWords(text: string, inName: number): string {
  const words = segmentedWords(text).map((word, index) =>
    SPACED.test(word) ? '' : `${word}:${index + 1}${index < inName ? 'A' : 'C'}`,
  );
  return words.join(' ');
}
