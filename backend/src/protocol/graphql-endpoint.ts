import { GraphQLError } from 'graphql';
import type { Context } from '../context';
import type { Database } from '../database/connect';
import type { CachingApplication } from '../environment';
import { inputError } from '../errors';
import type { Mailer } from '../mail/mail';
import { customerOfRequest } from '../session/customer-token';
import { cacheId, customerFactors, guestFactors } from './cache-id';
import type { Engine } from './engine';
import { ErrorPage } from './error-page';
import type { Log } from './format-error';
import { clientAddressOf } from './origin';
import { phpJson } from './php-json';
import { BodyTooLargeError } from './read-body';
import { type GraphqlRequest, readGraphqlRequest } from './read-request';
import { cachingHeaders, SECURITY_HEADERS, varyHeader } from './response-headers';
import { type Answer, errorAnswer, runQuery } from './run-query';
import type { ShopFacts } from './shop-facts';
import { defaultStoreContext, type StoreContext, storeContextOf, storeFromHeader } from './store-context';
import { assertFieldCount } from './validation/limits';
import { assertContentType, assertNoMutation } from './validation/request-rules';

interface EndpointOptions {
  engine: Engine;
  db: Database;
  facts: () => Promise<ShopFacts>;
  originOf: (request: Request) => string;
  cachingApplication: CachingApplication;
  mailer: Mailer;
  /** How many proxies before this server tell where a request came from; none by default. */
  trustedHops?: number | undefined;
  log: Log;
}

function isCacheable(request: Request, answer: Answer, context: Context): boolean {
  return request.method === 'GET' && !answer.errors && !context.uncacheable && context.cacheTags.size > 0;
}

/** Magento's `/graphql`: answers every request, also the malformed ones, as 2.4.4 does. */
export function createGraphqlEndpoint({
  engine,
  db,
  facts,
  originOf,
  cachingApplication,
  mailer,
  trustedHops = 0,
  log,
}: EndpointOptions) {
  function respond(
    answer: Answer,
    status: number,
    storeContext: StoreContext,
    shop: ShopFacts,
    tags: ReadonlySet<string> | null = null,
    isCustomer = false,
  ): Response {
    const factors = (isCustomer ? customerFactors : guestFactors)(storeContext.store.code, storeContext.currency);
    return new Response(phpJson(answer), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'X-Magento-Cache-Id': cacheId(factors, shop.salt),
        ...SECURITY_HEADERS,
        ...varyHeader(status),
        ...cachingHeaders(cachingApplication, tags),
      },
    });
  }

  /** The checks that end a request with 500, in Magento's order; gives the context it runs in. */
  function admit(
    request: Request,
    { query }: GraphqlRequest,
    shop: ShopFacts,
    entered: (storeContext: StoreContext) => void,
  ): void {
    const { parse } = engine.getEnveloped({});
    assertContentType(request);
    if (request.method === 'GET' && query) assertNoMutation(parse(query));
    const storeView = storeFromHeader(request.headers, shop);
    entered(defaultStoreContext(storeView, shop));
    entered(storeContextOf(storeView, request.headers, shop));
    // An empty query passes here and fails later, with status 200.
    if (query) assertFieldCount(parse(query));
  }

  async function answer(request: Request): Promise<Response> {
    const shop = await facts();
    let storeContext = defaultStoreContext(shop.stores[0], shop);
    let sent: GraphqlRequest;
    try {
      sent = await readGraphqlRequest(request);
      admit(request, sent, shop, (entered) => {
        storeContext = entered;
      });
    } catch (error) {
      if (error instanceof GraphQLError) return respond(errorAnswer(error, log), 500, storeContext, shop);
      if (error instanceof BodyTooLargeError)
        return respond(errorAnswer(inputError(error.message), log), 413, storeContext, shop);
      throw error;
    }
    const context: Context = {
      db,
      ...storeContext,
      stores: shop.stores,
      customerId: await customerOfRequest(request.headers, db, shop.tokenSecret),
      origin: originOf(request),
      clientAddress: clientAddressOf(request.headers, trustedHops),
      mailer,
      suitabilitySecret: shop.suitabilitySecret,
      cacheTags: new Set(),
      uncacheable: false,
    };
    const result = await runQuery(engine, sent, context, log);
    const tags = isCacheable(request, result, context) ? context.cacheTags : null;
    // Signing in and out change it on the way.
    return respond(result, 200, storeContext, shop, tags, context.customerId !== null);
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof ErrorPage) return error.response();
      log(error);
      return new ErrorPage('html', 'A fault of this server').response();
    }
  };
}
