import 'server-only';
import { DomUtils, parseDocument } from 'htmlparser2';
import { getBlock } from '@/lib/content/get-blocks';
import { getHtmlPlace } from '@/lib/content/get-html-place';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import type { StoreContext } from '@/lib/store/store-view';
import type { AdviceLink } from './advice';

/** The merchant's list of what is worth reading: a link and what it is about in each entry. */
const BLOCK = 'search-advice';

/** The pages that a search suggests to read, from the merchant's block; none without one. Throws AppError. */
export async function getAdvice(storeContext: StoreContext): Promise<AdviceLink[]> {
  const [place, html] = await Promise.all([getHtmlPlace(storeContext), getBlock(storeContext, BLOCK)]);
  if (!html) return [];
  const entries = DomUtils.getElementsByTagName('li', parseDocument(sanitiseHtml(html, place)));
  return entries.flatMap((entry) => {
    const [link] = DomUtils.getElementsByTagName('a', entry);
    const title = link ? plain(DomUtils.textContent(link)) : '';
    const href = link?.attribs.href ?? '';
    return title && href.startsWith('/') ? [{ title, href, words: plain(DomUtils.textContent(entry)) }] : [];
  });
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
