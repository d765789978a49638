import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openFirebase, readServiceAccount } from './push/firebase';
import type { Pusher } from './push/pusher';

const ownDataDir = fileURLToPath(new URL('../../data', import.meta.url));

/** Magento counts the lifetime of tokens in hours. */
const SECONDS_OF_HOUR = 3600;

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,7}$/, 'must be a number of seconds')
  .transform(Number);

/** An origin, to which its error gives an example; a path would be lost. */
const origin = (error: string) =>
  z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((url) => new URL(url).href === `${new URL(url).origin}/`, error)
    .transform((url) => new URL(url).origin);

/** An unescaped `#`, `/` or `?` in the password ends the host's part before its `@`. */
const isPostgresUrl = (url: string) => /^postgres(ql)?:\/\/[^/?#]*([/?#][^@]*)?$/.test(url) && URL.canParse(url);

const variables = z.object({
  BACKEND_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .default('4000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number'),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default(ownDataDir)
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must be a postgres:// URL, with what is special in its password percent-encoded: # as %23, / as %2F, ? as %3F',
    )
    .optional(),
  BACKEND_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s]+\/?$/, 'must be an origin such as https://shop.example')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^(\d|1[0-6])$/, 'must be a whole number up to 16')
    .default('0')
    .transform(Number),
  SITE_ORIGIN: origin('must be an origin such as https://shop.example').default('http://localhost:3000'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must be an smtp:// or smtps:// URL')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'must be an address such as Shop <shop@example.com>',
    )
    .default('mmstr <shop@example.com>'),
  SUITABILITY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform((path, issues) => {
      try {
        return readServiceAccount(path);
      } catch (error) {
        issues.addIssue(`must name a key file, and it ${error instanceof Error ? error.message : error}`);
        return z.NEVER;
      }
    })
    .optional(),
  FIREBASE_MESSAGING_ORIGIN: origin('must be an origin such as https://fcm.googleapis.com').optional(),
  CUSTOMER_TOKEN_LIFETIME: seconds.optional(),
  LOGIN_GATE_LIFETIME: seconds.optional(),
  TAG_MANAGER_VARIANTS: z.enum(['general', 'ga4', 'general,ga4'], 'must be general, ga4 or general,ga4').optional(),
  GUEST_CHECKOUT: z.enum(['all', 'no-downloads', 'none'], 'must be all, no-downloads or none').default('all'),
  CACHING_APPLICATION: z.enum(['varnish', 'built-in'], 'must be varnish or built-in').default('varnish'),
});

/** What no log may have. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'SUITABILITY_SECRET'];

/** Magento's setting of the same name: what keeps answers that may be kept. */
export type CachingApplication = z.infer<typeof variables>['CACHING_APPLICATION'];

/** The settings of this process; see .env.example for what they mean. */
export interface Environment {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  /** Proxies before this process that tell in `X-Forwarded-For` where a request came from. */
  trustedHops: number;
  cachingApplication: CachingApplication;
  /** Origin of the storefront, to which links in mails lead. */
  shopOrigin: string;
  /** The mail server; without one mails go to a folder in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What the storefront seals shoppers' answers with. */
  suitabilitySecret: string | undefined;
  /** Sends notices to customers' browsers; null without a Firebase project to send them by. */
  pusher: Pusher | null;
  /** What every store view's configuration says in place of what the database has, by `StoreConfig`'s names. */
  config: Record<string, number | boolean>;
}

/** A variable has a value that cannot be used; the message names each such variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the settings; an empty variable counts as absent. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success)
    throw new EnvironmentError(
      read.error.issues
        .map(({ path, message }) => {
          const name = path.join('.');
          return `${name} ${message}${SECRETS.includes(name) ? '' : `, not "${given[name]}"`}.`;
        })
        .join('\n'),
    );
  const {
    BACKEND_PORT,
    BACKEND_HOST,
    DATA_DIR,
    DATABASE_URL,
    BACKEND_PUBLIC_URL,
    TRUSTED_PROXY_HOPS,
    CACHING_APPLICATION,
    SITE_ORIGIN,
    SMTP_URL,
    MAIL_FROM,
    SUITABILITY_SECRET,
    FIREBASE_SERVICE_ACCOUNT: account,
    FIREBASE_MESSAGING_ORIGIN,
    CUSTOMER_TOKEN_LIFETIME,
    LOGIN_GATE_LIFETIME,
    TAG_MANAGER_VARIANTS,
    GUEST_CHECKOUT,
  } = read.data;
  return {
    port: BACKEND_PORT,
    host: BACKEND_HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicUrl: BACKEND_PUBLIC_URL,
    trustedHops: TRUSTED_PROXY_HOPS,
    cachingApplication: CACHING_APPLICATION,
    shopOrigin: SITE_ORIGIN,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    suitabilitySecret: SUITABILITY_SECRET,
    pusher: account ? openFirebase({ account, origin: FIREBASE_MESSAGING_ORIGIN }) : null,
    config: {
      ...(CUSTOMER_TOKEN_LIFETIME && { customer_access_token_lifetime: CUSTOMER_TOKEN_LIFETIME / SECONDS_OF_HOUR }),
      ...(LOGIN_GATE_LIFETIME && { is_enable_popup: true, session_authenticator_popup: LOGIN_GATE_LIFETIME }),
      ...(GUEST_CHECKOUT === 'none' && { is_guest_checkout_enabled: false }),
      ...(GUEST_CHECKOUT === 'no-downloads' && { disable_guest_checkout: true }),
      ...(TAG_MANAGER_VARIANTS && {
        google_tag_manager_enabled: TAG_MANAGER_VARIANTS.includes('general'),
        google_tag_manager_ga4_enabled: TAG_MANAGER_VARIANTS.includes('ga4'),
      }),
    },
  };
}
