import type { DocumentNode } from 'graphql';

const MOST_DOCUMENTS = 256;
const LONGEST_QUERY = 16_384;

/**
 * Parsed queries by their text: the 256 used last, of at most 16 kB each. What strangers send in between cannot fill
 * the memory.
 */
export function documentCache() {
  const documents = new Map<string, DocumentNode>();
  return {
    get(query: string): DocumentNode | undefined {
      const document = documents.get(query);
      if (document && documents.delete(query)) documents.set(query, document);
      return document;
    },
    set(query: string, document: DocumentNode): void {
      if (query.length > LONGEST_QUERY) return;
      documents.set(query, document);
      const [oldest] = documents.keys();
      if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    },
  };
}
