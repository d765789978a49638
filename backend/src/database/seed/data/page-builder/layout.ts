import { type Common, type Content, contentType, element, type PageBuilderElement, type Style } from './page';
import { backgroundImages, media } from './pictures';

/** The styles that Page Builder writes for everything with a background. */
export const BACKGROUND: Style = {
  'background-position': 'left top',
  'background-size': 'cover',
  'background-repeat': 'no-repeat',
  'background-attachment': 'scroll',
};
const COLUMN: Style = { 'justify-content': 'flex-start', display: 'flex', 'flex-direction': 'column' };

export interface Background {
  desktop?: string;
  mobile?: string;
  /** Address of a film. */
  video?: string;
  /** The picture in its place until it plays. */
  fallback?: string;
  overlay?: string;
}

export interface RowOptions extends Common {
  appearance?: 'contained' | 'full-width' | 'full-bleed';
  background?: Background;
  parallaxSpeed?: string;
}

/** What tells of the background of a row, a banner or a slide. */
export function backgroundAttributes({ desktop, mobile, video, fallback }: Background = {}) {
  return {
    'data-background-images': backgroundImages(desktop, mobile),
    'data-background-type': video ? 'video' : 'image',
    'data-video-src': video,
    'data-video-loop': 'true',
    'data-video-play-only-visible': 'true',
    'data-video-lazy-load': 'true',
    'data-video-fallback-src': fallback ? media(fallback) : '',
  };
}

/** The veil over a film. */
export function videoOverlay({ video, overlay }: Background = {}): PageBuilderElement[] {
  if (!video) return [];
  const attributes = {
    class: 'video-overlay',
    'data-video-overlay-color': overlay ?? '',
    'data-element': 'video_overlay',
  };
  return [element('div', attributes, [], { 'background-color': overlay ?? 'transparent' })];
}

/** A row; a contained one has everything of its own on an element inside of it. */
export function row(
  { appearance = 'contained', background, parallaxSpeed, ...common }: RowOptions,
  ...children: Content[]
) {
  const moving = {
    'data-enable-parallax': parallaxSpeed ? '1' : '0',
    'data-parallax-speed': parallaxSpeed ?? '0.5',
    ...backgroundAttributes(background),
  };
  const style = { ...COLUMN, ...BACKGROUND };
  const inside = [...videoOverlay(background), ...children];
  if (appearance === 'contained') {
    const { style: own, mobileStyle, ...outside } = common;
    const inner = { ...moving, 'data-element': 'inner' };
    return contentType('row', appearance, outside, [element('div', inner, inside, { ...style, ...own }, mobileStyle)]);
  }
  if (appearance === 'full-bleed') return contentType('row', appearance, common, inside, { attributes: moving, style });
  const inner = element('div', { class: 'row-full-width-inner', 'data-element': 'inner' }, children);
  return contentType('row', appearance, common, [...videoOverlay(background), inner], { attributes: moving, style });
}

const ALIGN = {
  'full-height': 'stretch',
  'align-top': 'flex-start',
  'align-center': 'center',
  'align-bottom': 'flex-end',
};

export interface ColumnOptions extends Common {
  /** Twelfths of the line. */
  width: number;
  appearance?: keyof typeof ALIGN;
  background?: Pick<Background, 'desktop' | 'mobile'>;
}

/** A column of a line. */
export function column(
  { width, appearance = 'full-height', background, ...common }: ColumnOptions,
  ...children: Content[]
): PageBuilderElement {
  const percent = `${Number(((width / 12) * 100).toFixed(4))}%`;
  return contentType('column', appearance, common, children, {
    className: 'pagebuilder-column',
    attributes: { 'data-background-images': backgroundImages(background?.desktop, background?.mobile) },
    style: { ...COLUMN, ...BACKGROUND, width: percent, 'align-self': ALIGN[appearance] },
  });
}

/** Columns in one line or several, which stand below each other on phones. */
export function columns(common: Common, ...lines: PageBuilderElement[][]): PageBuilderElement {
  const lineOf = (children: PageBuilderElement[]) =>
    contentType('column-line', undefined, {}, children, {
      className: 'pagebuilder-column-line',
      style: { display: 'flex', width: '100%' },
    });
  return contentType('column-group', 'default', common, lines.map(lineOf), {
    className: 'pagebuilder-column-group',
    attributes: { 'data-background-images': '{}', 'data-grid-size': '12' },
    style: { ...BACKGROUND, 'align-self': 'stretch' },
  });
}

export interface TabsOptions extends Common {
  align?: 'left' | 'center' | 'right';
  /** The tab that is open at first, from 0. */
  active?: number;
  border?: string;
  minHeight?: string;
}

/** Tabs by their names; ids are made of `id`, which is the group's own on its page. */
export function tabs(
  id: string,
  { align = 'left', active, border = '#e2dfd5', minHeight, ...common }: TabsOptions,
  items: [name: string, ...content: Content[]][],
): PageBuilderElement {
  const header = ([name]: (typeof items)[number], index: number) =>
    element('li', { role: 'tab', class: 'tab-header', 'data-element': 'headers' }, [
      `<a href="#${id}-${index}" class="tab-title"><span class="tab-title">${name}</span></a>`,
    ]);
  const panel = ([name, ...content]: (typeof items)[number], index: number) =>
    contentType('tab-item', 'default', {}, content, {
      attributes: { 'data-tab-name': name, 'data-background-images': '{}', id: `${id}-${index}` },
      style: { ...COLUMN, ...BACKGROUND, 'padding-left': '20px', 'padding-right': '20px' },
    });
  const navigation = { role: 'tablist', class: 'tabs-navigation', 'data-element': 'navigation' };
  const content = { class: 'tabs-content', 'data-element': 'content' };
  return contentType(
    'tabs',
    'default',
    common,
    [
      element('ul', navigation, items.map(header), { 'text-align': align }),
      element('div', content, items.map(panel), {
        'border-style': 'solid',
        'border-color': border,
        'border-width': '1px',
        'min-height': minHeight,
        'text-align': 'left',
      }),
    ],
    { className: `tab-align-${align}`, attributes: { 'data-active-tab': String(active ?? '') } },
  );
}
