import type { TadaDocumentNode } from 'gql.tada';
import { queryText } from './server/query-text';

declare const types: unique symbol;

/**
 * A query as it is sent, which still knows its types. Islands get it as a prop: the parser and printer of
 * documents, larger than any island, stay on the server.
 */
export type QueryText<Data, Variables> = string & { readonly [types]?: (variables: Variables) => Data };

/** The text of a document [NET-2]. */
export function toQueryText<Data, Variables>(document: TadaDocumentNode<Data, Variables>): QueryText<Data, Variables> {
  return queryText(document) as QueryText<Data, Variables>;
}
