/** Types of options that take words, a date or a file; all others are chosen from. */
const WRITTEN = /(Field|Area|Date|File)Option$/;

interface AskedOption {
  __typename?: string;
  required: boolean | null;
}

/** What required options of a product ask for: something to choose, or to write only; null for nothing. */
export function askedBy(options: readonly (AskedOption | null)[] | null | undefined): 'choice' | 'entry' | null {
  const required = (options ?? []).filter((option) => option?.required);
  if (required.length === 0) return null;
  return required.every((option) => WRITTEN.test(option?.__typename ?? '')) ? 'entry' : 'choice';
}
