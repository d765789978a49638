import type { DefinitionNode, DocumentNode, FieldNode } from 'graphql';
import { pageUnsoldRule } from '@/lib/browser/page-store';

/** What a cart's lines are asked for beside what every Magento since 2.4.4 has, as the page names it. */
export interface AskedOfLines {
  /** Attributes of their products: by what is not sold, and what the trade wants to know of them. */
  codes: readonly string[];
  /** What is wrong with each of them, which later Magentos tell. */
  hasErrors: boolean;
}

export function pageAskedOfLines(): AskedOfLines {
  const { facts, lines } = document.documentElement.dataset;
  const codes = productCodes(pageUnsoldRule()?.code, facts ? facts.split(',') : []);
  return { codes, hasErrors: lines === 'errors' };
}

/** The same of the rule's attribute and the facts, as the server knows them. */
export function productCodes(ruling: string | undefined, facts: readonly string[]): string[] {
  return ruling ? [ruling, ...facts.filter((code) => code !== ruling)] : [...facts];
}

/** The attributes' names are known to the page alone, so the cache and all behind it get a document with it. */
const RULED_PRODUCT = 'RuledProduct';

/** Of interest only where something is asked of products: a bundle's parts cost the backend a read of each. */
const RULED_PARTS = 'RuledParts';

const LINE_ERRORS = 'LineErrors';

/** What was made of a document, for some attributes: a document's never change, only tests have several. */
const made = new WeakMap<DocumentNode, { key: string; document: DocumentNode }>();

/** A document that also asks a cart's lines for this. */
export function ruled(document: DocumentNode, asked: AskedOfLines): DocumentNode {
  const key = JSON.stringify(asked);
  const before = made.get(document);
  if (before?.key === key) return before.document;
  // Without what urql notes on a document: its key and its text.
  const definitions = document.definitions.map((definition) => ruledDefinition(definition, asked));
  const after: DocumentNode = { kind: document.kind, definitions };
  made.set(document, { key, document: after });
  // The cache sends what it was given once more.
  made.set(after, { key, document: after });
  return after;
}

function ruledDefinition(definition: DefinitionNode, { codes, hasErrors }: AskedOfLines): DefinitionNode {
  if (definition.kind !== 'FragmentDefinition') return definition;
  const { name, selectionSet } = definition;
  const isBare = name.value === RULED_PARTS && codes.length === 0;
  const more: FieldNode[] = name.value === RULED_PRODUCT ? codes.map((code) => field(code)) : [];
  // Never their messages: some versions have one that is null where it must not be.
  if (name.value === LINE_ERRORS && hasErrors) more.push(field('errors', field('code')));
  const selections = [...(isBare ? selectionSet.selections.slice(0, 1) : selectionSet.selections), ...more];
  return { ...definition, selectionSet: { ...selectionSet, selections } };
}

function field(value: string, part?: FieldNode): FieldNode {
  const selectionSet = part && { kind: 'SelectionSet', selections: [part] };
  return { kind: 'Field', name: { kind: 'Name', value }, selectionSet } as FieldNode;
}
