import type { TadaDocumentNode } from 'gql.tada';
import { print, stripIgnoredCharacters } from 'graphql';
import type { QueryText } from '@/lib/magento/graphql-call';

/** The text of a document as it is sent: without white space and commas that mean nothing [NET-2]. */
export function toQueryText<Data, Variables>(document: TadaDocumentNode<Data, Variables>): QueryText<Data, Variables> {
  return stripIgnoredCharacters(print(document)) as QueryText<Data, Variables>;
}
