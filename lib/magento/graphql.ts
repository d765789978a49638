import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types';

/** Typed documents: the answer's type is inferred from the text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
