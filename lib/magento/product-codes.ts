import type { DefinitionNode, DocumentNode, FieldNode } from 'graphql';
import { pageUnsoldRule } from '@/lib/browser/page-store';

/** The attributes that a cart's products are asked for: by what is not sold, and what the trade wants to know of them. */
export function pageProductCodes(): string[] {
  const { facts } = document.documentElement.dataset;
  return productCodes(pageUnsoldRule()?.code, facts ? facts.split(',') : []);
}

/** The same of the rule's attribute and the facts, as the server knows them. */
export function productCodes(ruling: string | undefined, facts: readonly string[]): string[] {
  return ruling ? [ruling, ...facts.filter((code) => code !== ruling)] : [...facts];
}

/** The attributes' names are known to the page alone, so the cache and all behind it get a document with it. */
const RULED_PRODUCT = 'RuledProduct';

/** Of interest only where something is asked of products: a bundle's parts cost the backend a read of each. */
const RULED_PARTS = 'RuledParts';

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
