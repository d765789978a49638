import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** The contract, for tests that look at every field of it. */
export const catalogueSchema = buildSchema(
  readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'),
);
