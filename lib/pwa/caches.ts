// Names of what the worker keeps beside the build's own files. All of it is told of, and removed, by these names alone.

const PREFIX = 'shop';

/** Visited pages, by store view and currency; reads of the catalogue, by store view; files of the build that were used. */
type VersionedCache = 'pages' | 'reads' | 'files';

export const PAGES_PREFIX = `${PREFIX} pages `;

/** A page names files of its build, and the next build has others: what a version keeps goes with it. */
export function cacheName(kind: VersionedCache, version: string, store = ''): string {
  return [PREFIX, kind, version, store].filter(Boolean).join(' ');
}

/** Pictures are what they are in every version. */
export const IMAGE_CACHE = `${PREFIX} images`;

/** Whether a cache is one of these, and of another version. */
export function isOutdated(name: string, version: string): boolean {
  const [prefix, kind, ofVersion] = name.split(' ');
  return prefix === PREFIX && kind !== undefined && name !== IMAGE_CACHE && ofVersion !== version;
}

/** Removes pages, pictures and reads, which tell what a person looked at; build files stay [PWA-5]. Never throws. */
export async function clearVisits(): Promise<void> {
  try {
    const names = await caches.keys();
    const visited = names.filter((name) => name.startsWith(`${PREFIX} `) && !name.startsWith(`${PREFIX} files `));
    await Promise.all(visited.map((name) => caches.delete(name)));
  } catch {
    // A browser that gives no storage has kept nothing.
  }
}
