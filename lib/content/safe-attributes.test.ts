import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HtmlPlace } from './backend-link';
import { sanitiseHtml } from './sanitise-html';

const place: HtmlPlace = {
  storeView: { code: 'default', isDefault: true },
  storeViews: [],
  backendUrls: ['https://shop.example/'],
};
const clean = (html: string) => sanitiseHtml(html, place);

describe('[CMS-2] merchant attributes', () => {
  it('merchant attributes of class keep the merchant’s own names, without utilities that leave their place', () => {
    const own = 'row-full top-banner left-column pagebuilder-button-primary start-here offer--big B2';
    const reaching =
      'fixed inset-0 z-50 -mt-96 absolute sticky md:fixed hover:absolute [position:fixed] top-0 -top-2 left-1/2 start-0 translate-x-full scale-150 w-screen h-dvh min-h-screen sr-only not-sr-only target group peer !fixed z-10';
    expect(clean(`<p class="${own} ${reaching}">a</p>`)).toBe(`<p class="${own}">a</p>`);
    expect(clean('<p class="fixed">a</p>')).toBe('<p>a</p>');
    // Magento's own class of a list of products.
    expect(clean('<div class="products-grid grid">a</div>')).toBe('<div class="products-grid">a</div>');
  });

  it('merchant attributes lose names that the browser’s policy takes for no attribute', () => {
    expect(clean('<p data-a="1" data-x.y="2" data-@b="3">a</p>')).toBe('<p data-a="1">a</p>');
  });

  it.each(['delivery', 'how-we-deliver', 'step2', 'faq.returns', 'QWERTY1', 'XGAQBLT'])(
    'merchant attributes keep the id %s, which a link may lead to',
    (id) => {
      expect(clean(`<h2 id="${id}">a</h2>`)).toBe(`<h2 id="${id}">a</h2>`);
    },
  );

  it.each([
    '__NEXT_DATA__',
    '__next_f',
    'dataLayer',
    'next',
    'gtag',
    'L',
    'YT',
    '__next_c',
    'main',
    'cart-summary',
    'listing-count',
    'icon-cart',
    '«r1»',
    'a b',
    'x'.repeat(101),
  ])('merchant attributes lose the id %s, which a script or a part of the shop looks for', (id) => {
    expect(clean(`<h2 id="${id}">a</h2>`)).toBe('<h2>a</h2>');
  });

  it('merchant attributes lose every id by which the shop’s own parts are found', () => {
    const sources = ['app', 'components', 'lib'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
    );
    const files = sources
      .filter((path) => /(?<!test|fixture)\.tsx?$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const constants = new Map(
      [...files.matchAll(/const ([A-Z_]+) = '([a-z][\w-]*)'/g)].map(([, name, id]) => [name, id]),
    );
    const literal = [...files.matchAll(/\sid="([a-z][\w-]*)"/g)].map(([, id]) => id);
    const named = [...files.matchAll(/\sid=\{([A-Z_]+)\}/g)].map(([, name]) => constants.get(name));
    expect(literal.length).toBeGreaterThan(5);
    expect(named.length).toBeGreaterThan(5);
    for (const id of [...literal, ...named]) expect(clean(`<p id="${id}">a</p>`), id).toBe('<p>a</p>');
  });

  it('[CMS-3] merchant attributes that hide an element leave it out', () => {
    for (const attribute of ['style="DISPLAY : None"', 'style="display:none !important"', 'hidden', 'hidden=""']) {
      expect(clean(`<div ${attribute}><p>secret</p></div><p>a</p>`), attribute).toBe('<p>a</p>');
    }
    expect(clean('<p style="display:none;display:block">a</p>')).toContain('>a</p>');
  });

  it('merchant attributes name an element’s rules by a plain ID only', () => {
    expect(clean('<p data-pb-style="A1">a</p>')).toBe('<p data-pb-style="A1">a</p>');
    expect(clean('<p data-pb-style="A]{}body{color:red}">a</p>')).toBe('<p>a</p>');
  });

  it('[IMG-3] merchant attributes of style take background pictures from the shop’s own media', () => {
    const style = (value: string) => clean(`<p style="background-image:url(${value})">a</p>`);
    expect(style('https://shop.example/media/a.jpg')).toContain(
      '/media/a.jpg?auto=webp&amp;format=pjpg&amp;width=1600',
    );
    expect(style('https://evil.example/media/a.jpg')).toBe('<p>a</p>');
  });
});

describe('[CMS-1] what Page Builder embeds', () => {
  it('what Page Builder embeds as a button inside a banner’s link is its look, not a second control', () => {
    expect(
      clean(
        '<a href="/sale"><button type="button" role="button" class="pagebuilder-button-primary" data-element="button" onclick="x()">Go</button></a>',
      ),
    ).toBe('<a href="/sale"><span class="pagebuilder-button-primary" data-element="button">Go</span></a>');
  });

  it('what Page Builder embeds as a film comes from the shop’s media, and starts by itself only without sound', () => {
    const film = clean(
      '<video src="https://shop.example/media/a.mp4" poster="https://shop.example/media/a.jpg" controls autoplay onplay="x()"><source src="/media/a.webm" type="video/webm"></video>',
    );
    expect(film).toContain('src="/media/a.mp4"');
    expect(film).toContain('poster="/media/a.jpg?auto=webp');
    expect(film).toContain('<source type="video/webm" src="/media/a.webm" />');
    expect(film).toContain('preload="metadata"');
    expect(film).toContain(' controls');
    expect(film).not.toMatch(/autoplay|onplay/);
    expect(clean('<video src="/media/a.mp4" autoplay muted loop></video>')).toMatch(
      / muted.* loop.* autoplay playsinline/,
    );
    expect(clean('<video src="javascript:alert(1)" poster="data:image/svg+xml,x"></video>')).toBe(
      '<video preload="metadata"></video>',
    );
  });

  it.each([
    'https://www.youtube.com/embed/abcdefghijk?autoplay=1',
    '//youtube.com/embed/abcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'https://vimeo.com/123456',
    'https://player.vimeo.com/video/123456?autoplay=1',
  ])('what Page Builder embeds from %s is a player that can do no more than play', (src) => {
    const player = clean(
      `<iframe src="${src}" srcdoc="<script>alert(1)</script>" allow="camera *" sandbox=""></iframe>`,
    );
    expect(player).toMatch(
      /src="https:\/\/(www\.youtube-nocookie\.com\/embed\/abcdefghijk|player\.vimeo\.com\/video\/123456)/,
    );
    expect(player).toContain('sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"');
    expect(player).toContain('loading="lazy"');
    expect(player).not.toMatch(/srcdoc|camera/);
  });

  it.each([
    'https://www.youtube.com.evil.example/embed/abcdefghijk',
    'https://www.youtube.com@evil.example/embed/abcdefghijk',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://shop.example/media/a.mp4',
    '/checkout',
    'data:text/html,x',
    '',
  ])('what Page Builder embeds from %s is left out', (src) => {
    expect(clean(`<iframe src="${src}"></iframe><p>a</p>`)).toBe('<p>a</p>');
  });
});
