/**
 * Where a call failed. network: nothing answered, or the answer broke off. http: something else than an answer of
 * Magento came. graphql: Magento did not understand the query, or broke over it. input: the caller lacks something.
 * refused: Magento, or a payment provider, said no in words for the shopper; the call changed nothing.
 */
export type AppErrorKind = 'network' | 'http' | 'graphql' | 'input' | 'refused';

export interface AppErrorDetails {
  /** Magento's category, such as `graphql-no-such-entity`. */
  category?: string | undefined;
  status?: number | undefined;
  method?: string | undefined;
  url?: string | undefined;
  /** The shop's server could not connect to the backend: the call certainly changed nothing. */
  isUnreached?: boolean;
  cause?: unknown;
}

/** An error as data: its kind, what the backend said, and which call it was where the code around has to know. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly category: string | undefined;
  readonly status: number | undefined;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly isUnreached: boolean;

  constructor(kind: AppErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.category = details.category;
    this.status = details.status;
    this.method = details.method;
    this.url = details.url;
    this.isUnreached = details.isUnreached ?? false;
  }
}

/** Whether Magento answered, with an error: it refused, or it did not understand. */
export function isAnswered(error: unknown): error is AppError {
  return error instanceof AppError && (error.kind === 'graphql' || error.kind === 'refused');
}
