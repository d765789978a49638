import type { Resolvers } from '../schema';
import { resolvers as catalog } from './catalog/resolvers';
import { resolvers as cms } from './cms/resolvers';
import { resolvers as directory } from './directory/resolvers';
import { resolvers as newsletter } from './newsletter/resolvers';
import { resolvers as route } from './route/resolvers';
import { resolvers as store } from './store/resolvers';

/** What every module resolves. */
export const moduleResolvers: Resolvers = [catalog, cms, directory, newsletter, route, store];
