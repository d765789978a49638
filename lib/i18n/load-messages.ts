import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { reportError } from '@/lib/errors/report-error';
import { type Locale, offeredLocale } from '@/lib/format/locale-codes';
import type { Trade } from '@/lib/store/get-trade';
import type messages from '@/messages/en-GB.json';

export type Messages = typeof messages;

const LOADERS: Record<Locale, () => Promise<{ default: unknown }>> = {
  'en-GB': () => import('@/messages/en-GB.json'),
  'en-US': () => import('@/messages/en-US.json'),
  'th-TH': () => import('@/messages/th-TH.json'),
};

/** Messages of a locale or its language for a trade; an unknown locale is reported and gets the default's [STORE-7]. */
export async function loadMessages(locale: string, trade: Trade, isStopped = false): Promise<Messages> {
  const offered = offeredLocale(locale);
  if (!offered) reportError('Loading messages', new Error(`Unable to locate locale ${locale}`));
  // Every locale has the same keys (`npm run messages`).
  return inTradeMessages((await LOADERS[offered ?? DEFAULT_LOCALE]()).default as Messages, trade, isStopped);
}

/** The messages as a trade words them: a pharmacy has its own in the place of some of the neutral ones. */
export function inTradeMessages(messages: Messages, trade: Trade, isStopped = false): Messages {
  if (trade !== 'pharmacy') return messages;
  const { wording, stopped } = messages.pharmacy;
  return overlaid(messages, isStopped ? overlaid(wording, stopped.wording) : wording) as Messages;
}

interface Tree {
  [key: string]: unknown;
}

function overlaid(base: Tree, wording: Tree): Tree {
  const entries = Object.entries(wording).map(([key, value]) => {
    const below = base[key];
    return [key, isTree(value) && isTree(below) ? overlaid(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** The build compiles messages, some of them to arrays. */
function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
