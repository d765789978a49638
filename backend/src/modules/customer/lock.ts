const MAX_FAILURES = 10;
const LOCK_MS = 10 * 60_000;

/** How often somebody gave a wrong password lately. */
export interface Failures {
  failures: number;
  firstFailureAt: Date | null;
  lockedUntil: Date | null;
}

export const NO_FAILURES: Failures = { failures: 0, firstFailureAt: null, lockedUntil: null };

/** Whether an account takes no password now, not even the right one. */
export function isLocked({ lockedUntil }: Pick<Failures, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now;
}

/** The count after one more wrong password: the tenth within ten minutes locks the account for ten minutes. */
export function afterFailure(before: Failures, now: Date): Failures {
  const isOld = before.firstFailureAt === null || now.getTime() - before.firstFailureAt.getTime() > LOCK_MS;
  const failures = isOld ? 1 : before.failures + 1;
  return {
    failures,
    firstFailureAt: isOld ? now : before.firstFailureAt,
    lockedUntil: failures >= MAX_FAILURES ? new Date(now.getTime() + LOCK_MS) : null,
  };
}
