import { stringifyDocument, type TypedDocumentNode } from '@urql/core';
import type { QueryText } from '@/lib/magento/graphql-call';

/** Strings of a GraphQL text, so that the text around them can be split off. */
const STRINGS = /("""[\s\S]*?"""|"(?:\\.|[^"\\])*")/;

/** `toQueryText` of the server without graphql's parser and printer, which weigh more than urql [NET-2]. */
export function documentText<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): QueryText<Data, Variables> {
  const parts = stringifyDocument(document).split(STRINGS);
  return parts.map((part, index) => (index % 2 === 1 ? part : shrink(part))).join('') as QueryText<Data, Variables>;
}

function shrink(text: string): string {
  return text
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([!$&()[\]{|}:=@]) ?/g, '$1')
    .replace(/\.{3} /g, '...');
}
