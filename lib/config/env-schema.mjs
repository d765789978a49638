import { z } from 'zod';

const AN_ORIGIN = 'an http(s) origin such as https://shop.example, without a path or a password';

const origin = z
  .url({ protocol: /^https?$/, error: AN_ORIGIN, abort: true })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, AN_ORIGIN)
  .transform((value) => new URL(value).origin);

/** `{s}` stands for one of several hosts: a, b or c. */
const tiles = z
  .string()
  .regex(
    /^https:\/\/(\{s\}\.)?[a-z\d.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,"']*$/i,
    'the address of map tiles such as https://tiles.example/{z}/{x}/{y}.png',
  );

/** How often a client may ask for what is limited, per minute; 0 is without a limit. */
const RATE_LIMITS = {
  'sign-in': 30,
  coupon: 30,
  cart: 60,
  email: 60,
  payment: 30,
  message: 20,
  order: 30,
  search: 240,
  listing: 480,
  thumbnail: 60,
  address: 20,
};
const NAMES = Object.keys(RATE_LIMITS).join('|');
const EXAMPLE = Object.entries(RATE_LIMITS)
  .map((limit) => limit.join(':'))
  .join();

/** `cart:30,search:0` changes these two; `off` is 0 for all. */
const rateLimits = z
  .string()
  .regex(new RegExp(`^((${NAMES}):\\d{1,6}(,(?!$)|$))*$|^off$`), `"off", or some of "${EXAMPLE}"`)
  .default('')
  .transform((given) => {
    const names = /** @type {(keyof typeof RATE_LIMITS)[]} */ (Object.keys(RATE_LIMITS));
    const own = new Map(given.split(',').map((limit) => /** @type {[string, string]} */ (limit.split(':'))));
    const limits = { ...RATE_LIMITS };
    for (const name of names) limits[name] = given === 'off' ? 0 : Number(own.get(name) ?? limits[name]);
    return limits;
  });

const FIREBASE = /** @type {const} */ ([
  'FIREBASE_API_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_VAPID_KEY',
]);

/** Categories of a medicines shop, by URL key, whose name alone tells of somebody's health or life what is nobody's. */
const SENSITIVE_CATEGORIES = [
  'sexual-health',
  'contraception',
  'erectile-dysfunction',
  'fertility',
  'pregnancy',
  'menopause',
  'period-pain',
  'intimate-care',
  'incontinence',
  'haemorrhoids',
  'mental-health',
  'sleep-and-anxiety',
  'addiction',
  'stop-smoking',
  'weight-loss',
  'hiv',
].join();

/**
 * Megabytes: a quarter of what a container allows the process, 256 at most. Without a limit Node tells 0, or more than any
 * machine has.
 */
function defaultPageCache() {
  const quarter = Math.floor(process.constrainedMemory() / 4 / 1024 / 1024);
  return quarter > 0 ? Math.max(8, Math.min(256, quarter)) : 256;
}

/** The storefront's environment; `.env.example` documents each variable. */
const variables = z.object({
  COMMERCE_ORIGIN: origin.default('http://127.0.0.1:4000'),
  SITE_ORIGIN: origin.optional(),
  REVALIDATE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  SUITABILITY_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  OPS_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  LOG_FORMAT: z.enum(['text', 'json'], { error: '"text" or "json"' }).default('text'),
  // The libraries that send traces read it, and its like, from the environment themselves.
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "a collector's http(s) URL such as http://127.0.0.1:4318" })
    .optional(),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  SHOP_TRADE: z.enum(['pharmacy', 'neutral'], { error: '"pharmacy" or "neutral"' }).optional(),
  SHOP_PEOPLE: z.string().optional(),
  GOOGLE_PAY_MERCHANT_ID: z.string().optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
  RATE_LIMITS: rateLimits,
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(8).max(65536).default(defaultPageCache),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis:// or rediss:// URL' }).optional(),
  MEDIA_OPTIMIZER: z.enum(['sharp', 'origin'], { error: '"sharp" or "origin"' }).default('sharp'),
  MEDIA_CACHE_DIR: z.string().default('.next/cache/media'),
  MEDIA_CACHE_MEGABYTES: z.coerce.number().int().min(16).max(1048576).default(512),
  MAP_TILES_URL: tiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .default('&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
  MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(8).max(24).default(19),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{20,80}$/, "a key of Google's Maps JavaScript API")
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container of the tag manager such as GTM-AB12CD3')
    .optional(),
  SENSITIVE_CATEGORIES: z
    .string()
    .regex(/^[^\s,/]+(\/[^\s,/]+)*(\s*,\s*[^\s,/]+(\/[^\s,/]+)*)*$/, 'a comma list of URL keys or paths of categories')
    .default(SENSITIVE_CATEGORIES)
    .transform((list) => list.split(',').map((entry) => entry.trim())),
  ADDRESS_FINDER: z.enum(['ideal-postcodes'], { error: '"ideal-postcodes"' }).optional(),
  // It goes into a header.
  ADDRESS_FINDER_KEY: z
    .string()
    .regex(/^[\w.-]+$/, "a key of the address finder's provider")
    .optional(),
  ADDRESS_FINDER_URL: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL such as https://finder.example/v1' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  COMMERCE_FIELDS: z
    .string()
    .regex(/^(\w+\.\w+(\s*,\s*\w+\.\w+)*)?$/, 'a comma list of Type.field')
    .optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'a public key of 87 letters')
    .optional(),
});

const schema = variables.superRefine((given, context) => {
  if (given.ADDRESS_FINDER && !given.ADDRESS_FINDER_KEY) {
    context.addIssue({ code: 'custom', path: ['ADDRESS_FINDER_KEY'], message: 'is missing beside ADDRESS_FINDER' });
  }
  const missing = FIREBASE.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === FIREBASE.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', path: [name], message: 'is missing beside the other FIREBASE_ variables' });
  }
});

/**
 * An empty variable counts as absent.
 * @param {Record<string, string | undefined>} variables
 * @throws {Error} naming each variable that is wrong, and what it should be
 */
export function parseEnvironment(variables) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
}

/** What a process has for itself, or keeps to itself. */
const UNSHOWN = [
  'REVALIDATE_SECRET',
  'SUITABILITY_SECRET',
  'OPS_SECRET',
  'ADDRESS_FINDER_KEY',
  'LOG_FORMAT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SHUTDOWN_DELAY_SECONDS',
  'TRUSTED_PROXY_HOPS',
  'RATE_LIMITS',
  'PAGE_CACHE_MEGABYTES',
  'REDIS_URL',
  'MEDIA_OPTIMIZER',
  'MEDIA_CACHE_DIR',
  'MEDIA_CACHE_MEGABYTES',
];

/**
 * What of the environment a page may be made of: all but what is known to show in none.
 * @param {ReturnType<typeof parseEnvironment>} environment
 */
export function shownEnvironment(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !UNSHOWN.includes(name)));
}
