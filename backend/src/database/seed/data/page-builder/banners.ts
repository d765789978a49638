import { type Link, linkAttributes } from './elements';
import { BACKGROUND, type Background, backgroundAttributes, videoOverlay } from './layout';
import { type Common, contentType, element, type PageBuilderElement, type Style } from './page';

type Shown = 'always' | 'hover' | 'never';

export interface BannerOptions extends Common {
  appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  background?: Background;
  /** What stands on it. */
  content: string;
  link?: Link;
  button?: { words: string; kind?: 'primary' | 'secondary' | 'link'; shown?: Shown };
  overlay?: { color: string; shown: Shown };
  /** Of the wrapper: position of the picture, corners. */
  wrapperStyle?: Style;
  wrapperMobileStyle?: Style;
  minHeight?: string;
  padding?: string;
  textAlign?: string;
  /** What the picture shows. */
  label?: string;
}

/** Of a collage whose words stand beside the goods of its picture, and above them on phones. */
export const WORDS_BESIDE = {
  className: 'words-beside',
  wrapperMobileStyle: { 'min-height': '0', padding: '0' },
} satisfies Partial<BannerOptions>;

/** A banner: the whole of it is the link. */
export function banner(options: BannerOptions): PageBuilderElement {
  return poster('banner', options, {});
}

/** A slide of a slider; its name stands in the editor and in the slider's dots. */
export function slide(name: string, options: BannerOptions): PageBuilderElement {
  return poster('slide', options, { 'data-slide-name': name });
}

function poster(
  type: 'banner' | 'slide',
  { appearance, background, content, link, button, overlay, ...options }: BannerOptions,
  attributes: Record<string, string>,
): PageBuilderElement {
  const {
    wrapperStyle,
    wrapperMobileStyle,
    minHeight = '300px',
    padding = '30px',
    textAlign,
    label = '',
    ...common
  } = options;
  const isPoster = appearance === 'poster';
  // A poster is as high as its overlay, a collage as its wrapper.
  const size = { 'min-height': minHeight, padding };
  const shown = overlay?.shown ?? 'never';
  const inside = [
    element('div', { 'data-element': 'content' }, [content]),
    ...(button ? [buttonOf(type, button)] : []),
  ];
  const overlayElement = element(
    'div',
    {
      class: isPoster ? 'pagebuilder-overlay pagebuilder-poster-overlay' : 'pagebuilder-overlay',
      'data-overlay-color': overlay?.color ?? '',
      'aria-label': label,
      title: '',
      'data-element': 'overlay',
    },
    [element('div', { class: isPoster ? 'pagebuilder-poster-content' : 'pagebuilder-collage-content' }, inside)],
    {
      ...(isPoster ? size : {}),
      'background-color': overlay && shown === 'always' ? overlay.color : 'transparent',
    },
  );
  const wrapper = element(
    'div',
    {
      class: `pagebuilder-${type}-wrapper`,
      ...backgroundAttributes(background),
      'data-element': 'wrapper',
    },
    [...videoOverlay(background), overlayElement],
    { ...BACKGROUND, ...(isPoster ? {} : size), 'text-align': textAlign, ...wrapperStyle },
    wrapperMobileStyle,
  );
  const body = link
    ? element('a', { ...linkAttributes(link), 'data-element': 'link' }, [wrapper])
    : element('div', { 'data-element': 'empty_link' }, [wrapper]);
  return contentType(type, appearance, common, [body], {
    attributes: {
      ...attributes,
      'data-show-button': button ? (button.shown ?? 'always') : 'never',
      'data-show-overlay': shown,
    },
    style: { margin: '0' },
  });
}

function buttonOf(type: string, { words, kind = 'primary', shown = 'always' }: NonNullable<BannerOptions['button']>) {
  const attributes = {
    type: 'button',
    class: `pagebuilder-${type}-button pagebuilder-button-${kind}`,
    'data-element': 'button',
  };
  const isShown = shown === 'always';
  return element('button', attributes, [words], {
    opacity: isShown ? '1' : '0',
    visibility: isShown ? 'visible' : 'hidden',
  });
}

export interface SliderOptions extends Common {
  autoplaySpeed?: number;
  hasFade?: boolean;
  isEndless?: boolean;
  hasArrows?: boolean;
  minHeight?: string;
}

/** Slides one after the other; it moves by itself where it has a speed. */
export function slider(
  { autoplaySpeed, hasFade, isEndless, hasArrows, minHeight = '300px', ...common }: SliderOptions,
  ...slides: PageBuilderElement[]
): PageBuilderElement {
  return contentType('slider', 'default', common, slides, {
    className: 'pagebuilder-slider',
    attributes: {
      'data-autoplay': String(autoplaySpeed !== undefined),
      'data-autoplay-speed': String(autoplaySpeed ?? 4000),
      'data-fade': String(hasFade ?? false),
      'data-infinite-loop': String(isEndless ?? false),
      'data-show-arrows': String(hasArrows ?? true),
      'data-show-dots': 'true',
    },
    style: { 'min-height': minHeight },
  });
}
