import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'an http(s) origin such as https://shop.example' })
  .transform((value) => new URL(value).origin);

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

/** The storefront's environment; `.env.example` documents each variable. */
const schema = z.object({
  COMMERCE_ORIGIN: origin.default('http://127.0.0.1:4000'),
  SITE_ORIGIN: origin.optional(),
  REVALIDATE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  SHOP_TRADE: z.enum(['pharmacy', 'neutral'], { error: '"pharmacy" or "neutral"' }).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
  RATE_LIMITS: rateLimits,
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(8).max(65536).default(256),
  MEDIA_OPTIMIZER: z.enum(['sharp', 'origin'], { error: '"sharp" or "origin"' }).default('sharp'),
  MEDIA_CACHE_DIR: z.string().default('.next/cache/media'),
  MEDIA_CACHE_MEGABYTES: z.coerce.number().int().min(16).max(1048576).default(512),
  COMMERCE_FIELDS: z
    .string()
    .regex(/^(\w+\.\w+(\s*,\s*\w+\.\w+)*)?$/, 'a comma list of Type.field')
    .optional(),
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
