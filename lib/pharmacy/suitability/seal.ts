import 'server-only';
import { randomBytes } from 'node:crypto';
import { processShared } from '@/lib/cache/process-memory';
import { isSigned, signature } from '@/lib/cache/signature';
import { env } from '@/lib/config/env';

/** Milliseconds for which answers count: whoever orders later may be of other health. */
export const ANSWERS_LAST = 24 * 60 * 60 * 1000;

/** Of which form answers are, in which version, and in which store view it was read. */
export interface SealedForm {
  id: string;
  version: number;
  store: string;
}

/** A seal as it is found: the form, and what makes it one of its kind. */
export interface OpenedSeal extends SealedForm {
  mark: string;
}

/**
 * The secret that answers are sealed with; null where there can be none. A process without one makes its own, which the
 * answers do not outlast; several instances, which share a Redis, would not believe each other.
 */
function secret(): string | null {
  if (env.SUITABILITY_SECRET !== undefined) return env.SUITABILITY_SECRET;
  return env.REDIS_URL === undefined
    ? processShared('suitability-secret', () => randomBytes(32).toString('hex'))
    : null;
}

/** Whether answers can be sealed at all. */
export function canSeal(): boolean {
  return secret() !== null;
}

/** The readable answers to a form for a product, sealed at their foot. Throws where they cannot be. */
export function sealAnswers(answers: string, form: SealedForm, sku: string, now = Date.now()): string {
  const key = secret();
  if (key === null) throw new Error('SUITABILITY_SECRET is not set, and several instances share a Redis');
  const until = (now + ANSWERS_LAST).toString(36);
  const text = `${answers}\nForm: ${form.id}, version ${form.version}, ${form.store}`;
  return `${text}\nSeal: ${until}.${signature(message(text, sku, until), key)}`;
}

/** The form whose answers a text seals for a product; null for anything else, and for what is over. */
export function openSeal(text: string, sku: string, now = Date.now()): OpenedSeal | null {
  const key = secret();
  const [, body = '', until = '', given = ''] = /^(.*) Seal: ([a-z\d]{1,12})\.([a-f\d]{64})$/.exec(plain(text)) ?? [];
  if (key === null || !isSigned(message(body, sku, until), given, key) || Number.parseInt(until, 36) <= now)
    return null;
  const [, id = '', version, store = ''] = / Form: (\S+), version (\d+), (\S+)$/.exec(body) ?? [];
  return { id, version: Number(version), store, mark: given };
}

function message(text: string, sku: string, until: string): string {
  return JSON.stringify([plain(text), sku, until]);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };

/** As any Magento gives it back: escaped or not, its lines broken in whatever way. */
function plain(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
