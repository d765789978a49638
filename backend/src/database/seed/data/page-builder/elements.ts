import { type Common, type Content, contentType, element, type PageBuilderElement } from './page';
import { dimensions, media } from './pictures';

/** Where a link of Page Builder leads, and how the editor keeps it. */
export interface Link {
  href: string;
  type: 'default' | 'product' | 'category' | 'page';
  isNewTab?: boolean;
}

/** A category by its id: kept as Magento's link widget, which gives the bare address. */
export function toCategory(id: number): Link {
  const type = 'Magento\\Catalog\\Block\\Category\\Widget\\Link';
  return {
    href: `{{widget type='${type}' id_path='category/${id}' template='Magento_PageBuilder::widget/link_href.phtml' type_name='Catalog Category Link'}}`,
    type: 'category',
  };
}

/** A path of the shop. */
export function to(path: string): Link {
  return { href: `{{store direct_url='${path}'}}`, type: 'default' };
}

/** An address anywhere. */
export function toUrl(href: string): Link {
  return { href, type: 'default', isNewTab: /^https?:/.test(href) };
}

export function linkAttributes({ href, type, isNewTab }: Link) {
  return { href, target: isNewTab ? '_blank' : '', 'data-link-type': type };
}

type Level = 1 | 2 | 3 | 4 | 5 | 6;

export function heading(level: Level, words: string, common: Common = {}): PageBuilderElement {
  return contentType('heading', 'default', common, [words], { tag: `h${level}` });
}

/** What the merchant writes in the editor: paragraphs, lists, tables. */
export function text(html: string, common: Common = {}): PageBuilderElement {
  return contentType('text', 'default', common, [html]);
}

/** HTML that the merchant writes as code; it is stored escaped. */
export function html(code: string, common: Common = {}): PageBuilderElement {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return contentType('html', 'default', common, [escaped]);
}

export function divider(common: Common = {}) {
  const style = { width: '100%', 'border-width': '1px', 'border-color': '#e2dfd5', display: 'inline-block' };
  return contentType('divider', 'default', common, [element('hr', { 'data-element': 'line' }, [], style)]);
}

export interface ImageOptions extends Common {
  src: string;
  mobile?: string;
  alt: string;
  title?: string;
  caption?: string;
  link?: Link;
  /** A click shows the picture itself, large. */
  hasLightbox?: boolean;
  /** Of the picture: borders and corners. */
  imageStyle?: Record<string, string>;
}

export function image({
  src,
  mobile,
  alt,
  title = '',
  caption,
  link,
  hasLightbox,
  imageStyle,
  ...common
}: ImageOptions): PageBuilderElement {
  const style = { 'border-style': 'none', 'max-width': '100%', height: 'auto', ...imageStyle };
  const picture = (name: string, part: string, className: string) =>
    element(
      'img',
      {
        class: className,
        src: media(name),
        alt,
        title,
        'data-image-dimensions': dimensions(name),
        'data-element': part,
      },
      [],
      style,
    );
  const pictures = [
    picture(src, 'desktop_image', 'pagebuilder-mobile-hidden'),
    picture(mobile ?? src, 'mobile_image', 'pagebuilder-mobile-only'),
  ];
  // A link to the picture itself is what opens it large.
  const target: Link | undefined = hasLightbox ? { href: media(src), type: 'default' } : link;
  const around = target && linkAttributes(target);
  const content: Content[] = around ? [element('a', { ...around, title, 'data-element': 'link' }, pictures)] : pictures;
  const captions = caption ? [element('figcaption', { 'data-element': 'caption' }, [caption])] : [];
  return contentType('image', 'full-width', common, [...content, ...captions], {
    tag: 'figure',
    style: { margin: '0', 'border-style': 'none' },
  });
}

type Button = [words: string, link: Link | null, kind?: 'primary' | 'secondary' | 'link'];

export interface ButtonsOptions extends Common {
  appearance?: 'inline' | 'stacked';
  isSameWidth?: boolean;
}

/** Buttons in a row or below each other; one without a link is a mere label. */
export function buttons({ appearance = 'inline', isSameWidth, ...common }: ButtonsOptions, ...items: Button[]) {
  const item = ([words, link, kind = 'primary']: Button) => {
    const style = { 'text-align': 'center' };
    const name = `pagebuilder-button-${kind}`;
    const inside = [`<span data-element="link_text">${words}</span>`];
    const button = link
      ? element('a', { class: name, ...linkAttributes(link), 'data-element': 'link' }, inside, style)
      : element('div', { class: name, 'data-element': 'empty_link' }, inside, style);
    return contentType('button-item', 'default', {}, [button], { style: { display: 'inline-block' } });
  };
  return contentType('buttons', appearance, common, items.map(item), {
    attributes: { 'data-same-width': String(isSameWidth ?? false) },
  });
}

/** A film of a video host, or a file of the shop's. */
export function video(src: string, title: string, common: Common = {}): PageBuilderElement {
  const isHosted = /youtu|vimeo/.test(src);
  const film = isHosted
    ? element('iframe', { frameborder: '0', allowfullscreen: '', title, src, 'data-element': 'video' })
    : element('video', { frameborder: '0', controls: '', title, src, 'data-element': 'video' });
  const container = element('div', { class: 'pagebuilder-video-container' }, [film]);
  const wrapper = { class: 'pagebuilder-video-wrapper', 'data-element': 'wrapper' };
  const style = { 'border-style': 'none', 'border-radius': '14px' };
  return contentType('video', 'default', common, [
    element('div', { class: 'pagebuilder-video-inner', 'data-element': 'inner' }, [
      element('div', wrapper, [container], style),
    ]),
  ]);
}

export interface Place {
  location_name: string;
  position: { latitude: number; longitude: number };
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string | string[];
  comment: string;
}

export function map(places: Place[], { height = '420px', ...common }: Common & { height?: string } = {}) {
  return contentType('map', 'default', common, [], {
    attributes: { 'data-show-controls': 'true', 'data-locations': JSON.stringify(places) },
    style: { height },
  });
}
