import 'server-only';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';

const ANSWER_WITHIN_MS = 10_000;

interface Options {
  method?: 'GET' | 'HEAD';
  headers?: Headers;
  /** Ends the call where nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Follows no redirect, a wrong configuration. Throws AppError `network`, or `http` but for 200, 206, 304, 416. */
export async function fetchMedia(path: string, { method = 'GET', headers, signal }: Options = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), ANSWER_WITHIN_MS);
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
