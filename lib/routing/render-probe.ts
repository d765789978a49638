import { type NextRequest, NextResponse } from 'next/server';
import {
  type CachedPage,
  findCachedPage,
  ownServer,
  PROBE_HEADER,
  probeSecret,
  processShared,
} from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';

/** Where a page stands inside, and the one spelling of its public path, from which its links are made. */
export interface PagePaths {
  internal: string;
  public: string;
}

/** A page that its parameters decide, as a probe has rendered it: nothing of a visitor's is in it. */
export interface CachedListing {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** How a page's rendering ended; `unwatched` where this server cannot ask itself. */
export type Rendering = 'rendered' | 'not-found' | 'failed' | 'unwatched';

const PAGE_HEADER = 'x-render-probe-page';

/** Milliseconds after which a rendering counts as failed. */
const RENDER_TIMEOUT = 60_000;

/** Milliseconds that a visitor waits for a page that is being made. */
const PATIENCE = 25_000;

/** Milliseconds in which a page is rendered again at most once: its old one stays while that takes its time, or fails. */
const REFRESH_PAUSE = 5_000;

/** How many pages are rendered again at once: of more, as crawlers find them, visitors would wait for the processor. */
const MAX_REFRESHES = 2;

/**
 * Milliseconds after which a stale page is asked for, again and again until it is another. Who asks Next for a page at
 * the same time shares one look into the cache, and the look of a visitor finds no page stale.
 */
const REFRESH_AFTER: readonly number[] = [20, 50, 100, 250, 500, 1_000];

/** Whether this server reaches itself: where it does not, the cache handler has visitors' requests render stale pages. */
const probes = processShared('render-probes', () => ({ work: true }));

const renderings = processShared('renderings', () => new Map<string, Promise<Rendering>>());

/** When a stale page was last to be rendered again, epoch milliseconds. What is rendered then is another one. */
const refreshedAt = new WeakMap<CachedPage, number>();

const refreshes = processShared('refreshes', () => ({ running: 0 }));

/** The page that a render probe of this very server asks for; null for any other request. */
export function probedPage(request: NextRequest): NextResponse | null {
  const internalPath = request.headers.get(PAGE_HEADER);
  if (request.headers.get(PROBE_HEADER) !== probeSecret || !internalPath) return null;
  return NextResponse.rewrite(new URL(`${internalPath}${request.nextUrl.search}`, request.nextUrl.origin));
}

/** Has a page in the cache, rendered once for all; a stale one stays meanwhile. Failed is only what is not there. */
export async function ensureCached(paths: PagePaths): Promise<Rendering> {
  const cached = findCachedPage(paths.internal);
  if (cached?.isStale()) void refreshInCache(cached, paths);
  const rendering = cached ? 'rendered' : await inTime(renderIntoCache(paths));
  // What failed for the one who began it another may have brought to an end.
  return rendering === 'failed' && findCachedPage(paths.internal) ? 'rendered' : rendering;
}

async function inTime(rendering: Promise<Rendering>): Promise<Rendering> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Rendering>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, 'failed');
  });
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
}

/** Renders a page into the cache, once for all who ask meanwhile; nobody's request: nothing of a visitor gets in. */
function renderIntoCache(paths: PagePaths): Promise<Rendering> {
  const running = renderings.get(paths.internal);
  if (running) return running;
  const rendering = render(paths).finally(() => renderings.delete(paths.internal));
  renderings.set(paths.internal, rendering);
  return rendering;
}

/** Has a stale page rendered again, which nobody waits for; while many others are, a later visitor asks for it. */
async function refreshInCache(stale: CachedPage, paths: PagePaths): Promise<void> {
  const now = Date.now();
  if (refreshes.running >= MAX_REFRESHES || now - (refreshedAt.get(stale) ?? 0) < REFRESH_PAUSE) return;
  refreshedAt.set(stale, now);
  refreshes.running += 1;
  try {
    await refresh(stale, paths);
  } finally {
    refreshes.running -= 1;
  }
}

async function refresh(stale: CachedPage, paths: PagePaths): Promise<void> {
  for (const pause of REFRESH_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (findCachedPage(paths.internal) !== stale) return;
    const rendering = await renderIntoCache(paths);
    // The not-found page is a page like any other.
    if (rendering !== 'rendered' && rendering !== 'not-found') return;
  }
}

async function render(paths: PagePaths): Promise<Rendering> {
  const rendered = await probeRendering(paths);
  if (!rendered) return 'unwatched';
  try {
    // The page is stored when its last byte is there.
    await rendered.arrayBuffer();
  } catch (error) {
    reportError(`Rendering ${paths.internal}`, error);
    return 'failed';
  }
  if (rendered.ok) return 'rendered';
  return rendered.status === 404 ? 'not-found' : 'failed';
}

/**
 * Renders an internal page by a request of the server's own, so that its status is known before the visitor gets an
 * answer: Next draws a page whose read failed in the browser only. 500 where it breaks off or takes too long; null where
 * this server cannot ask itself, as in development.
 */
export async function probeRendering(paths: PagePaths, search = ''): Promise<Response | null> {
  const headers = { [PROBE_HEADER]: probeSecret, [PAGE_HEADER]: paths.internal, 'accept-encoding': 'identity' };
  const signal = AbortSignal.timeout(RENDER_TIMEOUT);
  try {
    if (ownServer.ask) return await ownServer.ask(`${paths.public}${search}`, headers, signal);
    return await askByPort(`${paths.public}${search}`, headers, signal);
  } catch (error) {
    reportError(`Probing ${paths.internal}`, error);
    return ownServer.ask || signal.aborted ? new Response(null, { status: 500 }) : null;
  }
}

/** For a host whose server did not tell how it is asked: by its port, on loopback. */
async function askByPort(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response | null> {
  const port = process.env.PORT;
  if (process.env.NODE_ENV !== 'production' || !port) return null;
  try {
    const rendered = await fetch(`http://127.0.0.1:${port}${url}`, {
      headers,
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    probes.work = true;
    return rendered;
  } catch (error) {
    if (!signal.aborted) probes.work = false;
    throw error;
  }
}
