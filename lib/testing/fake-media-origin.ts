import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Stands in for the commerce backend's `/media`: real HTTP on a port of its own. Answers by path may be
 * changed while it runs; anything else is 404.
 */
export async function fakeMediaOrigin() {
  const answers = new Map<string, Answer>();
  const calls: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, headers });
    const answer = answers.get(url.split('?')[0] ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end('no such file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    /** A file with validators: 304 to who has this version already. */
    file(path: string, body: Buffer, contentType: string, version = '"1"') {
      answers.set(path, (request, response) => {
        const headers = {
          ETag: version,
          'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
          'Content-Type': contentType,
        };
        if (request.headers['if-none-match'] === version) response.writeHead(304, headers).end();
        else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
