import { pageStoreCodes } from '@/lib/browser/page-store';
import { GUARD_SOURCE_PATH, type GuardSource } from './guard-source';

let loading: Promise<GuardSource> | null = null;

/** What the guard of baskets needs in this document's store view, asked for once. Rejects where it does not come. */
export function loadGuardSource(): Promise<GuardSource> {
  loading ??= askForSource();
  return loading;
}

async function askForSource(): Promise<GuardSource> {
  try {
    const answer = await fetch(`${GUARD_SOURCE_PATH}?${new URLSearchParams({ store: pageStoreCodes().store })}`);
    if (!answer.ok) throw new Error(`The guard of baskets: ${answer.status}`);
    return await answer.json();
  } catch (error) {
    // Whoever opens the basket next asks again.
    loading = null;
    throw error;
  }
}
