import type { GraphQLError } from 'graphql';
import type { ErrorCategory } from '../errors';
import { webonyxMessage } from './webonyx-message';

interface MagentoError {
  message: string;
  extensions: { category: ErrorCategory };
  locations?: ReadonlyArray<{ line: number; column: number }>;
  path?: ReadonlyArray<string | number>;
}

/** Reports what callers are not told. */
export type Log = (error: unknown) => void;

function isCategory(value: unknown): value is ErrorCategory {
  return typeof value === 'string' && /^(graphql(-[a-z-]+)?|internal)$/.test(value);
}

/** The root of what was thrown: errors are wrapped once per layer that adds a place to them. */
function rootCause(error: GraphQLError): Error {
  const { originalError } = error;
  if (!originalError) return error;
  return 'originalError' in originalError ? rootCause(originalError as GraphQLError) : originalError;
}

/**
 * One entry of `errors`, its keys in Magento's order. An error that carries no category is either the
 * engine's own (`graphql`, in webonyx's words) or a fault of this server, which is logged and not shown.
 */
export function formatError(error: GraphQLError, log: Log): MagentoError {
  const declared = error.extensions.category;
  const category = isCategory(declared) ? declared : error.originalError ? 'internal' : 'graphql';
  if (category === 'internal') log(rootCause(error));
  const said = category === 'graphql' ? webonyxMessage(error.message) : error.message;
  return {
    message: category === 'internal' ? 'Internal server error' : said,
    extensions: { category },
    ...(error.locations?.length && !error.extensions.isPlaceless ? { locations: error.locations } : {}),
    ...(error.path && !error.extensions.isPlaceless ? { path: error.path } : {}),
  };
}
