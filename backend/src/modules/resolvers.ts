import type { Resolvers } from '../schema';

/** What every module resolves. */
export const moduleResolvers: Resolvers = [];
