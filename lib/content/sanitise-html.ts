import sanitizeHtml from 'sanitize-html';
import { type HtmlPlace, linkedPageType, storefrontHref } from './backend-link';
import { contentImage, contentSource } from './content-image';
import { SAFE_HTML } from './safe-html';
import { priceRules } from './widget-prices';

/** Merchant HTML without script, handlers, unsafe styles, hidden elements; on the shop's paths [CMS-2, CMS-3]. */
export function sanitiseHtml(html: string, place: HtmlPlace): string {
  let images = 0;
  const prices = priceRules();
  const safe = sanitizeHtml(html, {
    ...SAFE_HTML,
    ...prices,
    transformTags: {
      ...prices.transformTags,
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(href === undefined ? {} : linkAttributes(href, place)),
          ...(attribs.target === '_blank' ? { rel: 'noopener' } : {}),
        },
      }),
      iframe: (tagName, attribs) => ({ tagName, attribs: videoFrame(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: contentImage(attribs, place, images++ === 0) }),
      source: (tagName, attribs) => ({ tagName, attribs: contentSource(attribs, place) }),
    },
  });
  return safe
    .replaceAll('<table', '<div class="table-scroll" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .trim();
}

/** The text of merchant HTML: `&copy; 2024 <b>Shop</b>` → `© 2024 Shop`. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
}

function linkAttributes(merchantHref: string, place: HtmlPlace): Record<string, string> {
  const href = storefrontHref(merchantHref, place);
  const page = linkedPageType(href, place);
  return page ? { href, 'data-page': page } : { href };
}

/** Players are loaded late and, where the host offers it, without its cookies. */
function videoFrame({ src = '', ...attribs }: Record<string, string>): Record<string, string> {
  const player = src.replace(/^(https?:)?\/\/(www\.)?youtube\.com\//, 'https://www.youtube-nocookie.com/');
  const title = player.includes('vimeo') ? 'Vimeo' : 'YouTube';
  return { title, ...attribs, src: player, loading: 'lazy' };
}
