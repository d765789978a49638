import { describe, expect, it } from 'vitest';
import { afterFailure, type Failures, isLocked, NO_FAILURES } from './lock';

const START = new Date('2026-01-01T12:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

function afterMany(count: number, from: Failures = NO_FAILURES, now = START): Failures {
  let state = from;
  for (let n = 0; n < count; n += 1) state = afterFailure(state, now);
  return state;
}

describe('wrong passwords', () => {
  it('lock an account the tenth time, for ten minutes', () => {
    expect(isLocked(afterMany(9), START)).toBe(false);
    const tenth = afterMany(10);
    expect(isLocked(tenth, START)).toBe(true);
    expect(isLocked(tenth, minutes(9))).toBe(true);
    expect(isLocked(tenth, minutes(10))).toBe(false);
  });

  it('are forgotten when the first of them is long ago', () => {
    const nine = afterMany(9);
    expect(isLocked(afterFailure(nine, minutes(9)), minutes(9))).toBe(true);
    expect(isLocked(afterFailure(nine, minutes(10)), minutes(10))).toBe(true);
    expect(isLocked(NO_FAILURES, START)).toBe(false);
    expect(afterFailure(afterMany(1), minutes(1))).toEqual({ failures: 2, firstFailureAt: START, lockedUntil: null });
    expect(afterFailure(nine, minutes(11))).toEqual({ failures: 1, firstFailureAt: minutes(11), lockedUntil: null });
  });
});
