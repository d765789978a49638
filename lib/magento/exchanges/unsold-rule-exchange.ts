import { type Exchange, makeOperation } from '@urql/core';
import type { DefinitionNode, DocumentNode, FieldNode } from 'graphql';
import { map, pipe } from 'wonka';
import { pageUnsoldRule } from '@/lib/browser/page-store';

/** The attribute's name is known to the page alone, so the cache and all behind it get a document with it. */
const RULED_PRODUCT = 'RuledProduct';

/** Of interest only where there is something that is not sold: a bundle's parts cost the backend a read of each. */
const RULED_PARTS = 'RuledParts';

/** Has products asked for what tells that the shop does not sell them; a shop that sells all asks for nothing more. */
export const unsoldRuleExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) =>
        makeOperation(operation.kind, { ...operation, query: ruled(operation.query, pageUnsoldRule()?.code) }),
      ),
      forward,
    );

/** What was made of a document, for one attribute: a document's rule never changes, only tests have several. */
const made = new WeakMap<DocumentNode, { code: string | undefined; document: DocumentNode }>();

/** A document that also asks for the attribute by which the shop knows what it does not sell. */
export function ruled(document: DocumentNode, code: string | undefined): DocumentNode {
  const before = made.get(document);
  if (before && before.code === code) return before.document;
  // Without what urql notes on a document: its key and its text.
  const definitions = document.definitions.map((definition) => ruledDefinition(definition, code));
  const after: DocumentNode = { kind: document.kind, definitions };
  made.set(document, { code, document: after });
  // The cache sends what it was given once more.
  made.set(after, { code, document: after });
  return after;
}

function ruledDefinition(definition: DefinitionNode, code: string | undefined): DefinitionNode {
  if (definition.kind !== 'FragmentDefinition') return definition;
  if (definition.name.value !== (code ? RULED_PRODUCT : RULED_PARTS)) return definition;
  const { selections } = definition.selectionSet;
  const changed = code ? [...selections, field(code)] : selections.slice(0, 1);
  return { ...definition, selectionSet: { ...definition.selectionSet, selections: changed } };
}

function field(value: string): FieldNode {
  return { kind: 'Field', name: { kind: 'Name', value } } as FieldNode;
}
