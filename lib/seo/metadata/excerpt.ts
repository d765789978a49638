/** Characters of a description that search engines show. */
const LENGTH = 160;

/** The beginning of a text, cut between words; white space made single. */
export function excerpt(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LENGTH) return words;
  const cut = words.slice(0, LENGTH);
  const end = cut.lastIndexOf(' ');
  // Thai is written without spaces between words.
  return `${(end > LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
