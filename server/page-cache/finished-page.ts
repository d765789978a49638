import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { reportError } from '@/lib/errors/report-error';
import { type Body, encodedForAll, encodedForSome } from './encode';
import { advanceScripts, delayScripts, inlineHashes, START_LATE } from './page-scripts';
import { shortenRouterData } from './router-data';

/** A document as browsers get it. */
export interface FinishedPage {
  body: Body;
  etag: string;
  /** Of the scripts inside, for its policy. */
  hashes: string[];
  /** What it takes in memory. */
  bytes: number;
}

interface Form {
  /** Whether its scripts start once it is drawn. */
  isLate: boolean;
}

/** Beside its text: a tag, hashes and the places that hold them. */
const OVERHEAD = 1_000;

/** Makes of Next's documents what browsers get; no inline script but those given runs in it. */
export function pageFinisher(ownScripts: ReadonlySet<string>, maxBytes: number) {
  const scripts = new Set([...ownScripts, START_LATE]);
  const recent = new LRUCache<string, Promise<FinishedPage>>({ maxSize: maxBytes });

  async function finished(html: string, { isLate }: Form, encoded: typeof encodedForAll): Promise<FinishedPage> {
    const text = advanceScripts(shortenRouterData(isLate ? delayScripts(html) : html), scripts);
    const { hashes, refused } = inlineHashes(text, scripts);
    if (refused.length > 0) reportError('Inline scripts that the policy refuses', refused.join(' | '));
    const { body, bytes } = await encoded(text);
    return { body, bytes: bytes + OVERHEAD, hashes, etag: `W/"${digest(text).slice(0, 22)}"` };
  }

  return {
    /** A page of the cache's. */
    ofPage: (html: string, form: Form) => finished(html, form, encodedForAll),

    /** What is nobody's page but may come again within seconds, letter by letter, as results of a search do. */
    ofText(text: Buffer, form: Form): Promise<FinishedPage> {
      const key = `${form.isLate}${digest(text)}`;
      const known = recent.get(key);
      if (known) return known;
      const page = finished(text.toString(), form, encodedForSome);
      // Until it is known what it takes, it counts as a whole.
      recent.set(key, page, { size: text.length + OVERHEAD });
      page.then(
        ({ bytes }) => {
          if (recent.peek(key) !== page) return;
          // What is set again keeps its size, as long as it is there.
          recent.delete(key);
          recent.set(key, page, { size: bytes });
        },
        () => recent.delete(key),
      );
      return page;
    },
  };
}

/** Tells texts apart, without holding them. */
export function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}
