import { type Exchange, makeOperation } from '@urql/core';
import type { DefinitionNode, DocumentNode, FieldNode, FragmentDefinitionNode, SelectionNode } from 'graphql';
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
      map((operation) => makeOperation(operation.kind, { ...operation, query: ruled(operation.query) })),
      forward,
    );

/** What was made of a document, for one attribute: a document's rule never changes, only tests have several. */
const made = new WeakMap<DocumentNode, { code: string | undefined; document: DocumentNode }>();

function ruled(document: DocumentNode): DocumentNode {
  const code = pageUnsoldRule()?.code;
  const before = made.get(document);
  if (before && before.code === code) return before.document;
  const definitions = document.definitions.map((definition) => ruledDefinition(definition, code));
  const isSame = definitions.every((definition, index) => definition === document.definitions[index]);
  // Without what urql notes on a document: its key and its text.
  const after: DocumentNode = isSame ? document : { kind: document.kind, definitions };
  made.set(document, { code, document: after });
  // The cache sends what it was given once more.
  made.set(after, { code, document: after });
  return after;
}

function ruledDefinition(definition: DefinitionNode, code: string | undefined): DefinitionNode {
  if (definition.kind !== 'FragmentDefinition') return definition;
  const { selections } = definition.selectionSet;
  if (definition.name.value === RULED_PRODUCT && code) return withSelections(definition, [...selections, field(code)]);
  if (definition.name.value === RULED_PARTS && !code) return withSelections(definition, selections.slice(0, 1));
  return definition;
}

function withSelections(fragment: FragmentDefinitionNode, selections: SelectionNode[]): FragmentDefinitionNode {
  return { ...fragment, selectionSet: { ...fragment.selectionSet, selections } };
}

function field(value: string): FieldNode {
  return { kind: 'Field', name: { kind: 'Name', value } } as FieldNode;
}
