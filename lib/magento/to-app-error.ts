import type { CombinedError } from '@urql/core';
import { AppError, type AppErrorDetails } from '@/lib/errors/app-error';
import { INTERNAL_ERROR } from './magento-messages';

export interface AnswerError {
  message: string;
  extensions?: { category?: unknown };
  /** Of the field that failed; a query that does not fit the schema never comes to its fields. */
  path?: readonly unknown[] | undefined;
}

/** Statuses by which something between the caller and Magento says that it got no answer. */
const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

/** Categories that are no user error: Magento broke, or the query does not fit its schema. */
const BROKEN: readonly unknown[] = ['internal', 'graphql'];

/** Anything thrown as an AppError; a text is a user error. `call` adds what is known of the call. */
export function toAppError(cause: unknown, call: AppErrorDetails = {}): AppError {
  if (cause instanceof AppError) return cause;
  if (typeof cause === 'string') return new AppError('refused', cause, call);
  if (isCombined(cause)) return ofCombined(cause);
  const text = cause instanceof Error ? cause.message : String(cause);
  return new AppError('network', call.url ? `${call.method} ${call.url} was not answered` : text, { ...call, cause });
}

/** The errors of a GraphQL answer as one: their messages joined by ", ", with the first one's category [NET-8]. */
export function answerError(errors: readonly AnswerError[], { status, cause }: AppErrorDetails): AppError {
  const [first] = errors;
  const category = first?.extensions?.category;
  const message = errors.map((error) => error.message).join(', ');
  // From 2.4.7 on Magento gives neither a category.
  const isUnfit = category === undefined && first?.path === undefined;
  const isBroken = isUnfit || BROKEN.includes(category) || message === INTERNAL_ERROR;
  const kind = isFromGateway(status) ? 'http' : isBroken ? 'graphql' : 'refused';
  return new AppError(kind, message, { status, cause, category: typeof category === 'string' ? category : undefined });
}

/** Whether a gateway answered instead of Magento: the call may have been carried out. */
export function isFromGateway(status: number | undefined): boolean {
  return GATEWAY_STATUSES.includes(status);
}

function ofCombined(cause: CombinedError): AppError {
  const { networkError, graphQLErrors, response } = cause;
  const status: number | undefined = response?.status;
  if (!networkError) return answerError(graphQLErrors, { status, cause });
  const isAnswer = status !== undefined && (status < 200 || status >= 300);
  return new AppError(isAnswer ? 'http' : 'network', networkError.message, { status, cause });
}

function isCombined(cause: unknown): cause is CombinedError {
  return cause instanceof Error && 'graphQLErrors' in cause;
}
