import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { z } from 'zod';
import { filmTimes, thumbnailUrl, videoSource, watchUrl } from '@/lib/content/media/video-source';
import { isFilePath } from '@/lib/images/media-url';
import { MOBILE_MEDIA } from './backgrounds';
import { create, isOn, jsonOf, part, replaceChildren, textNode } from './dom';
import { getMapTiles } from './get-map-tiles';
import type { MapLocation } from './islands';
import type { Reading } from './reading';

/** One picture for every window: the one for phones becomes a source of the other. */
export function readImage(figure: Element, reading: Reading): void {
  const [desktop, mobile] = ['desktop_image', 'mobile_image'].map((name) => part(figure, name));
  if (desktop?.name !== 'img') return;
  reading.hasImage = true;
  measure(desktop, measuresOf(figure) ?? measuresOf(desktop));
  const link = part(figure, 'link');
  if (link && isFilePath(link.attribs.href ?? '') && /\.(avif|gif|jpe?g|png|webp)$/i.test(link.attribs.href ?? '')) {
    link.attribs['data-element'] = 'lightbox';
    reading.islands.set(figure, { kind: 'lightbox', settings: {} });
  }
  if (!mobile) return;
  DomUtils.removeElement(mobile);
  for (const image of [desktop, mobile]) image.attribs.class = withoutVisibility(image.attribs.class);
  if (mobile.attribs.src === desktop.attribs.src) return;
  const measures = measuresOf(mobile);
  const source = create('source', {
    media: MOBILE_MEDIA,
    srcset: mobile.attribs.srcset ?? mobile.attribs.src ?? '',
    sizes: withoutAuto(mobile.attribs.sizes ?? '100vw'),
    ...(measures ? { width: String(measures.width), height: String(measures.height) } : {}),
  });
  // The box of the one is not that of the other.
  if (!measures && desktop.attribs.sizes) desktop.attribs.sizes = withoutAuto(desktop.attribs.sizes);
  const picture = create('picture', {});
  DomUtils.replaceElement(desktop, picture);
  DomUtils.appendChild(picture, source);
  DomUtils.appendChild(picture, desktop);
}

const withoutVisibility = (classes = '') => classes.replace(/\bpagebuilder-mobile-(hidden|only)\b/g, '').trim();

const withoutAuto = (sizes: string) => sizes.replace(/^auto,\s*/, '');

interface Measures {
  width: number;
  height: number;
}

/** The measures of a picture, where Magento told them. */
function measuresOf(element: Element): Measures | null {
  const side = z.coerce.number().int().positive();
  return z.object({ width: side, height: side }).safeParse(jsonOf(element, 'data-image-dimensions')).data ?? null;
}

/** The room of a picture before it is there; a lazy one is then loaded as wide as its box. */
function measure(image: Element, measures: Measures | null): void {
  if (!measures || image.attribs.width) return;
  image.attribs.width = String(measures.width);
  image.attribs.height = String(measures.height);
  const { loading, sizes } = image.attribs;
  if (loading === 'lazy' && sizes) image.attribs.sizes = `auto, ${withoutAuto(sizes)}`;
}

/** A film of a host is a picture that leads to it until it is played here, wherever the frame stands. */
export function readVideoFrame(frame: Element, reading: Reading): void {
  const { src = '' } = frame.attribs;
  const source = videoSource(src);
  if (!source || source.host === 'file') {
    DomUtils.removeElement(frame);
    return;
  }
  const name = frame.attribs.title || (source.host === 'vimeo' ? 'Vimeo' : 'YouTube');
  const facade = create(
    'a',
    { href: watchUrl(source), target: '_blank', rel: 'noopener', 'data-element': 'video-facade' },
    [
      create('img', { src: thumbnailUrl(source) ?? '', alt: '', loading: 'lazy', width: '1280', height: '720' }),
      create('span', { class: 'video-sign', 'aria-hidden': 'true' }),
      create('span', { class: 'sr-only' }, [textNode(name)]),
    ],
  );
  const box = create('div', { 'data-element': 'video' }, [facade]);
  DomUtils.replaceElement(frame, box);
  const [autoplay, muted] = [/[?&]autoplay=1/.test(src), /[?&]mute(d)?=1/.test(src)];
  reading.islands.set(box, { kind: 'video', settings: { source, autoplay, muted, times: filmTimes(src) } });
}

const text = z.union([z.string(), z.number()]).transform(String).catch('');
const number = z.coerce.number();

const locationSchema = z
  .object({
    location_name: text,
    position: z.object({ latitude: number.min(-90).max(90), longitude: number.min(-180).max(180) }),
    phone: text,
    address: text,
    city: text,
    state: text,
    zipcode: text,
    country: z.union([z.array(text).transform((names) => names.join(' ')), text]),
    comment: text,
  })
  .transform(
    ({ location_name, position, zipcode, ...rest }): MapLocation => ({
      name: location_name,
      ...position,
      postcode: zipcode,
      ...rest,
    }),
  );

/** A map is a list of addresses to read, and a map of them once a visitor is near [CMS-5, CMS-7]. */
export function readMap(map: Element, reading: Reading): void {
  const told = jsonOf(map, 'data-locations');
  if (told === undefined && map.attribs['data-locations']) reading.drop(map, 'data-locations');
  const locations = (Array.isArray(told) ? told : []).flatMap((location: unknown) => {
    const read = locationSchema.safeParse(location);
    if (!read.success) reading.drop(map, 'data-locations');
    return read.data ?? [];
  });
  delete map.attribs['data-locations'];
  if (locations.length === 0) {
    DomUtils.removeElement(map);
    return;
  }
  // The merchant's height is the map's, not that of the addresses too.
  const { style = '', 'data-pb-style': id } = map.attribs;
  const canvas = create('div', { 'data-element': 'canvas', style, ...(id ? { 'data-pb-style': id } : {}) });
  delete map.attribs.style;
  delete map.attribs['data-pb-style'];
  replaceChildren(map, [canvas, create('ul', { 'data-element': 'locations' }, locations.map(addressOf))]);
  reading.islands.set(map, {
    kind: 'map',
    settings: {
      locations,
      hasControls: isOn(map, 'data-show-controls', true),
      zoom: 8,
      zoomsByScrollWheel: false,
      zoomsByDoubleClick: true,
      tiles: getMapTiles(),
    },
  });
}

function addressOf({ name, address, city, state, postcode, country, phone, comment }: MapLocation): Element {
  const lines = [address, [city, state, postcode].filter(Boolean).join(' '), country, comment].filter(Boolean);
  return create('li', {}, [
    ...(name ? [create('strong', {}, [textNode(name)])] : []),
    ...lines.map((line) => create('span', {}, [textNode(line)])),
    ...(phone ? [create('a', { href: `tel:${phone.replace(/[^\d+]/g, '')}` }, [textNode(phone)])] : []),
  ]);
}
