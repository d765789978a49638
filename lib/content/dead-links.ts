import 'server-only';
import { isMissingRoom } from '@/lib/config/paths';
import { resolveRoute } from '@/lib/routing/resolve-route';
import type { StoreView } from '@/lib/store/store-view';

type Place = Pick<StoreView, 'code'>;

const LINK = /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs;
/** An entry of a list that is nothing but a link. */
const ENTRY = /<li\b[^>]*>\s*<a\b[^>]*?\shref="([^"]*)"[^>]*>(?:(?!<\/a>).)*<\/a>\s*<\/li>/gs;

/** Sanitised HTML without links to Magento's own pages, unless a merchant's stands there; in texts the words stay. */
export async function withoutDeadLinks(html: string, storeView: Place): Promise<string> {
  const hrefs = new Set([...html.matchAll(LINK)].map(([, href = '']) => href));
  const dead = new Set<string>();
  await Promise.all([...hrefs].map(async (href) => ((await isDead(href, storeView)) ? dead.add(href) : null)));
  if (dead.size === 0) return html;
  const isDeadLink = (href: string) => dead.has(href);
  return html
    .replaceAll(ENTRY, (entry: string, href: string) => (isDeadLink(href) ? '' : entry))
    .replaceAll(LINK, (link: string, href: string, words: string) => (isDeadLink(href) ? words : link));
}

async function isDead(href: string, { code }: Place): Promise<boolean> {
  if (!/^\/(?!\/)/.test(href)) return false;
  const path = href.split(/[?#]/)[0] ?? '';
  const bare = path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
  if (!isMissingRoom(bare)) return false;
  try {
    return (await resolveRoute(code, bare)).type === 'not-found';
  } catch {
    return false;
  }
}
