import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { isResizedCopy } from './media-request';
import { SingleFlight } from './single-flight';

const ANSWER_WITHIN_MS = 10_000;

/** A page's pictures come at once, and Magento makes a few at a time. */
const RESIZED_WITHIN_MS = 30_000;

interface Options {
  method?: 'GET' | 'HEAD';
  headers?: Headers;
  signal?: AbortSignal;
}

/** Milliseconds that the backend may take until it answers. */
function answerWithin(path: string): number {
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

/** By which the backend tells whether a file has changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Original extends Validators {
  contentType: string;
  body: Uint8Array;
  isStorable: boolean;
}

const MAX_BYTES = 32 * 1024 * 1024;
const BODY_WITHIN_MS = 30_000;

/** The widths of a `srcset` are asked for at once: one original serves them all. */
const recent = new LRUCache<string, Original>({
  maxSize: MAX_BYTES,
  sizeCalculation: (original) => original.body.length + 500,
  ttl: 60_000,
});
const flights = new SingleFlight<Original | 'unchanged'>();

/** "unchanged" where the validators still fit. Throws AppError as `fetchMedia`, and `http` 413 above 32 MiB. */
export function fetchOriginal(path: string, known?: Validators): Promise<Original | 'unchanged'> {
  const found = recent.get(path);
  if (found) return Promise.resolve(known && isSame(found, known) ? 'unchanged' : found);
  return flights.run(`${path} ${known?.etag} ${known?.lastModified}`, () => load(path, known));
}

async function load(path: string, known: Validators | undefined): Promise<Original | 'unchanged'> {
  const ask = () =>
    fetchMedia(path, { headers: conditions(known), signal: AbortSignal.timeout(answerWithin(path) + BODY_WITHIN_MS) });
  // Meanwhile Magento has gone on: what it was still resizing is there now.
  const response = await ask().catch((error: unknown) => {
    if (isResizedCopy(path) && isLate(error)) return ask();
    throw error;
  });
  if (response.status === 304 && known) return 'unchanged';
  if (response.status !== 200) {
    throw new AppError('http', `The commerce backend answered ${response.status} for ${path}`, { status: 502 });
  }
  const { headers } = response;
  const original = {
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    body: await readBody(path, response),
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    isStorable: !/no-store|private/i.test(headers.get('cache-control') ?? ''),
  };
  if (original.isStorable) recent.set(path, original);
  return original;
}

async function readBody(path: string, response: Response): Promise<Uint8Array> {
  const tooLarge = () => new AppError('http', `${path} is larger than ${MAX_BYTES / 1024 / 1024} MiB`, { status: 413 });
  if (Number(response.headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('network', `The commerce backend broke off ${path}`, { cause: error });
  }
  return Buffer.concat(chunks, length);
}

function conditions(known: Validators | undefined): Headers {
  const headers = new Headers();
  if (known?.etag) headers.set('If-None-Match', known.etag);
  if (known?.lastModified) headers.set('If-Modified-Since', known.lastModified);
  return headers;
}

function isSame(original: Validators, known: Validators): boolean {
  if (original.etag ?? known.etag) return original.etag === known.etag;
  return original.lastModified !== null && original.lastModified === known.lastModified;
}
