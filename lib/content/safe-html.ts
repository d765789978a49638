import type sanitizeHtml from 'sanitize-html';

/** Video players that merchants embed; nothing else may be framed. */
const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const LENGTH = /^-?\d*\.?\d+(px|em|rem|%|vw|vh|ch)?$/;
const LENGTHS =
  /^(-?\d*\.?\d+(px|em|rem|%|vw|vh)?|auto|inherit|0)(\s+(-?\d*\.?\d+(px|em|rem|%|vw|vh)?|auto|inherit|0)){0,3}$/;
const WORD = /^[a-z-]+$/;
const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|hsla?\([\d\s.,%]+\)|[a-z]+)$/i;
const BORDER = /^[\w\s.#%(),-]+$/;

const LENGTH_PROPERTIES = [
  'width',
  'min-width',
  'max-width',
  'height',
  'min-height',
  'max-height',
  'flex-basis',
  'gap',
];
const BOX_PROPERTIES = ['margin', 'padding'].flatMap((box) => [
  box,
  ...['top', 'right', 'bottom', 'left'].map((side) => `${box}-${side}`),
]);
const WORD_PROPERTIES = [
  'align-items',
  'align-self',
  'display',
  'flex-direction',
  'flex-wrap',
  'float',
  'font-style',
  'justify-content',
  'list-style',
  'list-style-type',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
];

/** Only what moves and colours a box inside its place: nothing that floats over the page or loads a URL. */
const STYLES: Record<string, RegExp[]> = {
  ...Object.fromEntries(LENGTH_PROPERTIES.map((name) => [name, [LENGTH, /^(auto|none)$/]])),
  ...Object.fromEntries(BOX_PROPERTIES.map((name) => [name, [LENGTHS]])),
  ...Object.fromEntries(WORD_PROPERTIES.map((name) => [name, [WORD]])),
  color: [COLOUR],
  'background-color': [COLOUR],
  border: [BORDER],
  'border-color': [COLOUR],
  'border-radius': [LENGTHS],
  'border-style': [WORD],
  'border-width': [LENGTHS],
  'font-weight': [/^(\d{3}|bold|normal)$/],
};

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
    ...['iframe', 'img', 'picture', 'source'],
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'style', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*'],
    a: ['href', 'target', 'rel', 'hreflang'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading', 'referrerpolicy'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchpriority'],
    li: ['value'],
    ol: ['start', 'type', 'reversed'],
    source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  allowedStyles: { '*': STYLES },
  // A form of Magento's own pages has nowhere to go here, its labels and buttons would be empty promises.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'form'],
  nestingLimit: 100,
  exclusiveFilter: ({ tag, attribs }) => isHidden(attribs) || isEmptyBox(tag, attribs) || isBackendAction(attribs),
};

type Attributes = Record<string, string>;

/** Blocks that the merchant has hidden are not rendered [CMS-3]. */
function isHidden({ style }: Attributes): boolean {
  return /display:\s*none/.test(style ?? '');
}

/** A frame or an image that lost its source. */
function isEmptyBox(tag: string, { src }: Attributes): boolean {
  return (tag === 'iframe' || tag === 'img') && !src;
}

/** Links that only Magento's own script can follow: add to wish list, add to compare. */
function isBackendAction(attributes: Attributes): boolean {
  return attributes['data-post'] !== undefined;
}
