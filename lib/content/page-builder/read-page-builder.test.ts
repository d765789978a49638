import { describe, expect, it } from 'vitest';
import { json, read, type } from './read-content.fixture';

describe('[CMS-1] content types', () => {
  it('those that nobody knows show what is in them', () => {
    expect(read(type('promo_wheel', '<p>Turn</p>')).html).toContain('<p>Turn</p>');
  });

  it('headings, texts, dividers and columns stay as the merchant made them', () => {
    const html = `<div data-content-type="column-group" data-appearance="default"><div data-content-type="column" data-appearance="align-top" style="width:50%"><h3 data-content-type="heading" data-appearance="default">Hay fever</h3><div data-content-type="divider" data-appearance="default"><hr data-element="line" style="width:50%"></div></div></div>`;
    const { html: read_, islands } = read(html);
    expect(read_).toBe(html);
    expect(islands).toEqual([]);
  });

  it('boxes that only their colour sets apart are told, wherever the colour is written', () => {
    const filled = (style: string, attributes = '') =>
      /class="[^"]*\bhas-fill\b/.test(read(`${style}<div ${attributes}><p>a</p></div>`).html);
    expect(filled('', 'style="background-color:#fdebdd"')).toBe(true);
    expect(filled('', 'class="box" style="background:rgb(0 0 0 / 5%)"')).toBe(true);
    const block = (colour: string) => `<style>#html-body [data-pb-style=AB1]{background-color:${colour}}</style>`;
    expect(filled(block('#fdebdd'), 'data-pb-style="AB1"')).toBe(true);
    expect(filled(block('transparent'), 'data-pb-style="AB1"')).toBe(false);
    expect(filled(block('#fdebdd'), 'data-pb-style="CD2"')).toBe(false);
    expect(filled('', 'style="color:#333333"')).toBe(false);
  });

  it('one picture serves every window, and the phone’s own is a source of it', () => {
    const figure = (mobile: string) =>
      `<figure data-content-type="image" data-appearance="full-width" data-image-dimensions="${json({ width: 800, height: 400 })}"><img class="pagebuilder-mobile-hidden" src="https://shop.example/media/wysiwyg/a.jpg" alt="A" data-element="desktop_image"><img class="pagebuilder-mobile-only" src="https://shop.example/media/wysiwyg/${mobile}" alt="A" data-element="mobile_image"><figcaption data-element="caption">Ours</figcaption></figure>`;
    const { html } = read(figure('b.jpg'));
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toMatch(
      /<picture><source media="\(max-width: 768px\)" srcset="\/media\/wysiwyg\/b\.jpg\?[^"]*" sizes="[^"]*"><img [^>]*src="\/media\/wysiwyg\/a\.jpg/,
    );
    expect(html).toContain('width="800" height="400"');
    expect(html).toContain('<figcaption data-element="caption">Ours</figcaption>');
    expect(html).not.toContain('pagebuilder-mobile-only');
    expect(read(figure('a.jpg')).html).not.toContain('<source');
  });

  it('a picture is measured by its box once Magento told its shape, and one for phones by its own', () => {
    const figure = (name: string, measures?: object) =>
      `<img src="/media/wysiwyg/${name}.jpg" alt="A" data-element="${name}_image"${measures ? ` data-image-dimensions="${json(measures)}"` : ''}>`;
    const image = (...images: string[]) =>
      read(
        `<img src="/media/wysiwyg/first.jpg" alt=""><figure data-content-type="image" data-appearance="full-width">${images.join('')}</figure>`,
      ).html;
    const wide = { width: 1280, height: 800 };
    const both = image(figure('desktop', wide), figure('mobile', { width: 780, height: 900 }));
    expect(both).toMatch(/<source [^>]*sizes="\((?!auto)[^"]*" width="780" height="900">/);
    expect(both).toMatch(/<img [^>]*sizes="auto, [^"]*" width="1280" height="800"/);
    const unknown = image(figure('desktop', wide), figure('mobile'));
    expect(unknown).toContain('<source');
    expect(unknown).not.toContain('auto, ');
    expect(image(figure('desktop'))).not.toContain('auto, ');
  });

  it('a picture that leads to its own file opens here, one that leads elsewhere does not', () => {
    const figure = (href: string) =>
      `<figure data-content-type="image" data-appearance="full-width"><a href="${href}" data-element="link"><img src="/media/wysiwyg/a.jpg" alt="A" data-element="desktop_image"></a></figure>`;
    const opened = read(figure('https://shop.example/media/wysiwyg/a-large.jpg'));
    expect(opened.islands).toEqual([{ type: 'image', kind: 'lightbox', settings: {} }]);
    expect(opened.html).toContain('data-element="lightbox" href="/media/wysiwyg/a-large.jpg"');
    expect(read(figure('https://shop.example/about-us')).islands).toEqual([]);
  });

  it.each([
    [
      'contained',
      (attributes: string) =>
        `<div data-content-type="row" data-appearance="contained"><div data-element="inner" ${attributes}><p>a</p></div></div>`,
    ],
    [
      'full-width',
      (attributes: string) =>
        `<div data-content-type="row" data-appearance="full-width" ${attributes}><div data-element="inner"><p>a</p></div></div>`,
    ],
    [
      'full-bleed',
      (attributes: string) => `<div data-content-type="row" data-appearance="full-bleed" ${attributes}><p>a</p></div>`,
    ],
  ])('a %s row has its pictures behind it, with the place and the fit that its style block says', (_, row) => {
    const images = json({
      desktop_image: 'https://shop.example/media/wysiwyg/a.jpg',
      mobile_image: '/media/wysiwyg/b.jpg',
    });
    const styles =
      '<style>#html-body [data-pb-style=ABC]{background-position:left top;background-size:contain}</style>';
    const { html, islands } = read(`${styles}${row(`data-pb-style="ABC" data-background-images="${images}"`)}`);
    expect(html).toMatch(
      /class="has-background"><div data-element="background"><picture><source media="\(max-width: 768px\)" srcset="\/media\/wysiwyg\/b\.jpg/,
    );
    expect(html).toMatch(/style="object-position:left top;object-fit:contain"/);
    expect(html).toContain('fetchpriority="high"');
    expect(html).not.toContain('data-background-images');
    expect(islands).toEqual([]);
  });

  it('the quotes of pictures may be escaped by backslashes, and a picture that repeats is a pattern', () => {
    const images = String.raw`{\&quot;desktop_image\&quot;:\&quot;https://shop.example/media/wysiwyg/a.jpg\&quot;}`;
    const styles = '<style>#html-body [data-pb-style=ABC]{background-repeat:repeat;background-size:auto}</style>';
    const row = `${styles}<div data-content-type="row" data-appearance="full-bleed" data-pb-style="ABC" data-background-images="${images}"></div>`;
    expect(read(row).html).toMatch(/style="background:url\(&quot;\/media\/wysiwyg\/a\.jpg[^"]*\) repeat"/);
  });

  it('what needs Adobe Commerce to be filled leaves no room where it was not', () => {
    expect(read(type('dynamic_block', '<div data-uids="Mg==" class="block-banners"></div>')).html).toBe('');
    expect(read(type('dynamic_block', '<div data-uids="Mg=="><p>For you</p></div>')).html).toContain('For you');
  });

  it('HTML that the merchant typed is decoded, and as safe as any', () => {
    const code =
      '&lt;p onclick="alert(1)"&gt;Mind the &amp;lt;gap&amp;gt;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(read(type('html', code)).html).toContain('<p>Mind the &lt;gap&gt;</p></div>');
    expect(read(type('html', '<b>decoded</b>', 'data-decoded="true"')).html).toContain('<b>decoded</b>');
    expect(read(type('html', '&lt;style&gt;.a{color:red}&lt;/style&gt;&lt;p class="a"&gt;a&lt;/p&gt;')).css).toContain(
      'color:red',
    );
  });
});

describe('[CMS-4] configuration that cannot be read', () => {
  it('is ignored and told with its place; the content is shown with defaults', () => {
    const row = `<div data-content-type="row" data-appearance="full-bleed" data-background-images="{nonsense"><p>a</p></div>`;
    const { html, dropped, islands } = read(`${row}${row}`);
    expect(html).toContain('<p>a</p>');
    expect(dropped).toEqual(['data-background-images of row 1', 'data-background-images of row 2']);
    expect(islands).toEqual([]);
  });
});
