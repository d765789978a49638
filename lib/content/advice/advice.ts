/** Where the browser gets what the search suggests to read (`?store=`): pages carry nothing of it. */
export const ADVICE_PATH = '/api/advice';

/** A page to read, and the words that it is found by. */
export interface AdviceLink {
  title: string;
  href: string;
  words: string;
}

/** Shown of what a term finds. */
const MOST = 2;

/** What there is to read about a term: every word of it begins one of the words, or stands in what is written unspaced. */
export function adviceOn(term: string, links: readonly AdviceLink[]): AdviceLink[] {
  const asked = term.toLowerCase().split(/\s+/).filter(Boolean);
  return links.filter(({ words }) => asked.every((word) => hasWord(words.toLowerCase(), word))).slice(0, MOST);
}

function hasWord(text: string, word: string): boolean {
  if (!/^[\p{Script=Latin}\p{N}\p{P}]+$/u.test(word)) return text.includes(word);
  return text.split(/[\s,;:.?!()“”]+/).some((own) => own.startsWith(word));
}
