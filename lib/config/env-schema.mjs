import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'an http(s) origin such as https://shop.example' })
  .transform((value) => new URL(value).origin);

/** The storefront's environment; `.env.example` documents each variable. */
const schema = z.object({
  COMMERCE_ORIGIN: origin.default('http://127.0.0.1:4000'),
  SITE_ORIGIN: origin.optional(),
  REVALIDATE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  SHOP_TRADE: z.enum(['pharmacy', 'neutral'], { error: '"pharmacy" or "neutral"' }).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
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
