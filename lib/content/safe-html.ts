import type sanitizeHtml from 'sanitize-html';
import { NESTING_LIMIT } from './limit-html';

/** Video players that merchants embed; nothing else may be framed. */
const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** What merchant HTML may contain; script, forms, styles and frames of other hosts are removed [CMS-2]. */
export const SAFE_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'address',
      'article',
      'aside',
      'header',
      'footer',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hgroup',
      'nav',
      'section',
    ],
    ...[
      'blockquote',
      'dd',
      'details',
      'div',
      'dl',
      'dt',
      'figcaption',
      'figure',
      'hr',
      'li',
      'ol',
      'p',
      'pre',
      'summary',
      'ul',
    ],
    ...[
      'a',
      'abbr',
      'b',
      'bdi',
      'bdo',
      'br',
      'cite',
      'code',
      'del',
      'dfn',
      'em',
      'i',
      'ins',
      'kbd',
      'mark',
      'q',
      's',
      'samp',
    ],
    ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
    ...['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
    ...['iframe', 'img', 'picture', 'source', 'video'],
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'style', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*'],
    // Unlike those of forms, frames and images, the name of a link is a place in the page and nothing to a script.
    a: ['href', 'target', 'rel', 'hreflang', 'name'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading', 'referrerpolicy', 'sandbox'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchpriority'],
    li: ['value'],
    ol: ['start', 'type', 'reversed'],
    source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    time: ['datetime'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'autoplay', 'playsinline', 'preload', 'width', 'height'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  // Read with the shop's own list, which style elements share.
  parseStyleAttributes: false,
  // A form of Magento's own pages has nowhere to go here, its labels and buttons would be empty promises.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'form'],
    ...['xmp', 'noembed', 'noframes', 'plaintext', 'title', 'template'],
  ],
  selfClosing: ['br', 'col', 'hr', 'img', 'source', 'wbr'],
  nestingLimit: NESTING_LIMIT,
  exclusiveFilter: ({ tag, attribs }) => isLeftOut(tag, attribs),
};

type Attributes = Record<string, string>;

/** Whether an element is not shown: it is hidden, empty, or of use on Magento's own pages only. */
export function isLeftOut(tag: string, attribs: Attributes): boolean {
  return isHidden(attribs) || isEmptyBox(tag, attribs) || isBackendAction(attribs);
}

/** Blocks that the merchant has hidden are not rendered [CMS-3]. */
function isHidden({ style = '' }: Attributes): boolean {
  const display = [...style.matchAll(/(?:^|;)\s*display\s*:\s*([a-z-]+)/gi)].at(-1)?.[1];
  return display?.toLowerCase() === 'none';
}

/** A frame or an image without an address that it may have. */
function isEmptyBox(tag: string, { src }: Attributes): boolean {
  return (tag === 'iframe' || tag === 'img') && !src;
}

/** Links that only Magento's own script can follow: add to wish list, add to compare. */
function isBackendAction(attributes: Attributes): boolean {
  return attributes['data-post'] !== undefined;
}
