import { describe, expect, it } from 'vitest';
import type { HtmlPlace } from './backend-link';
import { plainText, sanitiseHtml } from './sanitise-html';

const place: HtmlPlace = {
  storeView: { code: 'default', isDefault: true },
  storeViews: [],
  backendUrls: ['https://shop.example/'],
};
const clean = (html: string) => sanitiseHtml(html, place);

describe('[CMS-2] sanitiseHtml removes what could run', () => {
  it.each([
    ['script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['event handlers', '<p onclick="alert(1)" onpointerenter=alert(1)>a</p>', '<p>a</p>'],
    ['an image’s onerror', '<b>a</b><img src=x onerror=alert(1)//>', null],
    ['javascript addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript in disguise', '<a href="jav&#x09;ascript:alert(1)">a</a>', null],
    ['data addresses', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['SVG and MathML', '<svg><script>alert(1)</script></svg><math href="javascript:1">a</math>', 'a'],
    ['objects and embeds', '<object data="x.swf"></object><embed src="x.swf">a', 'a'],
    ['forms', '<form action="https://evil.example"><input name="card"><button>Pay</button></form>a', 'a'],
    ['style elements', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    [
      'meta, base and link',
      '<base href="//evil.example"><meta http-equiv="refresh"><link rel="stylesheet" href="x">a',
      'a',
    ],
    ['templates that hide script', '<template><img src=x onerror=alert(1)></template><p>a</p>', null],
    ['comments', '<!--[if IE]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'],
  ])('%s', (_, html, expected) => {
    const result = clean(html);
    expect(result).not.toMatch(/alert|<script|javascript:|onerror|evil/i);
    if (expected !== null) expect(result).toBe(expected);
  });

  it('sanitiseHtml leaves of a broken tag no more than its text', () => {
    expect(clean('<scr<script>ipt>alert(1)</script>')).toBe('ipt&gt;alert(1)');
  });

  it('sanitiseHtml removes frames of other hosts, while video players stay and load late', () => {
    expect(clean('<iframe src="https://evil.example/"></iframe>')).toBe('');
    const player = clean('<iframe src="https://www.youtube.com/embed/abcdefghijk" onload="alert(1)"></iframe>');
    expect(player).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk?');
    expect(player).toContain('title="YouTube"');
    expect(player).toContain('loading="lazy"');
    expect(player).not.toContain('onload');
  });

  it('sanitiseHtml leaves styles that move a box in its place, and no others', () => {
    const html =
      '<p style="text-align:center;padding:4px 8px;color:#123456;position:fixed;background:url(//evil.example)">a</p>';
    expect(clean(html)).toBe('<p style="text-align:center;padding:4px 8px;color:#123456">a</p>');
    expect(clean('<p style="width:expression(alert(1))">a</p>')).toBe('<p>a</p>');
  });

  it('sanitiseHtml opens other tabs without giving them this one', () => {
    expect(clean('<a href="https://nhs.example/" target="_blank">a</a>')).toContain('rel="noopener"');
  });
});

describe('sanitiseHtml leaves what merchants write', () => {
  it('sanitiseHtml leaves headings, lists, figures, classes, ids and Page Builder’s marks', () => {
    const html =
      '<div data-content-type="row" data-appearance="contained" class="row-full" id="top"><h2>a</h2><ul><li>b</li></ul><figure><figcaption>c</figcaption></figure></div>';
    expect(clean(html)).toBe(html);
  });

  it('sanitiseHtml lets wide tables scroll in a box of their own that the keyboard reaches', () => {
    expect(clean('<table><tr><th scope="row">a</th></tr></table>')).toBe(
      '<div class="table-scroll" tabindex="0"><table><tr><th scope="row">a</th></tr></table></div>',
    );
  });

  it('[CMS-3] sanitiseHtml leaves out what the merchant has hidden', () => {
    expect(clean('<div style="display: none"><p>secret</p></div><p>a</p>')).toBe('<p>a</p>');
  });

  it('sanitiseHtml leaves out links that only Magento’s own script can follow', () => {
    expect(clean('<a href="#" data-post="{}">Add to Wish List</a><p>a</p>')).toBe('<p>a</p>');
  });

  it('sanitiseHtml turns the backend’s links into the shop’s', () => {
    expect(clean('<a class="b" href="https://shop.example/about-us">a</a>')).toBe(
      '<a class="b" href="/about-us">a</a>',
    );
  });
});

describe('[IMG-2] images in content', () => {
  const images = (html: string) =>
    [...sanitiseHtml(html, place, { isLead: true }).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);

  it('images in content that leads its page come from the storefront in its widths at quality 85, the first at once, the others late', () => {
    const [first, second] = images(
      '<img src="https://shop.example/media/wysiwyg/a.jpg" alt="A"><img src="/media/wysiwyg/b.png">',
    );
    expect(first).toContain('/media/wysiwyg/a.jpg?auto=webp&amp;format=pjpg&amp;width=640&amp;quality=85 640w');
    expect(first).toContain('fetchpriority="high"');
    expect(first).not.toContain('loading');
    expect(second).toContain('format=png');
    expect(second).toContain('loading="lazy"');
    expect(second).toContain('alt=""');
  });

  it('images in content that does not lead its page are all loaded late', () => {
    expect(clean('<img src="/media/wysiwyg/a.jpg">')).toContain('loading="lazy"');
    expect(clean('<img src="/media/wysiwyg/a.jpg">')).not.toContain('fetchpriority');
  });

  it('images in content of a known width are asked for in the specification’s widths, up to twice of it', () => {
    const widths = (html: string) =>
      [...(images(html)[0] ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths('<img src="/media/a.jpg" width="200" height="100">')).toEqual([320, 640]);
    expect(widths('<img src="/media/a.jpg" width="40">')).toEqual([40, 80]);
    expect(widths('<img src="/media/a.jpg" width="1200">')).toEqual([320, 640, 960, 1280, 1600, 2560]);
    const [image] = images('<img src="/media/a.jpg" width="200" height="100">');
    expect(image).toContain('src="/media/a.jpg?auto=webp&amp;format=pjpg&amp;width=320&amp;quality=85"');
    expect(image).toContain('width="200" height="100"');
    expect(image).toContain('sizes="(min-width: 200px) 200px, 100vw"');
  });

  it('images in content in per cent, or without a width, may be as wide as the page', () => {
    const [image] = images('<img src="/media/a.jpg" width="100%">');
    expect(image).toContain('width=1280&amp;quality=85"');
    expect(image).toContain('sizes="(min-width: 77.5rem) 77.5rem, 100vw"');
  });

  it('images in content that a theme of the backend brings come from the storefront too', () => {
    const src = 'https://shop.example/static/version12/frontend/Magento/luma/en_US/images/promo.png';
    const image = clean(`<img src="${src}" alt="">`);
    expect(image).toContain('src="/static/version12/frontend/Magento/luma/en_US/images/promo.png?auto=webp');
    expect(image).not.toContain('shop.example');
    expect(clean('<a href="/static/size-guide.pdf">a</a>')).toContain('href="/static/size-guide.pdf"');
  });

  it('prices of Magento’s product widgets are a list, of which each item is one price with its label', () => {
    const price = (label: string, amount: string) => `<span class="price-container price-final_price">
      <span class="price-label">${label}</span>
      <span data-price-amount="1" class="price-wrapper "><span class="price">${amount}</span></span></span>`;
    const box = (content: string) => `<div class="price-box price-final_price">${content}</div>`;
    const items = (html: string) => {
      const list = /^<ul class="price-box[^"]*">(.*)<\/ul>$/s.exec(clean(html))?.[1] ?? '';
      return [...list.matchAll(/<li class="([^"]*)">(.*?)<\/li>/gs)].map(([, classes = '', item = '']) => [
        plainText(item).replace(/\s+/g, ' '),
        classes.includes('old-price'),
      ]);
    };
    const special = `<span class="special-price">${price('Special Price', '$32.00')}</span>
      <span class="old-price">${price('Regular Price', '$45.00')}</span>`;
    expect(items(box(special))).toEqual([
      ['Special Price $32.00', false],
      ['Regular Price $45.00', true],
    ]);
    expect(items(box(`<span class="normal-price">${price('As low as', '$22.00')}</span>`))).toEqual([
      ['As low as $22.00', false],
    ]);
    const bundle = `<p class="price-from">${price('From', '$61.00')}</p><p class="price-to">${price('To', '$77.00')}</p>`;
    expect(items(box(bundle))).toEqual([
      ['From $61.00', false],
      ['To $77.00', false],
    ]);
    const grouped = `<p class="minimal-price"><span class="price-label">Starting at</span>${price('', '$14.00')}</p>`;
    expect(items(box(grouped))).toEqual([['Starting at $14.00', false]]);
    // An item belongs into a list: where the box is missing there is none, and nothing of the price is lost.
    const loose = clean(`<br>${price('As low as', '$22.00')}<span class="old-price">${price('', '$9')}</span>`);
    expect(loose).not.toMatch(/<(li|ul)/);
    expect(plainText(loose).replace(/\s+/g, ' ')).toBe('As low as $22.00 $9');
    expect(clean(`${box(special)}<p class="minimal-price">after</p>`)).toMatch(
      /<\/ul><p class="minimal-price">after<\/p>$/,
    );
    expect(clean('<p>One <span class="price">price</span></p>')).toBe('<p>One <span class="price">price</span></p>');
  });

  it('images in content that are drawings, or come from elsewhere, have their address unchanged', () => {
    const [drawing, other] = images('<img src="/media/a.svg"><img src="https://pictures.example/b.jpg" srcset="x 1x">');
    expect(drawing).toContain('src="/media/a.svg"');
    expect(drawing).not.toContain('srcset');
    expect(other).toContain('src="https://pictures.example/b.jpg"');
  });
});

describe('plainText', () => {
  it('plainText gives the text alone', () => {
    expect(plainText('&copy; 2024 <b>Shop</b> &amp; sons')).toBe('© 2024 Shop & sons');
  });
});

describe('[ROUTE-19] links of merchant HTML', () => {
  const suffixes = { categoryUrlSuffix: '.html', productUrlSuffix: '.html' };
  const link = (href: string, storeView = {}) =>
    sanitiseHtml(`<a href="${href}">a</a>`, {
      ...place,
      storeView: { code: 'th', isDefault: false, ...suffixes, ...storeView },
    });

  it('links of merchant HTML name the content page that they lead to', () => {
    expect(link('/delivery')).toBe('<a href="/th/delivery" data-page="CMS_PAGE">a</a>');
    expect(link('https://shop.example/about/us')).toBe('<a href="/th/about/us" data-page="CMS_PAGE">a</a>');
  });

  it.each(['/travel.html', '/media/terms', '/checkout/cart', '#top', 'https://nhs.example/page', 'mailto:a@b.example'])(
    'links of merchant HTML name no page type where %s does not tell it',
    (href) => {
      expect(link(href)).not.toContain('data-page');
    },
  );

  it('links of merchant HTML name no page type in a store view whose categories have no suffix either', () => {
    expect(link('/delivery', { categoryUrlSuffix: '' })).toBe('<a href="/th/delivery">a</a>');
  });
});
