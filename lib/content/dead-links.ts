import 'server-only';
import { isMissingRoom } from '@/lib/config/in-app-pages';
import { resolveRoute } from '@/lib/routing/resolve-route';
import type { StoreView } from '@/lib/store/store-view';

type Place = Pick<StoreView, 'code'>;

const LINK = /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs;
/** An entry of a list that is nothing but a link. */
const ENTRY = /<li\b[^>]*>\s*<a\b[^>]*?\shref="([^"]*)"[^>]*>(?:(?!<\/a>).)*<\/a>\s*<\/li>/gs;

/** Links of one text that the backend is asked about; a shop's own texts have a handful. */
const MOST_ASKED = 100;

/** Sanitised HTML without links to Magento's own pages, unless a merchant's stands there; in texts the words stay. */
export async function withoutDeadLinks(html: string, storeView: Place): Promise<string> {
  const hrefs = new Set([...html.matchAll(LINK)].map(([, href = '']) => href));
  const doubtful = [...hrefs].filter((href) => isMissingRoom(roomOf(href, storeView))).slice(0, MOST_ASKED);
  const dead = new Set<string>();
  await Promise.all(doubtful.map(async (href) => ((await isDead(href, storeView)) ? dead.add(href) : null)));
  if (dead.size === 0) return html;
  const isDeadLink = (href: string) => dead.has(href);
  return html
    .replaceAll(ENTRY, (entry: string, href: string) => (isDeadLink(href) ? '' : entry))
    .replaceAll(LINK, (link: string, href: string, words: string) => (isDeadLink(href) ? words : link));
}

/** The path of a link in the shop without its store view; empty for any other link. */
function roomOf(href: string, { code }: Place): string {
  if (!/^\/(?!\/)/.test(href)) return '';
  const path = href.split(/[?#]/)[0] ?? '';
  return path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
}

async function isDead(href: string, storeView: Place): Promise<boolean> {
  try {
    return (await resolveRoute(storeView.code, roomOf(href, storeView))).type === 'not-found';
  } catch {
    return false;
  }
}
