const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** A text's words of letters and figures in their order, also where a script (Thai) writes them without spaces between them. */
export function segmentedWords(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).filter((word) =>
    /^[\p{L}\p{M}\p{N}]+$/u.test(word),
  );
}
