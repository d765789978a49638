import { type DefaultStorage, makeDefaultStorage } from '@urql/exchange-graphcache/default-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';

/** Before the store view's code, in the name of its database [CACHE-2]. */
const PREFIX = 'graphcache-';

/** Days after which what was not read again is removed. */
const MAX_AGE = 7;

type Entries = Awaited<ReturnType<NonNullable<DefaultStorage['readData']>>>;

let storage: DefaultStorage | null = null;
let isClosed = false;

function openStorage(): DefaultStorage {
  storage ??= makeDefaultStorage({ idbName: `${PREFIX}${pageStoreCodes().store}`, maxAge: MAX_AGE });
  return storage;
}

/** What is kept of the page's store view; nothing where the browser stores nothing. */
export async function readPersisted(): Promise<Entries> {
  return (await openStorage().readData?.()) ?? {};
}

/** Keeps what has changed. */
export async function writePersisted(changes: Entries): Promise<void> {
  if (!isClosed) await openStorage().writeData?.(withoutAnswers(changes));
}

/** Of texts that the shop's server has sealed only title and seal are kept: the rest may be about a shopper's health. */
export function withoutAnswers(changes: Entries): Entries {
  const kept = Object.entries(changes).map(([key, value]) => [
    key,
    value?.replace(/\\n(?:[^"\\]|\\.)*?((?:\\nForm: [^"\\]+)?\\nSeal: [^"\s]+)/g, '$1'),
  ]);
  return Object.fromEntries(kept);
}

/** Removes what is kept, and ends the keeping: the next document may be another customer's [CACHE-2]. Never throws. */
export async function discardPersistedCaches(): Promise<void> {
  isClosed = true;
  try {
    await storage?.clear();
    for (const { name } of await indexedDB.databases()) {
      // One that another tab has open goes when that tab reloads, as it does where somebody signs out.
      if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Nothing can be stored either.
  }
}
