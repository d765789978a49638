import { AppError } from '@/lib/errors/app-error';

/** Throws what the backend says of items that it did not take, as one AppError; nothing where it took all. */
export function throwRefusal(refusals: readonly { message: string }[]): void {
  if (refusals.length > 0) throw new AppError('refused', refusals.map(({ message }) => message).join(', '));
}
