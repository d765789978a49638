import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types';

/** Typed documents: the answer's type is inferred from the text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

/** An answer that may lack the fields of `…Additions`: asked only of backends that have them (optional-fields.ts). */
export type WithAdditions<Answer, Additions> = Omit<Answer, keyof Additions> & Partial<Additions>;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
