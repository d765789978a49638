import 'server-only';
import { cache } from 'react';

interface ReadContext {
  storeView: { code: string };
  currency?: string | undefined;
}

type Key = string | number | boolean | null | undefined | readonly string[];

/**
 * A read made once per request for the same primitive keys: React's `cache` tells objects apart by identity, and Next
 * does not deduplicate a `fetch` with a signal.
 */
export function oncePerRequest<Context extends ReadContext, Keys extends Key[], Value>(
  read: (storeContext: Context, ...keys: Keys) => Promise<Value>,
): (storeContext: Context, ...keys: Keys) => Promise<Value> {
  const answersOfRequest = cache(() => new Map<string, Promise<Value>>());
  return (storeContext, ...keys) => {
    const answers = answersOfRequest();
    const key = JSON.stringify([storeContext.storeView.code, storeContext.currency, ...keys]);
    const answer = answers.get(key) ?? read(storeContext, ...keys);
    answers.set(key, answer);
    return answer;
  };
}
