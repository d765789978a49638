import { onRevalidated, processShared } from '@/lib/cache/process-memory';
import { SwrCache } from '@/lib/cache/swr-cache';
import { type PagePaths, probeRendering } from './render-probe';

/** A page that its parameters decide, as a probe has rendered it: nothing of a visitor's is in it. */
export interface KeptListing {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** Pages, each of about a quarter of a megabyte. */
const MAX_LISTINGS = 64;

/** Characters of parameters; what is longer nobody asks for twice. */
const MAX_SEARCH = 300;

const listings = processShared('listings', () => {
  const memory = new SwrCache<KeptListing>({ max: MAX_LISTINGS, lifetime: () => ({ fresh: 5_000, stale: 10_000 }) });
  // What they list may have changed.
  onRevalidated(() => {
    // What is being rendered meanwhile may be old already.
    memory.expire();
    memory.clear();
  });
  return memory;
});

/** Tells a rendering that is for its asker alone, and not kept. */
class NotKept extends Error {
  constructor(readonly listing: KeptListing | null) {
    super('A listing that is not kept');
  }
}

/** A search or filtered category, rendered once for all, kept for seconds; null where this server cannot ask itself. */
export async function renderListing(paths: PagePaths, search: string): Promise<KeptListing | null> {
  if (search.length > MAX_SEARCH) return render(paths, search);
  try {
    return await listings.get(`${paths.internal}${search}`, async () => {
      const listing = await render(paths, search);
      if (listing?.status !== 200) throw new NotKept(listing);
      return listing;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.listing;
    throw error;
  }
}

async function render(paths: PagePaths, search: string): Promise<KeptListing | null> {
  const rendered = await probeRendering(paths, search);
  if (!rendered) return null;
  if (!rendered.ok) {
    void rendered.body?.cancel();
    return { status: rendered.status, headers: [], body: new ArrayBuffer(0) };
  }
  const headers = ['content-type', 'link'].flatMap((name): [string, string][] => {
    const value = rendered.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return { status: 200, headers, body: await rendered.arrayBuffer() };
}
