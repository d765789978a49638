import { create } from 'zustand';

export interface UnhandledError {
  error: unknown;
  /** What a visitor can name, and the console has too. */
  id: string;
  /** File, line and column in the shop's own code; empty where it does not stand in the stack. */
  loc: string;
}

/** Errors that nobody expected, from when they happen until the visitor has seen them [SHELL-13]. */
export const useUnhandledErrors = create<{ errors: UnhandledError[] }>(() => ({ errors: [] }));

const known = new WeakSet<object>();

/** Adds an error, and gives it; of one that is like another that nobody has seen yet, that one. Null for the same object again. */
export function collectError(error: unknown): UnhandledError | null {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return null;
    known.add(error);
  }
  const loc = locationOf(error);
  const alike = useUnhandledErrors
    .getState()
    .errors.find((other) => other.loc === loc && String(other.error) === String(error));
  if (alike) return alike;
  const id = Math.random().toString(16).slice(2, 10).padEnd(8, '0');
  const collected = { error, id, loc };
  useUnhandledErrors.setState(({ errors }) => ({ errors: [...errors, collected] }));
  return collected;
}

/** Whoever saw it has dismissed it, or had the time to read it. */
export function markHandled(id: string): void {
  useUnhandledErrors.setState(({ errors }) => ({ errors: errors.filter((error) => error.id !== id) }));
}

/** An address with line and column, in any browser's stack. */
const PLACE = /[a-z-]+:\/\/[^\s()]+:\d+:\d+/i;

/** Where an error was thrown, be it in this shop's code or another's. */
export function firstPlace(error: unknown): string {
  return PLACE.exec((error instanceof Error && error.stack) || '')?.[0] ?? '';
}

/** The topmost place in the shop's own code. */
function locationOf(error: unknown): string {
  const places = (error instanceof Error && error.stack?.match(new RegExp(PLACE, 'gi'))) || [];
  return (
    places
      .find((place) => place.includes('/_next/'))
      ?.split('/')
      .at(-1) ?? ''
  );
}
