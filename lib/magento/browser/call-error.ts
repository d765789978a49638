import type { CombinedError } from '@urql/core';
import { AppError } from '@/lib/errors/app-error';

/**
 * urql's error as the shop's: messages joined by ", " with the first one's category [NET-8]; `network` where nothing
 * came, or broke off on its way; `http` where something else than the commerce backend's GraphQL answered.
 */
export function toAppError(error: CombinedError): AppError {
  const status: unknown = error.response?.status;
  const details = { cause: error, ...(typeof status === 'number' ? { status } : {}) };
  const { networkError, graphQLErrors } = error;
  if (networkError) {
    const isRefusal = typeof status === 'number' && (status < 200 || status >= 300);
    return new AppError(isRefusal ? 'http' : 'network', networkError.message, details);
  }
  const category = graphQLErrors[0]?.extensions.category;
  const message = graphQLErrors.map((entry) => entry.message).join(', ');
  return new AppError('graphql', message, { ...details, ...(typeof category === 'string' ? { category } : {}) });
}
