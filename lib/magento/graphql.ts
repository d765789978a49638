import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types';

/** Typed documents: the answer's type is inferred from the text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

/**
 * An answer in which the fields of a fragment `…Additions` may be missing: they are asked for only of backends that
 * have them (capabilities/optional-fields.ts).
 */
export type WithAdditions<Answer, Additions> = Omit<Answer, keyof Additions> & Partial<Additions>;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
