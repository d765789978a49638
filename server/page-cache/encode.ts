import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's effort for what is sent once, and for what is stored and sent many times. */
const EFFORT = { once: 4, stored: 7 } as const;

/** A text as it is sent, in the encoding that is asked for. */
export type Body = (encoding: Encoding) => Promise<Buffer>;

/** A text that one client gets. */
export function encodedOnce(text: string): Body {
  return (encoding) => encode(text, encoding, EFFORT.once);
}

/** A text that many get: compressed now, once; `bytes` is what it takes in memory. */
export async function encodedForAll(text: string): Promise<{ body: Body; bytes: number }> {
  const [br, gzipped] = await Promise.all([encode(text, 'br', EFFORT.stored), encode(text, 'gzip', 0)]);
  const body: Body = async (encoding) => {
    if (encoding === 'identity') return fromGzip(gzipped);
    return encoding === 'br' ? br : gzipped;
  };
  return { body, bytes: br.length + gzipped.length };
}

async function encode(text: string, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(text);
  if (encoding === 'gzip') return toGzip(text);
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
