interface DocumentNode {
  kind?: string;
  name?: { value: string };
  arguments?: unknown[];
  selections?: DocumentNode[];
}

/** The document with some of its nodes changed: how later Magentos are asked what the schema that types it does not know. */
export function laterDocument<Document>(document: Document, change: (node: DocumentNode) => DocumentNode): Document {
  return JSON.parse(JSON.stringify(document), (name, value) => {
    // What the text and its hash were is true of the other question only.
    if (name === 'loc' || name === '__key') return undefined;
    return typeof value?.kind === 'string' ? change(value) : value;
  });
}
