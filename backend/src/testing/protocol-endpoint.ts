import { drizzle } from 'drizzle-orm/pglite';
import type { Context, StoreRow } from '../context';
import { inputError, noSuchEntity } from '../errors';
import { NO_MAILER } from '../mail/mail';
import { createEngine } from '../protocol/engine';
import { createGraphqlEndpoint } from '../protocol/graphql-endpoint';
import { originOf } from '../protocol/origin';
import type { ShopFacts } from '../protocol/shop-facts';
import { type Resolvers, shopSchema } from '../schema';

function view(id: number, code: string, currency: string, allowed: string[]): StoreRow {
  return {
    id,
    code,
    name: `${code} view`,
    groupCode: 'main',
    groupName: 'Main',
    locale: 'en_GB',
    timezone: 'Europe/London',
    baseCurrency: 'GBP',
    defaultCurrency: currency,
    allowedCurrencies: allowed,
    sortOrder: id,
    isDefault: id === 1,
    rootCategoryId: 2,
    config: {},
  };
}

/** Two views: `default` in pounds, where euros may be chosen, and `fr` the other way round. */
export const testFacts: ShopFacts = {
  stores: [view(1, 'default', 'GBP', ['GBP', 'EUR']), view(2, 'fr', 'EUR', ['EUR', 'GBP'])],
  rates: new Map([['GBP/EUR', 0.9]]),
  salt: 'salt-of-the-tests',
  tokenSecret: 'secret-of-the-tests',
};

/** Resolvers on the real schema that answer without a database, in Magento's ways of failing. */
const testResolvers: Resolvers = {
  Query: {
    storeConfig(_root, _args, context: Context) {
      context.uncacheable = true;
      return {
        store_code: context.store.code,
        store_name: 'Grüße / 薬 😀',
        default_display_currency_code: context.currency,
        base_media_url: `${context.origin}/media/`,
      };
    },
    async country(_root, { id }: { id?: string }) {
      if (!id) throw inputError('Country "id" value should be specified');
      // Later than the error of a field that stands behind it.
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (id === 'ZZ') throw noSuchEntity("The country isn't available.");
      return { id };
    },
    countries: () => {
      throw new TypeError('secret detail of the server');
    },
    cmsPage(_root, { identifier }: { identifier?: string }, context: Context) {
      if (identifier === 'nope') throw noSuchEntity('The CMS page with the "nope" ID doesn\'t exist.');
      for (const tag of ['cms_p', 'cms_p_2']) context.cacheTags.add(tag);
      return { title: 'Home' };
    },
    products(_root, { search }: { search?: string }, context: Context) {
      if (search === 'nothing') return { total_count: 0, items: [] };
      for (const tag of ['cat_p', 'cat_p_14', 'cat_p_13']) context.cacheTags.add(tag);
      return { total_count: 2, items: [{ __typename: 'SimpleProduct', sku: 'A1', name: 'Aspirin' }] };
    },
    categories: () => ({ items: [{ uid: 'Mg==', children: [] }] }),
    // A category outside `route` has no redirect code, which is not nullable.
    categoryList: () => [{ uid: 'Mg==' }],
  },
  Mutation: {
    subscribeEmailToNewsletter(_root, { email }: { email: string }) {
      if (!email.includes('@')) throw inputError('Enter a valid email address.');
      return { status: 'SUBSCRIBED' };
    },
  },
};

/** What the endpoint logged since the test file began. */
export const logged: unknown[] = [];

// The test resolvers ask nothing of it.
const unusedDatabase = drizzle.mock();

/** The endpoint under test. */
const endpoint = createGraphqlEndpoint({
  mailer: NO_MAILER,
  engine: createEngine(shopSchema(testResolvers)),
  db: unusedDatabase,
  facts: async () => testFacts,
  originOf,
  cachingApplication: 'varnish',
  log: (error) => logged.push(error),
});

interface AnswerBody {
  errors?: Array<{ message: string; [key: string]: unknown }>;
  data?: Record<string, Record<string, unknown> | undefined>;
}

export interface Asked {
  status: number;
  headers: Headers;
  text: string;
  /** Empty when the answer is no JSON. */
  body: AnswerBody;
}

async function ask(request: Request): Promise<Asked> {
  const response = await endpoint(request);
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

const ENDPOINT = 'http://shop.example/graphql';

/** POSTs a body as it is. */
export function send(
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Asked> {
  return ask(new Request(ENDPOINT, { method: 'POST', body: new TextEncoder().encode(body), headers }));
}

/** POSTs a query. */
export function post(query: string, variables?: unknown, headers: Record<string, string> = {}): Promise<Asked> {
  return send(JSON.stringify({ query, variables }), { 'content-type': 'application/json', ...headers });
}

/** GETs a query. */
export function get(query: string, variables?: string, headers: Record<string, string> = {}): Promise<Asked> {
  const parameters = new URLSearchParams({ query, ...(variables === undefined ? {} : { variables }) });
  return ask(new Request(`${ENDPOINT}?${parameters}`, { headers }));
}

/** Any other request to the endpoint. */
export function request(method: string, search = ''): Promise<Asked> {
  return ask(new Request(`${ENDPOINT}${search}`, { method }));
}
