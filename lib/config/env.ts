import { parseEnvironment } from './env-schema.mjs';

/** The environment, parsed once per process (`next.config.mjs` has refused a wrong one at start). */
export const env = parseEnvironment(process.env);
