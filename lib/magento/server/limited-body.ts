/** A body is longer than is allowed. */
export class BodyTooLong extends Error {}

/** A request's body, which breaks off with BodyTooLong behind `max` bytes; throws it where the length is told before. */
export function limitedBody(request: Request, max: number): ReadableStream<Uint8Array> | null {
  if (Number(request.headers.get('content-length')) > max) throw new BodyTooLong();
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > max) throw new BodyTooLong();
      controller.enqueue(chunk);
    },
  });
  return request.body?.pipeThrough(counter) ?? null;
}

/** The text of a body, of which no more than `max` bytes are ever in memory. Throws BodyTooLong. */
export async function limitedText(request: Request, max: number): Promise<string> {
  return new Response(limitedBody(request, max)).text();
}

/** As `limitedText`, but null where a body is longer than is allowed. */
export async function textUpTo(request: Request, max: number): Promise<string | null> {
  try {
    return await limitedText(request, max);
  } catch (error) {
    if (error instanceof BodyTooLong) return null;
    throw error;
  }
}

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
