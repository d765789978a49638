// @vitest-environment jsdom
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SAFE_HTML } from '@/lib/content/safe-html';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { XSS_CORPUS } from '@/lib/testing/xss-corpus';
import { CmsHtml } from './cms-html';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Elements and attributes of the shop's own around and in merchant content. */
const OWN_ATTRIBUTES = ['tabindex', 'hidden', 'fetchpriority', 'loading', 'decoding', 'href', 'rel', 'target'];
const ADDRESSES = ['href', 'src', 'poster', 'cite', 'srcset'];
const listed = SAFE_HTML.allowedAttributes as Record<string, string[]>;
const elements = new Set(SAFE_HTML.allowedTags as string[]);

async function render(html: string): Promise<string> {
  const stream = await renderToReadableStream(await CmsHtml({ storeContext: testStoreContext, html }));
  await stream.allReady;
  return new Response(stream).text();
}

const read = (html: string) =>
  new DOMParser().parseFromString(`<!doctype html><html><body>${html}</body></html>`, 'text/html');

/** What a browser would make of a page's HTML that merchant content must not make of it. */
function offences(page: Document): string[] {
  const found: string[] = [];
  if (page.head.children.length > 0) found.push(`in head: ${page.head.innerHTML}`);
  for (const element of page.body.getElementsByTagName('*')) {
    if (element.localName === 'style') found.push(...styleOffences(element.textContent ?? ''));
    else if (!elements.has(element.localName)) found.push(`element ${element.localName}`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`namespace of ${element.localName}`);
    for (const { name, value } of element.attributes) found.push(...attributeOffences(element, name, value));
  }
  return found;
}

function attributeOffences({ localName }: Element, name: string, value: string): string[] {
  const allowed = [...(listed['*'] ?? []), ...(listed[localName] ?? []), ...OWN_ATTRIBUTES];
  const isAllowed = allowed.includes(name) || /^(data|aria)-[a-z0-9_-]+$/.test(name);
  const addresses = name === 'srcset' ? value.split(',').map((part) => part.trim()) : [value];
  const isBadAddress = ADDRESSES.includes(name) && addresses.some((address) => !isFetchable(address));
  const isForeignFrame =
    localName === 'iframe' && name === 'src' && !VIDEO_PLAYERS.includes(URL.parse(value)?.origin ?? '');
  return [
    ...(isAllowed ? [] : [`attribute ${name} of ${localName}`]),
    ...(isBadAddress ? [`address ${value}`] : []),
    ...(isForeignFrame ? [`frame ${value}`] : []),
    ...(name === 'style' ? declarationOffences(value) : []),
    ...(name === 'id' && /^(main|listing-count|document|dataLayer|__.*|\w*_\w*)$/.test(value) ? [`id ${value}`] : []),
    ...(name === 'class' && /(^|\s)(fixed|inset-0|z-50)(\s|$)/.test(value) ? [`class ${value}`] : []),
  ];
}

function isFetchable(address: string): boolean {
  const url = URL.parse(address, 'https://shop.example/') ?? new URL('invalid:');
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol);
}

/** Rules of content alone, whose pictures are the shop's own. */
function styleOffences(css: string): string[] {
  const rules = css.replace(/@media [^{}]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');
  const selectors = [...rules.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const strange = selectors.flatMap(([, selector = '']) =>
    selector
      .split(/,(?![^(]*\))/)
      .filter((one) => !/^\s*(\[data-pb-style="[\w-]+"\]|\.background-image-\w+|\.rich-text :is\(.*\))$/s.test(one)),
  );
  return [
    ...strange.map((selector) => `selector ${selector}`),
    ...selectors.flatMap(([, , declarations = '']) => declarationOffences(declarations)),
    ...(/[<\\]|@(?!media )/.test(css) ? [`style ${css}`] : []),
  ];
}

function declarationOffences(style: string): string[] {
  const harmless = style.replace(/url\((["']?)(\/media\/[^"'()\\]*)\1\)/g, '');
  const isHostile =
    /url|expression|javascript|binding|behavior|fixed(?<!attachment: ?fixed)|absolute|sticky|z-index|\\|</i.test(
      harmless,
    );
  return isHostile ? [`style ${style}`] : [];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const type = (name: string, inner: string, attributes = '') =>
  `<div data-content-type="${name}" data-appearance="default" ${attributes}>${inner}</div>`;
const inJson = (value: string) => escaped(JSON.stringify({ desktop_image: value, mobile_image: `/media/${value}` }));
const place = (value: string) => ({
  ...{ location_name: value, position: { latitude: 51.5, longitude: -0.1 }, phone: value },
  ...{ address: value, city: value, country: [value], comment: value },
});

/** Where a merchant, or who can write in a merchant's name, may put a text. */
const PLACES: Record<string, (vector: string) => string> = {
  'as plain HTML': (vector) => vector,
  'in a text of Page Builder': (vector) => type('row', type('text', vector)),
  'as the code of an HTML element': (vector) => type('row', type('html', escaped(vector))),
  'as code escaped twice': (vector) => type('html', escaped(escaped(vector))),
  'in attributes that are read': (vector) => `
    ${type('row', 'a', `data-background-images="${inJson(vector)}" data-pb-style="${escaped(vector)}"`)}
    ${type('row', 'a', `style="background-size:auto;background-repeat:repeat" data-background-images="${inJson(vector)}"`)}
    ${type('row', 'a', `data-background-type="video" data-video-src="${escaped(vector)}" data-video-fallback-src="${escaped(vector)}"`)}
    ${type('banner', `<a data-element="link" href="${escaped(vector)}" title="${escaped(vector)}"><div data-element="wrapper"><div data-element="overlay" data-overlay-color="${escaped(vector)}" aria-label="${escaped(vector)}">a</div></div></a>`)}
    ${type('tabs', `<ul data-element="navigation"><li>a</li></ul><div data-element="content">${type('tab-item', 'a', `data-tab-name="${escaped(vector)}" id="${escaped(vector)}"`)}</div>`)}
    ${type('map', '', `data-locations="${escaped(JSON.stringify([place(vector)]))}"`)}
    ${type('image', `<img data-element="desktop_image" src="${escaped(vector)}" alt="${escaped(vector)}" class="${escaped(vector)}"><img data-element="mobile_image" src="/media/${escaped(vector)}">`)}
    ${type('products', `<a class="product-item-link" href="${escaped(vector)}">a</a>`)}
    ${type('video', `<iframe src="https://youtu.be/${escaped(vector)}" title="${escaped(vector)}"></iframe><video src="/media/${escaped(vector)}" poster="${escaped(vector)}"></video>`)}
    ${type(escaped(vector), 'a', `style="${escaped(vector)}"`)}`,
  'in style elements': (vector) => `<style>${vector}</style><style>.a{color:${vector}}</style>
    <style>${vector}{color:red}</style><style media="${escaped(vector)}">.a{color:red}</style>
    <style>@media ${vector}{.a{color:red}}</style><style>#html-body [data-pb-style=${vector}]{color:red}</style>`,
};

it('[CMS-2] the corpus has more than 150 vectors, and what they would do unchecked is noticed', () => {
  const vectors = [...XSS_CORPUS.values()].flat();
  expect(new Set(vectors).size).toBeGreaterThan(150);
  expect(vectors.filter((vector) => offences(read(vector)).length > 0).length).toBeGreaterThan(300);
});

it.each([...XSS_CORPUS].flatMap(([kind, vectors]) => Object.keys(PLACES).map((where) => ({ kind, where, vectors }))))(
  '[CMS-2] $kind $where do nothing on a page, nor where its HTML is read a second time',
  async ({ where, vectors }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeCommerce({ '/graphql': {}, storeConfig: { storeConfig: { cms_home_page: 'home' } } });
    for (const vector of vectors) {
      const html = await render(`<p>Before</p>${PLACES[where]?.(vector)}`);
      const page = read(html);
      expect(offences(page), vector).toEqual([]);
      expect(html, vector).toContain('<p>Before</p>');
      const again = page.body.innerHTML;
      // Most is written as it was read, and is what was looked at.
      if (again !== html) expect(offences(read(again)), `${vector} read again`).toEqual([]);
    }
  },
);
