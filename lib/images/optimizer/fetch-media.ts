import 'server-only';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { isResizedCopy } from './media-path';

const ANSWER_WITHIN_MS = 10_000;

/** A page's pictures come at once, and Magento makes a few at a time. */
const RESIZED_WITHIN_MS = 30_000;

interface Options {
  method?: 'GET' | 'HEAD';
  headers?: Headers;
  signal?: AbortSignal;
}

/** Milliseconds that the backend may take until it answers. */
export function answerWithin(path: string): number {
  return isResizedCopy(path) ? RESIZED_WITHIN_MS : ANSWER_WITHIN_MS;
}

/** Whether no answer came in time. */
export function isLate(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof Error && error.cause.name === 'TimeoutError';
}

/** Follows no redirect, a wrong configuration. Throws AppError `network`, or `http` but for 200, 206, 304, 416. */
export async function fetchMedia(path: string, { method = 'GET', headers, signal }: Options = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), answerWithin(path));
  try {
    const response = await fetch(`${env.COMMERCE_ORIGIN}${path}`, {
      method,
      headers,
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
      redirect: 'manual',
      cache: 'no-store',
    });
    if ([200, 206, 304, 416].includes(response.status)) return response;
    await response.body?.cancel();
    throw new AppError('http', `The commerce backend answered ${response.status} for ${path}`, {
      status: response.status,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('network', `The commerce backend gave no answer for ${path}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
