import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A document of which nothing has been sent yet, nor of its headers. */
export interface HeldDocument {
  body: Buffer;
  /** Lets the answer go, with this body. */
  send(body: Buffer): void;
}

type Callback = (error?: Error | null) => void;

/** Holds back an answer that turns out to be a document; null for any other, and where nobody waits any more. */
export function holdDocument(response: ServerResponse): Promise<HeldDocument | null> {
  const { writeHead, flushHeaders, write, end } = response;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isHeld: boolean | undefined;
    const letGo = () => Object.assign(response, { writeHead, flushHeaders, write, end });
    const holds = () => {
      isHeld ??= String(response.getHeader('content-type')).startsWith('text/html');
      if (!isHeld) {
        letGo();
        resolve(null);
      }
      return isHeld;
    };
    const keep = (chunk: unknown, given: unknown[]) => {
      const [encoding] = given;
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      const callback = [chunk, ...given].find((value) => typeof value === 'function') as Callback | undefined;
      if (callback) process.nextTick(callback);
    };

    response.writeHead = (status: number, ...given: unknown[]) => {
      response.statusCode = status;
      const headers = given.find((value) => typeof value === 'object') as OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) response.setHeader(name, value);
      return holds() ? response : writeHead.call(response, status);
    };
    response.flushHeaders = () => {
      if (!holds()) flushHeaders.call(response);
    };
    response.write = (chunk: unknown, ...given: unknown[]) => {
      if (!holds()) return Reflect.apply(write, response, [chunk, ...given]);
      keep(chunk, given);
      return true;
    };
    response.end = (...given: unknown[]) => {
      if (!holds()) return Reflect.apply(end, response, given);
      const [chunk, ...rest] = given;
      keep(chunk, rest);
      const send = (body: Buffer) => {
        letGo();
        end.call(response, body, 'utf8');
      };
      resolve({ body: Buffer.concat(chunks), send });
      return response;
    };
    response.once('close', () => resolve(null));
  });
}
