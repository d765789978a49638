import { type Exchange, makeOperation } from '@urql/core';
import type { DefinitionNode, DocumentNode, FieldNode } from 'graphql';
import { map, pipe } from 'wonka';
import { pageProductCodes } from '@/lib/magento/product-codes';

/** The attributes' names are known to the page alone, so the cache and all behind it get a document with it. */
const RULED_PRODUCT = 'RuledProduct';

/** Of interest only where something is asked of products: a bundle's parts cost the backend a read of each. */
const RULED_PARTS = 'RuledParts';

/** Asks, of a cart's products, for the attributes that the page names, by which the shop and its trade judge them. */
export const productCodesExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) =>
        makeOperation(operation.kind, { ...operation, query: ruled(operation.query, pageProductCodes()) }),
      ),
      forward,
    );

/** What was made of a document, for some attributes: a document's never change, only tests have several. */
const made = new WeakMap<DocumentNode, { key: string; document: DocumentNode }>();

/** A document that also asks a cart's products for these attributes. */
export function ruled(document: DocumentNode, codes: readonly string[]): DocumentNode {
  const key = codes.join();
  const before = made.get(document);
  if (before?.key === key) return before.document;
  // Without what urql notes on a document: its key and its text.
  const definitions = document.definitions.map((definition) => ruledDefinition(definition, codes));
  const after: DocumentNode = { kind: document.kind, definitions };
  made.set(document, { key, document: after });
  // The cache sends what it was given once more.
  made.set(after, { key, document: after });
  return after;
}

function ruledDefinition(definition: DefinitionNode, codes: readonly string[]): DefinitionNode {
  const isAsked = codes.length > 0;
  if (definition.kind !== 'FragmentDefinition') return definition;
  if (definition.name.value !== (isAsked ? RULED_PRODUCT : RULED_PARTS)) return definition;
  const { selections } = definition.selectionSet;
  const changed = isAsked ? [...selections, ...codes.map(field)] : selections.slice(0, 1);
  return { ...definition, selectionSet: { ...definition.selectionSet, selections: changed } };
}

function field(value: string): FieldNode {
  return { kind: 'Field', name: { kind: 'Name', value } } as FieldNode;
}
