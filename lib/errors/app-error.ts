/**
 * Where a call failed: "network" no answer, "http" an answer without data, "graphql" errors in
 * the answer, "input" what the caller gave was wrong.
 */
export type AppErrorKind = 'network' | 'http' | 'graphql' | 'input';

/** An error as data: its kind, and what the backend said of it. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  /** Magento's category, such as `graphql-no-such-entity`. */
  readonly category: string | undefined;
  readonly status: number | undefined;

  constructor(
    kind: AppErrorKind,
    message: string,
    details: { category?: string; status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.category = details.category;
    this.status = details.status;
  }
}
