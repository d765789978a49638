import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CachedPage, ownServer } from '@/lib/cache/process-memory';
import { frontServer } from './front-server';

export const OWN = 'window.own=1';
const DATA = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n"])',
  'self.__next_f.push([1,"2:null"])',
];
/** As one script, in shorter quotes. */
export const SHORT_DATA = `${DATA[0]};self.__next_f.push([1,'1:["$","p"]\\n2:null'])`;
export const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";
export const HOME = '/mmstr_en/GBP/~cms';

const PAGES = Symbol.for('mmstr.cached-pages');

export const documentOf = (content: string) =>
  `<!DOCTYPE html><p>${content}</p>${[OWN, ...DATA].map((text) => `<script>${text}</script>`).join('')}`;

/** A Next behind the page cache, with the cache handler's pages of its process. */
export async function openShop() {
  const kept = new Map<string, { html: string; isStale: boolean }>();
  const handlersPages = new Map<string, CachedPage>();
  Reflect.set(globalThis, PAGES, handlersPages);
  const shop = {
    /** The requests that Next was given. */
    answered: [] as IncomingMessage[],
    /** Internal paths of pages that count as used. */
    touched: [] as string[],
    answer: (_request: IncomingMessage, response: ServerResponse): unknown => shop.page(response),
    port: 0,

    /** Has the cache handler keep a page, in place of the one before. */
    keep(internalPath: string, html: string) {
      const page = { html, isStale: false };
      kept.set(internalPath, page);
      handlersPages.set(internalPath, {
        isStale: () => page.isStale,
        isOver: () => false,
        holds: (text) => String(text) === page.html,
        touch: () => void shop.touched.push(internalPath),
      });
      return page;
    },

    /** Answers as Next does with a page that the middleware has led to. */
    page(response: ServerResponse, internalPath = HOME, status = 200): void {
      response.statusCode = status;
      response.setHeader('Content-Security-Policy', POLICY);
      response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60');
      response.setHeader('Vary', 'rsc');
      response.setHeader('x-middleware-rewrite', internalPath);
      response.setHeader('ETag', '"of-next"');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(kept.get(internalPath)?.html);
    },

    async ask(path = '/', headers: Record<string, string> = {}, method = 'GET') {
      const asked = send({ port: shop.port, host: '127.0.0.1', path, headers, method }).end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(response.headers['content-encoding'])];
      return { status: response.statusCode, headers: response.headers, text: String(decode ? decode(body) : body) };
    },

    close() {
      server.closeAllConnections();
      server.close();
      Reflect.deleteProperty(globalThis, PAGES);
      delete ownServer.ask;
    },
  };
  const server = createServer((request, response) => {
    shop.answered.push(request);
    return shop.answer(request, response);
  });
  frontServer(server, { maxBytes: 100_000, ownScripts: new Set([OWN]) }, () => undefined);
  // Each request tells of its server; only the first one matters.
  frontServer(server, { maxBytes: 100_000, ownScripts: new Set() }, () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.port = (server.address() as AddressInfo).port;
  shop.keep(HOME, documentOf('Home'));
  return shop;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
