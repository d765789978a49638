import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Context } from './context';
import { lenientScalars } from './lenient-scalars';

/** Resolvers by type and field, as the modules export them. */
export type Resolvers = NonNullable<Parameters<typeof createSchema<Context>>[0]['resolvers']>;

const typeDefs = ['schema.graphql', 'schema-later.graphql'].map((name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
);

/** The shop's schema (backend/schema.graphql, schema-later.graphql) with these resolvers; one that fits no field of it throws. */
export function shopSchema(resolvers: Resolvers): GraphQLSchema {
  return createSchema<Context>({ typeDefs, resolvers: [lenientScalars, resolvers].flat() });
}
