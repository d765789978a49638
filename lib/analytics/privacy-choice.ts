import { isBot } from '@/lib/browser/bot';
import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { removeDraft } from '@/lib/browser/session/session-storage';

export type PrivacyChoice = 'accepted' | 'rejected';

/** Raised where what is asked for changes: nobody has agreed to that yet. */
const VERSION = 1;

/** Half a year; then it is asked again. */
const LIFETIME_MS = 182 * 24 * 60 * 60 * 1000;

/** The stored choice; null where there is none, or only one of long ago or about something else. */
export function readPrivacyChoice(now = Date.now()): PrivacyChoice | null {
  const stored = readStoredJson('privacy_choice');
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, statistics, date }: Record<string, unknown> = { ...stored };
  const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (version !== VERSION || typeof statistics !== 'boolean' || !(now - at <= LIFETIME_MS)) return null;
  return statistics ? 'accepted' : 'rejected';
}

/** Keeps a choice; what was stored for statistics goes with a refusal, and once more when counting has stopped. */
export function storePrivacyChoice(choice: PrivacyChoice): void {
  const statistics = choice === 'accepted';
  writeStored('privacy_choice', JSON.stringify({ version: VERSION, statistics, date: new Date().toISOString() }));
  if (!statistics) removeTraces();
}

/** Whether the browser itself refuses for its user: Global Privacy Control or Do Not Track. Then nobody is asked. */
export function refusesByBrowser(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

/** Whether a page has to do with statistics at all: somebody has agreed, or has still to be asked. */
export function mayBeCounted(): boolean {
  return !refusesByBrowser() && !isBot(navigator.userAgent) && readPrivacyChoice() !== 'rejected';
}

/** What was written for statistics: the shop's own notes, and Google's cookies, on whichever domain they stand. */
export function removeTraces(): void {
  removeStored('counted_orders');
  removeDraft('draft_analytics');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (!/^_g(a|id|at|cl)/.test(name)) continue;
    const gone = `${name}=; path=/; max-age=0`;
    for (const end of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store knows no domains above the page's own
      document.cookie = `${gone}${end}`;
    }
  }
}
