import { AppError } from '@/lib/errors/app-error';

/** Whatever was thrown, as an AppError; a text is what the backend said. */
export function toCartError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (typeof cause === 'string') return new AppError('graphql', cause);
  return new AppError('network', cause instanceof Error ? cause.message : String(cause), { cause });
}
