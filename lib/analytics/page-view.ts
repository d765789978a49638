import { WITHHELD } from '@/lib/analytics/products/sensitive';
import { pageLocale, pagePath } from '@/lib/browser/page-store';
import { inAppPage } from '@/lib/config/in-app-pages';
import type { PageViewEvent } from './payloads';
import { type AnalyticsSettings, FACTS_ATTRIBUTE, type PageFacts } from './settings';

/** A page as it may be told. */
export interface PageView {
  type: string;
  /** Public, with the store view's code; without a query but for where a campaign led from. */
  path: string;
  title: string;
  referrer: string;
}

/** Where a visitor comes from, as campaigns are marked; search words and numbers of clicks are not told. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_id'];

/** What the page of the catalogue tells of itself; null for the app's own pages. */
export function readPageFacts(): PageFacts | null {
  const facts = document.querySelector(`[${FACTS_ATTRIBUTE}]`)?.getAttribute(FACTS_ATTRIBUTE);
  return facts ? JSON.parse(facts) : null;
}

/** The page of the app that is open; null for one of the catalogue's. */
export function openAppPage(): string | null {
  const root = pagePath('/');
  const { pathname } = window.location;
  return inAppPage(root !== '/' && pathname.startsWith(root) ? pathname.slice(root.length) || '/' : pathname);
}

/** The open page. A page of which nothing is known, as of those that name what is sensitive, is told by its type alone. */
export function readPageView(facts: PageFacts | null, before: PageView | null): PageView {
  const page = openAppPage();
  const referrer = before ? absolute(before.path) : firstReferrer();
  // Its query and its title are the visitor's words.
  if (facts?.type === 'search') return { type: 'search', path: pagePath(page ?? '/'), title: 'search', referrer };
  // Nothing of the app's own pages differs between visitors but numbers in their paths.
  if (page) return { type: page, path: pagePath(page), title: document.title, referrer };
  if (!facts || facts.isWithheld)
    return { type: facts?.type ?? 'other', path: pagePath(`/${WITHHELD}`), title: WITHHELD, referrer };
  const asked = new URLSearchParams(window.location.search);
  const campaign = new URLSearchParams(
    CAMPAIGN.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])),
  );
  const query = campaign.size > 0 ? `?${campaign}` : '';
  // The title of a list says what it is narrowed by: an ingredient, how it is sold.
  const title = facts.list && asked.size > campaign.size ? facts.list.name : document.title;
  return { type: facts.type, path: window.location.pathname + query, title, referrer };
}

/** A page in each variant that is on. */
export function pageViewEvents(view: PageView, settings: AnalyticsSettings): PageViewEvent[] {
  const { type, path, title, referrer } = view;
  const general = {
    event: 'page',
    page: { type, path, title },
    store_view: settings.store,
    currency: settings.currency,
  };
  const ga4 = {
    event: 'page_view',
    page_location: absolute(path),
    page_title: title,
    page_referrer: referrer,
    language: pageLocale(),
  };
  return [
    ...(settings.isGeneral ? [general satisfies object as PageViewEvent] : []),
    ...(settings.isGa4 ? [ga4 as PageViewEvent] : []),
  ];
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Only whose page it was: addresses of others may hold words, and so may the shop's own. */
function firstReferrer(): string {
  try {
    return `${new URL(document.referrer).origin}/`;
  } catch {
    return '';
  }
}
