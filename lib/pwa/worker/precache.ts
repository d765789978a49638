import { type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheName } from '@/lib/pwa/caches';
import { sparesData } from '@/lib/pwa/spare-data';
import { VERSION } from './scope';
import { quietly } from './stored';

/** Written in by the build. */
declare const self: { __WB_MANIFEST: PrecacheEntry[] };

const isBuildFile = (pathname: string) => pathname.startsWith('/_next/static/');

// A build's files are named by what is in them: one that an earlier version has stored is not asked for again.
const entries = self.__WB_MANIFEST.map(({ url, revision }) => ({ url, revision: isBuildFile(url) ? null : revision }));

// The page for who is offline, and its style sheet, are worth their bytes on any connection.
precache(sparesData() ? entries.filter(({ url }) => !isBuildFile(url) || url.endsWith('.css')) : entries);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isBuildFile(url.pathname),
  async ({ request, event }) => {
    const stored = await quietly(() => caches.match(request, { ignoreVary: true }));
    if (stored) return stored;
    const response = await fetch(request);
    if (response.status === 200) (event as FetchEvent).waitUntil(storeFile(request.url, response.clone()));
    return response;
  },
);

/** A file of this build that a page has used, in store for the next one. */
export async function keepFile(url: string): Promise<void> {
  if (await quietly(() => caches.match(url, { ignoreVary: true }))) return;
  const response = await fetch(url);
  if (response.status === 200) await storeFile(url, response);
}

export function isKeptFile(pathname: string): boolean {
  return isBuildFile(pathname);
}

async function storeFile(url: string, response: Response): Promise<void> {
  await quietly(async () => (await caches.open(cacheName('files', VERSION))).put(url, response));
}
