import sanitizeHtml from 'sanitize-html';
import { contentImage, contentSource, contentVideo } from '@/lib/content/media/content-image';
import { filmTimes, playerUrl, videoSource } from '@/lib/content/media/video-source';
import { type HtmlPlace, isOfOtherView, linkedPageType, storefrontHref } from './backend-link';
import { limitHtml } from './limit-html';
import { safeAttributes } from './safe-attributes';
import { SAFE_HTML } from './safe-html';
import { priceRules } from './widget-prices';

/** What a text is on its page. */
export interface Prominence {
  /** It leads the page: its first picture is loaded at once, all others when they are near. */
  isLead?: boolean;
}

/** Merchant HTML without script, handlers, unsafe styles, hidden elements; on the shop's paths [CMS-2, CMS-3]. */
export function sanitiseHtml(html: string, place: HtmlPlace, { isLead = false }: Prominence = {}): string {
  let images = 0;
  const prices = priceRules();
  const safe = sanitizeHtml(limitHtml(html).html, {
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
      // A button of a banner stands in its link, where it is words: its look is its class.
      button: (_, { role, type, ...attribs }) => ({ tagName: 'span', attribs }),
      iframe: (tagName, attribs) => ({ tagName, attribs: videoFrame(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: contentImage(attribs, place, isLead && images++ === 0) }),
      source: (tagName, attribs) => ({ tagName, attribs: contentSource(attribs, place) }),
      video: (tagName, attribs) => ({ tagName, attribs: contentVideo(attribs, place) }),
      '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs, place) }),
    },
  });
  return safe
    .replaceAll('<table', '<div class="table-scroll" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .trim();
}

function linkAttributes(merchantHref: string, place: HtmlPlace): Record<string, string> {
  const href = storefrontHref(merchantHref, place);
  // Another view is another document, which says so with a cookie: nothing of it is fetched ahead.
  if (isOfOtherView(href, place)) return { href, 'data-document': '' };
  const page = linkedPageType(href, place);
  return page ? { href, 'data-page': page } : { href };
}

/** Players are loaded late, without their host's cookies where it offers that, and can do no more than play. */
function videoFrame({ src = '', title, width, height, ...attribs }: Record<string, string>): Record<string, string> {
  const source = videoSource(src.replace(/^\/\//, 'https://'));
  const options = { autoplay: /[?&]autoplay=1/.test(src), muted: /[?&]muted?=1/.test(src), ...filmTimes(src) };
  return {
    title: title || (source?.host === 'vimeo' ? 'Vimeo' : 'YouTube'),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...Object.fromEntries(Object.entries(attribs).filter(([name]) => /^(?:class|id|style|data-)/.test(name))),
    src: source && source.host !== 'file' ? playerUrl(source, options) : '',
    loading: 'lazy',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  };
}
