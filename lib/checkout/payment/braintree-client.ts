import { type Client, create } from 'braintree-web/client';
import { AppError } from '@/lib/errors/app-error';

/** Braintree's account of the shop, by which each of its parts works. Throws AppError. */
export function openClient(authorization: string): Promise<Client> {
  return asAppError(create({ authorization }));
}

/** Braintree's errors say by their type whose fault it was. */
export async function asAppError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    const { type, message }: { type?: unknown; message?: unknown } = Object(cause);
    const kind = type === 'CUSTOMER' ? 'input' : type === 'NETWORK' ? 'network' : 'http';
    throw new AppError(kind, typeof message === 'string' ? message : 'The payment provider failed.', { cause });
  }
}
