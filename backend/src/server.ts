import { fileURLToPath } from 'node:url';
import type { StoreRow } from './context';
import type { Database } from './database/connect';
import type { CachingApplication } from './environment';
import { createHealth } from './health';
import { type Mailer, NO_MAILER } from './mail/mail';
import { serveMailbox } from './mail/mailbox-page';
import { serveLinkSample } from './media/serve-link-sample';
import { serveMedia } from './media/serve-media';
import { reviewOps } from './modules/catalog/review/review-command';
import { isBoughtFile, serveBoughtFile } from './modules/order/download/serve-bought-file';
import { orderOps } from './modules/order/ops/order-command';
import { pushOps } from './modules/push/push-command';
import { moduleResolvers } from './modules/resolvers';
import { moduleRoutes } from './modules/routes';
import { checked } from './ops/ops-command';
import { serveCommand } from './ops/serve-commands';
import { createEngine } from './protocol/engine';
import type { Log } from './protocol/format-error';
import { createGraphqlEndpoint } from './protocol/graphql-endpoint';
import { originOf } from './protocol/origin';
import { createShopFacts } from './protocol/shop-facts';
import type { Pusher } from './push/pusher';
import { createRestEndpoint, type RestRoute } from './rest/rest-endpoint';
import { type Resolvers, shopSchema } from './schema';

interface ServerOptions {
  db: Database;
  /** The public origin that media URLs start with, when requests do not tell it. */
  origin?: string | undefined;
  /** Varnish by default. */
  cachingApplication?: CachingApplication | undefined;
  /** Sends the shop's mail; without it nobody gets any. */
  mailer?: Mailer;
  /** Folder of the mails that `/mailbox` shows; without it there is no such page. */
  mailbox?: string | undefined;
  /** What every store view's configuration says in place of what the database has. */
  config?: StoreRow['config'] | undefined;
  /** What the storefront seals shoppers' answers with; without it nothing is sold on prescription. */
  suitabilitySecret?: string | undefined;
  /** How many proxies before this server tell where a request came from; none by default. */
  trustedHops?: number | undefined;
  /** Folder of the media files; the project's own by default. */
  mediaDir?: string;
  /** Takes the faults that callers are not told; standard error by default. */
  log?: Log;
  /** What operators' commands must bring along; without it none are taken. */
  opsToken?: string | undefined;
  /** Sends notices to customers' browsers; without it nobody gets any. */
  pusher?: Pusher | null;
  resolvers?: Resolvers;
  restRoutes?: readonly RestRoute[];
}

/** The shop as a function from request to answer. */
export interface ShopServer {
  fetch: (request: Request) => Promise<Response>;
}

/** What operators may do, by what stands behind `/ops/`. */
const OPS_COMMANDS = new Map([
  ['order', checked(orderOps)],
  ['push', checked(pushOps)],
  ['review', checked(reviewOps)],
]);

const ownMedia = fileURLToPath(new URL('../media', import.meta.url));

/** Of one error; a query that a stranger made long must not fill the log. */
const MOST_OF_ERROR = 4_000;

/** Takes faults that callers are not told. */
export function logToStandardError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // What failed is the query, why it failed its cause.
  const cause = error instanceof Error && error.cause ? [`Caused by ${String(error.cause)}`] : [];
  process.stderr.write([text, ...cause].map((part) => `${cut(part)}\n`).join(''));
}

function cut(text: string): string {
  return text.length > MOST_OF_ERROR ? `${text.slice(0, MOST_OF_ERROR)} …` : text;
}

/** Puts `/graphql`, `/rest`, `/media`, `/downloadable`, `/mailbox` and `/health` on a migrated and seeded database; needs no port. */
export function createServer(options: ServerOptions): ShopServer {
  const {
    db,
    origin,
    trustedHops,
    cachingApplication = 'varnish',
    log = logToStandardError,
    mediaDir = ownMedia,
    mailer = NO_MAILER,
    mailbox,
    opsToken,
    pusher = null,
  } = options;
  const facts = createShopFacts(db, options);
  const publicOrigin = origin ? () => origin : originOf;
  const graphql = createGraphqlEndpoint({
    engine: createEngine(shopSchema(options.resolvers ?? moduleResolvers)),
    db,
    facts,
    originOf: publicOrigin,
    cachingApplication,
    mailer,
    trustedHops,
    log,
  });
  const health = createHealth(db, log);
  const routes = options.restRoutes ?? moduleRoutes;
  const rest = createRestEndpoint({ db, facts, routes, mailer, originOf: publicOrigin, trustedHops, log });

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const [, front = ''] = pathname.split('/');
      const below = pathname.slice(front.length + 1);
      if (front === 'graphql') return graphql(request);
      if (front === 'rest') return rest(request, below);
      if (front === 'media') return serveMedia(request, mediaDir, below);
      if (front === 'downloadable' && isBoughtFile(below)) {
        return serveBoughtFile(request, { db, mediaDir, origin: publicOrigin(request) }, below);
      }
      if (front === 'downloadable') return serveLinkSample(request, { db, mediaDir }, below);
      if (front === 'mailbox' && mailbox) return serveMailbox(request, mailbox, below);
      const command = front === 'ops' && opsToken ? OPS_COMMANDS.get(below.slice(1)) : undefined;
      if (command && opsToken) return serveCommand(request, command, { db, token: opsToken, pusher });
      if (pathname === '/health') return health();
      return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    },
  };
}
