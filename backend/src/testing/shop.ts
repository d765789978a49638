import type { StoreRow } from '../context';
import type { Database } from '../database/connect';
import { seedData } from '../database/seed/data';
import type { SeedData } from '../database/seed/types';
import type { CachingApplication } from '../environment';
import type { Mail } from '../mail/mail';
import { createServer, type ShopServer } from '../server';
import { openTestDatabase } from './test-database';

/** Where the shop of a test seems to stand; its addresses begin so. */
export const TEST_ORIGIN = 'http://shop.example';

/** Where the storefront of a test seems to stand; links in mails begin so. */
const SHOP_ORIGIN = 'https://www.shop.example';

/** A GraphQL answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: Headers;
  body: {
    errors?: { message: string; extensions: { category: string }; path?: (string | number)[] }[];
    data?: unknown;
  };
}

type Ask = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Answer>;

export interface Shop {
  db: Database;
  fetch: ShopServer['fetch'];
  /** Sends a query or a mutation by POST. */
  execute: Ask;
  /** Sends a query by GET, as caches see it. */
  get: Ask;
  /** The mails that were sent. */
  mails: Mail[];
  /** The faults that callers were not told about. */
  faults: unknown[];
  close: () => Promise<void>;
}

interface ShopOptions {
  cachingApplication?: CachingApplication;
  config?: StoreRow['config'];
  suitabilitySecret?: string;
}

/** A whole shop without a port: its own seeded database behind the server's fetch handler. Close it after use. */
export async function openShop(
  data: SeedData = seedData,
  { cachingApplication, config, suitabilitySecret }: ShopOptions = {},
): Promise<Shop> {
  const { db, close } = await openTestDatabase(data);
  const faults: unknown[] = [];
  const mails: Mail[] = [];
  const { fetch } = createServer({
    db,
    cachingApplication,
    mailer: {
      shopOrigin: SHOP_ORIGIN,
      address: 'mmstr <shop@example.com>',
      send: async (mail) => void mails.push(typeof mail === 'function' ? await mail() : mail),
      close: async () => {},
    },
    config,
    suitabilitySecret,
    log: (error) => faults.push(error),
  });
  return { db, fetch, close, faults, mails, ...asking(TEST_ORIGIN, fetch) };
}

/** How a backend at an origin is asked, by whatever reaches it. */
export function asking(
  origin: string,
  fetch: (request: Request) => Response | Promise<Response>,
): Pick<Shop, 'execute' | 'get'> {
  const answer = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(new Request(`${origin}${path}`, init));
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  };
  return {
    execute: (query, variables, headers) =>
      answer('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    get: (query, variables, headers) => {
      const parameters = new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) });
      return answer(`/graphql?${parameters}`, { headers: { ...headers } });
    },
  };
}
