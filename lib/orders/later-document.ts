interface DocumentNode {
  kind?: string;
  name?: { value: string };
  arguments?: unknown[];
}

/** The document with some of its nodes changed: how later Magentos are asked what the schema that types it does not know. */
export function laterDocument<Document>(document: Document, change: (node: DocumentNode) => DocumentNode): Document {
  return JSON.parse(JSON.stringify(document), (name, value) => {
    // What the text and its hash were is true of the other question only.
    if (name === 'loc' || name === '__key') return undefined;
    return typeof value?.kind === 'string' ? change(value) : value;
  });
}

const GLOBAL = {
  kind: 'Argument',
  name: { kind: 'Name', value: 'scope' },
  value: { kind: 'EnumValue', value: 'GLOBAL' },
};

/** Asks for the customer's orders of all store views, where the layout says that the backend can: else it tells the page's. */
export function ofAllViews<Document>(question: Document): Document {
  if (document.documentElement.dataset.orders !== 'all') return question;
  return laterDocument(question, (node) =>
    node.kind === 'Field' && node.name?.value === 'orders'
      ? { ...node, arguments: [...(node.arguments ?? []), GLOBAL] }
      : node,
  );
}
