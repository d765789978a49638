import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's effort for what is sent a few times, and for what is stored and sent many times. */
const EFFORT = { few: 4, stored: 9 } as const;

/** A text as it is sent, in the encoding that is asked for. */
export type Body = (encoding: Encoding) => Promise<Buffer>;

/** A text that some get, within seconds: compressed now, at little effort. `bytes` is what it takes in memory. */
export async function encodedForSome(text: string): Promise<{ body: Body; bytes: number }> {
  const br = await brotli(text, EFFORT.few);
  const body: Body = async (encoding) => {
    if (encoding === 'br') return br;
    const decoded = await fromBrotli(br);
    return encoding === 'gzip' ? toGzip(decoded) : decoded;
  };
  return { body, bytes: br.length };
}

/** A text that many get: compressed now, once; `bytes` is what it takes in memory. */
export async function encodedForAll(text: string): Promise<{ body: Body; bytes: number }> {
  const [br, gzipped] = await Promise.all([brotli(text, EFFORT.stored), toGzip(text)]);
  const body: Body = async (encoding) => {
    if (encoding === 'identity') return fromGzip(gzipped);
    return encoding === 'br' ? br : gzipped;
  };
  return { body, bytes: br.length + gzipped.length };
}

function brotli(text: string, effort: number): Promise<Buffer> {
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
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
