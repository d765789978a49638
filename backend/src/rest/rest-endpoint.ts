import { randomBytes } from 'node:crypto';
import type { Context, StoreRow } from '../context';
import type { Database } from '../database/connect';
import type { Mailer } from '../mail/mail';
import type { Log } from '../protocol/format-error';
import { clientAddressOf, originOf } from '../protocol/origin';
import { withoutNul } from '../protocol/read-body';
import type { ShopFacts } from '../protocol/shop-facts';
import { storeContextOf } from '../protocol/store-context';
import { customerOfRequest } from '../session/customer-token';
import { RestError } from './rest-error';
import { restResponse } from './rest-response';

/** One REST call as its route sees it. */
export interface RestCall extends Context {
  request: Request;
  /** The `:name` parts of the route's path, decoded. */
  params: Record<string, string>;
}

/** The customer who calls; throws Magento's error for guests. */
export function callerOf({ customerId }: RestCall): number {
  if (customerId !== null) return customerId;
  throw new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
}

/** A route that a module adds: `{ method: 'POST', path: '/V1/guest-carts/:cartId/…', handle }`. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Gives the body of a 200 answer; throws `RestError` for any other. */
  handle: (call: RestCall) => Promise<unknown>;
}

interface RestOptions {
  db: Database;
  facts: () => Promise<ShopFacts>;
  routes: readonly RestRoute[];
  mailer: Mailer;
  /** Tells under which origin a caller reaches this server. */
  originOf?: (request: Request) => string;
  /** How many proxies before this server tell where a request came from; none by default. */
  trustedHops?: number | undefined;
  log: Log;
}

/** Cuts the store view's code off the path: `/mmstr_th/V1/…`; `all` stands for every store view, and none is the default. */
function storeViewOf(path: string, facts: ShopFacts): [StoreRow, string] {
  const [, first = ''] = path.split('/');
  const storeView = facts.stores.find(({ code }) => code === first);
  return storeView || first === 'all'
    ? [storeView ?? facts.stores[0], path.slice(first.length + 1)]
    : [facts.stores[0], path];
}

function decoded(part: string): string {
  try {
    return withoutNul(decodeURIComponent(part));
  } catch {
    return part;
  }
}

function paramsOf(route: RestRoute, path: string): Record<string, string> | undefined {
  const wanted = route.path.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** Magento's `/rest`: finds the route and answers its result or failure; `path` starts after `/rest`. */
export function createRestEndpoint({
  db,
  facts,
  routes,
  mailer,
  originOf: origin = originOf,
  trustedHops = 0,
  log,
}: RestOptions) {
  async function call(request: Request, path: string): Promise<unknown> {
    const shop = await facts();
    const [storeView, servicePath] = storeViewOf(path, shop);
    if (!/^\/V\d+/.test(servicePath)) throw new RestError(400, 'Specified request cannot be processed.');
    for (const route of routes) {
      const params = route.method === request.method ? paramsOf(route, servicePath) : undefined;
      if (!params) continue;
      return route.handle({
        db,
        request,
        params,
        ...storeContextOf(storeView, request.headers, shop),
        stores: shop.stores,
        customerId: await customerOfRequest(request.headers, db, shop.tokenSecret),
        origin: origin(request),
        clientAddress: clientAddressOf(request.headers, trustedHops),
        mailer,
        suitabilitySecret: shop.suitabilitySecret,
        cacheTags: new Set(),
        uncacheable: true,
      });
    }
    throw new RestError(404, 'Request does not match any route.');
  }

  return async (request: Request, path: string): Promise<Response> => {
    try {
      return restResponse(request, 200, await call(request, path));
    } catch (error) {
      if (error instanceof RestError) return restResponse(request, error.status, error.body());
      log(error);
      const report = `webapi-${randomBytes(6).toString('hex')}`;
      const message = `Internal Error. Details are available in Magento log file. Report ID: ${report}`;
      return restResponse(request, 500, { message });
    }
  };
}
