import type { ClientMessages } from '@/lib/i18n/client-messages';
import type { RecentSource } from '@/lib/recent/recent-products';

/** Where the row of what was looked at comes: left by the server for `RecentOutlet`, with what the row is made of. */
export const RECENT_PLACE = 'recently-viewed';

export interface RecentRowData {
  source: RecentSource;
  locale: string;
  messages: ClientMessages<'productCard'>;
  labels: { title: string; clear: string; cleared: string; back: string; on: string };
}

/** As text, for an attribute; JSON knows no maps, and the labels of attributes are some. */
export function rowText(row: RecentRowData): string {
  return otherQuotes(JSON.stringify(row, (_, value) => (value instanceof Map ? { entries: [...value] } : value)));
}

export function readRow(text: string): RecentRowData {
  return JSON.parse(otherQuotes(text), (_, value) => (Array.isArray(value?.entries) ? new Map(value.entries) : value));
}

/** Backticks for quotes, of which each would take six letters in an attribute, and quotes for backticks. */
function otherQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}
