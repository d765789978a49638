import { type DefaultStorage, makeDefaultStorage } from '@urql/exchange-graphcache/default-storage';
import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';

/** Before the store view's code, in the name of its database [CACHE-2]. */
const PREFIX = 'graphcache-';

/** Days after which what was not read again is removed. */
const MAX_AGE = 7;

type Entries = Awaited<ReturnType<NonNullable<DefaultStorage['readData']>>>;

let storage: DefaultStorage | null = null;
let isClosed = false;

function openStorage(): DefaultStorage {
  if (storage) return storage;
  const { store } = pageStoreCodes();
  // Firefox before 126 does not tell which databases there are.
  if (!indexedDB.databases) writeStored('cached_views', [...new Set([...notedViews(), store])].join(' '));
  storage = makeDefaultStorage({ idbName: `${PREFIX}${store}`, maxAge: MAX_AGE });
  return storage;
}

const notedViews = () => readStored('cached_views')?.split(' ') ?? [];

async function databaseNames(): Promise<string[]> {
  if (!indexedDB.databases) return notedViews().map((code) => `${PREFIX}${code}`);
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
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
    // One that another tab has open goes when that tab reloads, as it does where somebody signs out.
    for (const name of await databaseNames()) indexedDB.deleteDatabase(name);
    removeStored('cached_views');
  } catch {
    // Nothing can be stored either.
  }
}
