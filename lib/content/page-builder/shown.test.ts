import { expect, it } from 'vitest';
import { plainText, shownHtml } from './shown';

it.each([
  ['&copy; 2024 <b>Shop</b> &amp; sons', '© 2024 Shop & sons'],
  ['<p>For headaches.</p><p>And <b>c</b>olds.</p>', 'For headaches. And colds.'],
  ['One<br>two<ul><li>three</li><li>four</li></ul>', 'One two three four'],
  ['Age &lt; 12<script>alert(1)</script><style>p{color:red}</style>', 'Age < 12'],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['is over', '<div data-active-to="2020-01-01 00:00:00">X</div>'],
  ['is to come', '<div data-active-from="2099-01-01 00:00:00">X</div>'],
  ['is hidden by its attribute', '<p hidden>X</p>'],
  ['is hidden', '<p style="color: red; display: none">X</p>'],
  [
    'is hidden by its style block',
    '<style>#html-body [data-pb-style=A]{display:none}</style><p data-pb-style="A">X</p>',
  ],
])('[CMS-3] the text and the pictures of merchant HTML are without what %s', (_, part) => {
  expect(plainText(`<p>Shown</p>${part}`)).toBe('Shown');
  const html = shownHtml(`${part.replace('X', '<img src="/media/x.jpg">')}<img src="/media/a.jpg">`);
  expect(html).toContain('<img src="/media/a.jpg">');
  expect(html).not.toContain('x.jpg');
});

it('the text of a code that an HTML element holds is what it shows', () => {
  expect(plainText('<div data-content-type="html">&lt;p&gt;Code&lt;/p&gt;</div>')).toBe('Code');
});
