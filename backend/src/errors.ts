import { GraphQLError } from 'graphql';

/** Magento's `extensions.category` of an error that a caller may read. */
export type ErrorCategory =
  | 'graphql'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'internal';

function categorized(category: ErrorCategory, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category } });
}

/** Wrong or missing input; `graphql-input`. */
export function inputError(message: string): GraphQLError {
  return categorized('graphql-input', message);
}

/** The same, told without the place in the query: so Magento tells what an address lacks. */
export function placelessInputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', isPlaceless: true } });
}

/** The thing asked for does not exist or is not visible; `graphql-no-such-entity`. */
export function noSuchEntity(message: string): GraphQLError {
  return categorized('graphql-no-such-entity', message);
}

/** The caller may not do this; `graphql-authorization`. */
export function authorizationError(message: string): GraphQLError {
  return categorized('graphql-authorization', message);
}

/** The caller is not who they say they are; `graphql-authentication`. */
export function authenticationError(message: string): GraphQLError {
  return categorized('graphql-authentication', message);
}

/** What should be created is there already; `graphql-already-exists`. */
export function alreadyExists(message: string): GraphQLError {
  return categorized('graphql-already-exists', message);
}
