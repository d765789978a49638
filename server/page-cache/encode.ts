import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { reportError } from '@/lib/errors/report-error';

const compress = promisify(brotliCompress);
const compressToGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's effort for what is sent a few times, for what is stored, and for what is asked for again and again. */
const EFFORT = { few: 4, stored: 9, asked: 11 } as const;

/** The answer from which on a text counts as asked for again and again. */
const OFTEN = 3;

/** Most of the time, as a multiple of what a text took, none is pressed: at most a tenth of a processor goes to it. */
const REST = 9;

/** One at a time; whoever asks for another text before this moment of `performance` leaves it to a later answer. */
let pressableFrom = 0;

/** A text as it is sent, in the encoding that is asked for. */
export type Body = (encoding: Encoding) => Promise<Buffer>;

/** A text that some get, within seconds: compressed now, at little effort. `bytes` is what it takes in memory. */
export async function encodedForSome(text: string): Promise<{ body: Body; bytes: number }> {
  const br = await toBrotli(text, EFFORT.few);
  const body: Body = async (encoding) => {
    if (encoding === 'br') return br;
    const decoded = await fromBrotli(br);
    return encoding === 'gzip' ? toGzip(decoded) : decoded;
  };
  return { body, bytes: br.length };
}

/**
 * A text that many get: compressed now, and once more, as small as it gets, behind the answers of a text that is asked
 * for often. `bytes` is the most that it takes in memory.
 */
export async function encodedForAll(text: string): Promise<{ body: Body; bytes: number }> {
  const [first, gzipped] = await Promise.all([toBrotli(text, EFFORT.stored), toGzip(text)]);
  let br = first;
  let answers = 0;
  async function press(): Promise<void> {
    const start = performance.now();
    pressableFrom = Number.POSITIVE_INFINITY;
    try {
      br = await toBrotli(await fromGzip(gzipped), EFFORT.asked);
    } catch (error) {
      reportError('Compressing a page', error);
    } finally {
      const end = performance.now();
      pressableFrom = end + REST * (end - start);
    }
  }
  const body: Body = async (encoding) => {
    if (encoding === 'identity') return fromGzip(gzipped);
    if (encoding === 'gzip') return gzipped;
    answers += 1;
    if (answers >= OFTEN && br === first && performance.now() >= pressableFrom) void press();
    return br;
  };
  return { body, bytes: first.length + gzipped.length };
}

// Both give a copy: what zlib gives may be a part of a larger buffer, which would stay with it.

async function toBrotli(text: string | Buffer, effort: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return Buffer.from(await compress(text, { params }));
}

async function toGzip(text: string | Buffer): Promise<Buffer> {
  return Buffer.from(await compressToGzip(text));
}

/** The best encoding that a client takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
