import { AppError } from '@/lib/errors/app-error';
import { reportUnexpected } from '@/lib/shell/report-unexpected';
import { firstPlace } from '@/lib/shell/unhandled-errors';
import { type Failure, OWN_CODE } from './collect-failures';

/** Given up on purpose, or told where it happens: the page loads itself anew for code that is gone. */
const TOLD_ELSEWHERE = ['AbortError', 'ChunkLoadError'];

/** What browsers say of a call without a connection, which the page tells of by itself [NET-1]. */
const NO_CONNECTION = /failed to fetch|networkerror|load failed/i;

/** What React mends by itself, as where an extension of the browser has changed the page before it. */
const MENDED = /Minified React error #4(18|19|21|22|23|25)\b/;

/** Tells of those that are faults of this shop; extensions of the browser and other sites' scripts have their own. */
export function reportFailures(failures: readonly Failure[]): void {
  for (const { error, script } of failures)
    if (isOurs(script || firstPlace(error)) && isFault(error)) reportUnexpected(error);
}

function isOurs(script: string): boolean {
  return script.startsWith(OWN_CODE) || script.startsWith(window.location.origin + OWN_CODE);
}

function isFault(error: unknown): boolean {
  // Browsers report without an error what no script has thrown, as of observers that could not keep up.
  if (error === null || error === undefined) return false;
  if (error instanceof AppError) return error.kind !== 'network';
  if (!(error instanceof Error)) return true;
  if (TOLD_ELSEWHERE.includes(error.name) || MENDED.test(error.message)) return false;
  return !(error instanceof TypeError && NO_CONNECTION.test(error.message));
}
