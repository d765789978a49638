import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { backendPath } from '@/lib/content/backend-link';
import { contentImage } from '@/lib/content/media/content-image';
import { filmTimes, thumbnailUrl, videoSource } from '@/lib/content/media/video-source';
import { cssUrl } from '@/lib/content/safe-styles';
import { isFilePath } from '@/lib/images/media-url';
import { create, isOn, jsonOf, numberOf } from './dom';
import type { VideoSource } from './islands';
import { declared, type Reading } from './reading';

/** The window's width up to which the pictures of phones are shown. */
export const MOBILE_MEDIA = '(max-width: 768px)';

const POSITION = /^[\w\s.%-]+$/;

/** The pictures behind a row, a column, a banner or a tab become a layer of real ones, which load like any other. */
export function readBackground(element: Element, reading: Reading): Element | null {
  const images = backgroundImages(element, reading);
  const video = backgroundVideo(element, reading);
  if (!images.desktop && !images.mobile && !video) return null;
  const layer = create('div', { 'data-element': 'background' });
  if (isTiled(element, reading) && images.desktop) {
    layer.attribs.style = tiled(images.desktop, element, reading);
  } else {
    const picture = pictureOf(images, element, reading) ?? (video && posterOf(element, video, reading));
    if (picture) DomUtils.appendChild(layer, picture);
  }
  DomUtils.prependChild(element, layer);
  // Magento's own class for the same picture would load it a second time.
  const classes = (element.attribs.class ?? '').split(/\s+/).filter((name) => !name.startsWith('background-image-'));
  element.attribs.class = [...classes, 'has-background'].join(' ').trim();
  return layer;
}

/** The background of a row, a banner or a slide, told on its `element`, may move [CMS-5]: as a film, or as the page is scrolled. */
export function readMovingBackground(type: Element, element: Element, reading: Reading): void {
  const layer = readBackground(element, reading);
  if (layer) readMotion(type, element, layer, reading);
  // Every row has them; pages read none, and would carry them twice.
  for (const name of Object.keys(element.attribs).filter((one) => MOTION.test(one))) delete element.attribs[name];
}

const MOTION = /^data-(enable-parallax|parallax-speed|background-type|video-.+)$/;

function readMotion(type: Element, element: Element, layer: Element, reading: Reading): void {
  const source = backgroundVideo(element, reading);
  const times = filmTimes(element.attribs['data-video-src'] ?? '');
  const hasParallax = isOn(element, 'data-enable-parallax');
  const speed = numberOf(element, 'data-parallax-speed', 0.5, [-1, 2]);
  if (source) {
    layer.attribs['data-element'] = 'background-video';
    reading.islands.set(type, {
      kind: 'background-video',
      settings: {
        source,
        isLooped: isOn(element, 'data-video-loop', true),
        playsOnlyVisible: isOn(element, 'data-video-play-only-visible', true),
        times,
        speed: hasParallax ? speed : 1,
      },
    });
  } else if (hasParallax) {
    layer.attribs['data-element'] = 'parallax';
    reading.islands.set(type, { kind: 'parallax', settings: { speed } });
  }
}

interface Images {
  desktop: string | null;
  mobile: string | null;
}

function backgroundImages(element: Element, reading: Reading): Images {
  if (!element.attribs['data-background-images']) return { desktop: null, mobile: null };
  const images = jsonOf(element, 'data-background-images');
  delete element.attribs['data-background-images'];
  const { desktop_image, mobile_image } = Object(images) as Record<string, unknown>;
  const named = [desktop_image, mobile_image].map((url) => (typeof url === 'string' ? url : ''));
  const [desktop = null, mobile = null] = named.map((url) => (isOwnFile(url, reading) ? url : null));
  const isLost = named.some((url) => url !== '' && !isOwnFile(url, reading));
  if (typeof images !== 'object' || images === null || isLost) reading.drop(element, 'data-background-images');
  return { desktop, mobile };
}

/** Whether the backend has it: the page's policy refuses pictures of other hosts. */
function isOwnFile(url: string, { place }: Reading): boolean {
  const path = url === '' ? null : backendPath(url.trim(), place);
  return path !== null && isFilePath(path);
}

function backgroundVideo(element: Element, reading: Reading): VideoSource | null {
  const url = element.attribs['data-video-src'];
  if (!url || element.attribs['data-background-type'] === 'image') return null;
  const source = videoSource(url);
  const own = source?.host === 'file' ? ownFile(source.url, reading) : source;
  if (!own) reading.drop(element, 'data-video-src');
  return own;
}

/** A film of the backend's, from the shop's own origin; pages play no files of other hosts. */
function ownFile(url: string, { place }: Reading): VideoSource | null {
  const path = backendPath(url, place);
  return path !== null && isFilePath(path) ? { host: 'file', url: path } : null;
}

function pictureOf({ desktop, mobile }: Images, element: Element, reading: Reading): Element | null {
  const src = desktop ?? mobile;
  if (src === null) return null;
  const image = (url: string) => contentImage({ src: url, alt: '', sizes: '100vw' }, reading.place, !reading.hasImage);
  const attributes = image(src);
  const style = [
    ['object-position', declared(element, 'background-position', reading)],
    ['object-fit', objectFit(declared(element, 'background-size', reading))],
  ].flatMap(([name, value]) => (value && POSITION.test(value) ? `${name}:${value}` : []));
  const img = create('img', { ...attributes, class: 'background-image', style: style.join(';') });
  const small = mobile && mobile !== src ? image(mobile) : null;
  reading.hasImage = true;
  if (!small) return create('picture', {}, [img]);
  const source = create('source', {
    media: MOBILE_MEDIA,
    srcset: small.srcset ?? small.src ?? '',
    sizes: small.sizes ?? '100vw',
  });
  return create('picture', {}, [source, img]);
}

function isTiled(element: Element, reading: Reading): boolean {
  const size = declared(element, 'background-size', reading) ?? 'cover';
  return size === 'auto' && /^repeat/.test(declared(element, 'background-repeat', reading) ?? '');
}

function tiled(url: string, element: Element, reading: Reading): string {
  const { src = '' } = contentImage({ src: url }, reading.place, false);
  const repeat = declared(element, 'background-repeat', reading) ?? 'repeat';
  return `background:${cssUrl(src)} ${/^[a-z-]+$/.test(repeat) ? repeat : 'repeat'}`;
}

/** What stands where a film will play: the merchant's own picture for it, or the film's first. */
function posterOf(element: Element, video: VideoSource, reading: Reading): Element | null {
  const fallback = element.attribs['data-video-fallback-src'];
  if (fallback && isOwnFile(fallback, reading)) {
    return pictureOf({ desktop: fallback, mobile: null }, element, reading);
  }
  const src = thumbnailUrl(video);
  return src
    ? create('picture', {}, [create('img', { src, alt: '', loading: 'lazy', class: 'background-image' })])
    : null;
}

function objectFit(size: string | undefined): string {
  if (size === 'contain') return 'contain';
  return size === 'auto' ? 'none' : 'cover';
}
