const MAX_BYTES = 1_048_576;

/** A request's body is larger than 1 MB. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  override message = `The request body must not be larger than ${MAX_BYTES} bytes.`;
}

/** The text of a request's body. Throws `BodyTooLargeError` for more than 1 MB, before anything or the rest is read. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) throw new BodyTooLargeError();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    // The rest is the listener's: cancelling would close the connection before the answer is sent.
    if (size > MAX_BYTES) throw new BodyTooLargeError();
    chunks.push(read.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * The value of a JSON text; throws `SyntaxError`. Strings lose their NULs, which no text of a database may have:
 * Magento's tables would keep them, and nobody could see them.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, text.includes('\\u0000') ? (_, value) => withoutNul(value) : undefined);
}

/** A value; a string without its NULs. */
export function withoutNul<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
