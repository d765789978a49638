import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html';

test('what a text says in HTML is the text, whatever stands in it', () => {
  const text = `Cold & "flu" <img src=x onerror='alert(1)'> &amp;`;
  expect(escapeHtml(text)).toBe(`Cold &amp; &quot;flu&quot; &lt;img src=x onerror='alert(1)'&gt; &amp;amp;`);
});
