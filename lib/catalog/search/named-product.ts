/** Shorter ones join words, and are in many names: "and", "for", "mg". */
const MIN_WORD_LENGTH = 4;

/** Whether a term names the product by an ingredient or the start of its name; one word of several may be a brand. */
export function isNamed(term: string, name: string, ingredients: readonly string[]): boolean {
  const asked = wordsOf(term);
  const ownName = nameWords(name);
  const needed = Math.min(2, ownName.length);
  const begun = ownName.findIndex((word, index) => word !== asked[index]);
  if (needed > 0 && (begun === -1 ? ownName.length : begun) >= needed) return true;
  const made = ingredients.flatMap(wordsOf);
  return asked.some((word) => word.length >= MIN_WORD_LENGTH && made.some((own) => isSameWord(word, own)));
}

/** Thai is written without spaces between words, so that a word may be a part of what stands between them. */
function isSameWord(word: string, own: string): boolean {
  return word === own || (/\p{Script=Thai}/u.test(word) && own.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** What comes before the first figure: strengths and pack sizes name nothing. */
function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const figure = words.findIndex((word) => /\p{N}/u.test(word));
  return figure === -1 ? words : words.slice(0, figure);
}
