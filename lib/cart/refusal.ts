import { AppError } from '@/lib/errors/app-error';

/** Throws what the backend says of items that it did not take, as one AppError; nothing where it took all. */
export function throwRefusal(errors: readonly string[]): void {
  if (errors.length > 0) throw new AppError('graphql', errors.join(', '));
}
