import 'server-only';
import { cache } from 'react';

interface ReadContext {
  storeView: { code: string };
  currency?: string | undefined;
}

type Key = string | number | boolean | null | undefined | readonly string[];

/**
 * A read that one request makes once for the same store view, currency and keys, whoever asks and whatever the data
 * cache does: React's `cache` alone tells objects apart by identity, and Next does not deduplicate a `fetch` with a
 * signal. Outside a page's rendering each call reads.
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
