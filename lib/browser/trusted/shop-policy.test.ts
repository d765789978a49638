// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { XSS_CORPUS } from '@/lib/testing/xss-corpus';
import { SHOP_POLICY } from './shop-policy';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** The rules that a browser is given. */
function createdRules(): Rules {
  const created = new Map<string, Rules>();
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => created.set(name, rules) };
  new Function('self', 'trustedTypes', SHOP_POLICY)({ trustedTypes }, trustedTypes);
  const rules = created.get('default');
  if (!rules) throw new Error('The script creates no default policy');
  return rules;
}

const { createHTML, createScriptURL } = createdRules();
const written = (html: string) => createHTML(html) ?? '';

/** What a browser makes of it that could run, or lead the page elsewhere by itself. */
function offences(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  // Not by selectors: jsdom has each document that is asked for one listen to the window for good.
  return [...head.getElementsByTagName('*'), ...body.getElementsByTagName('*')].flatMap(({ localName, attributes }) => [
    ...(/^(script|style|meta)$/.test(localName) ? [localName] : []),
    ...[...attributes].map(({ name }) => name).filter((name) => /^on|^srcdoc$/.test(name)),
  ]);
}

describe('[CMS-2] the policy by which HTML is written in the browser', () => {
  it.each([
    '<p class="a" hidden>Vaccines &amp; <b>more</b><br></p>',
    '<a href="/a.html" title="5 > 4" data-page="PRODUCT">a</a>',
    '<svg aria-hidden="true" viewBox="0 0 1 1"><use href="#icon-a"/><path d="M1 1Z"/></svg>',
    '<iframe src="https://player.vimeo.com/video/1" allowfullscreen=""></iframe>',
    '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="" />',
    '<table><tbody><tr><td colspan="2">5 &lt; 6</td></tr></tbody></table>',
    '<h2>A</h2>\n<li class="x" id="y">B</li>',
    '<linearGradient id="g"></linearGradient>',
  ])('leaves %s as it is', (html) => {
    expect(written(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script>alert(1)</script>'],
    ['<img src="x" onerror="alert(1)">', '&lt;img src="x" onerror="alert(1)">'],
    ['<IMG SRC="x" OnError="alert(1)">', '&lt;IMG SRC="x" OnError="alert(1)">'],
    ['<iframe srcdoc="&lt;script>"></iframe>', '&lt;iframe srcdoc="&lt;script>"></iframe>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ["<a title='a'>b</a>", "&lt;a title='a'>b</a>"],
    ['<!--<b>--><b>a</b>', '&lt;!--<b>--><b>a</b>'],
    ['<style>a{}</style>', '&lt;style>a{}&lt;/style>'],
    ['<img\u00a0x="a onerror=alert(1) ">', '&lt;img\u00a0x="a onerror=alert(1) ">'],
    ['1 < 2', '1 &lt; 2'],
  ])('makes a text of what is more in %s', (html, text) => {
    expect(written(html)).toBe(text);
  });

  it('lets an address or a name hold the letter that begins a tag', () => {
    expect(written('<p title="a <b"></p>')).toBe('<p title="a &lt;b"></p>');
  });

  it('lets React make its script that never runs', () => {
    expect(written('<script></script>')).toBe('<script></script>');
    expect(written('<script></script >a')).toBe('&lt;script>&lt;/script >a');
  });

  it('lets nothing of the corpus run, whatever stands around it', () => {
    const vectors = [...XSS_CORPUS.values()].flat();
    const around = ['', '<iframe><a title="', '<svg><title>'];
    const found = vectors.flatMap((vector) => around.flatMap((before) => offences(written(`${before}${vector}`))));
    expect(found).toEqual([]);
    expect(vectors.flatMap(offences).length, 'most would').toBeGreaterThan(100);
  });

  it('of the shop’s own host loads parts of its code and its worker alone; `script-src` names the hosts of others', () => {
    const others = 'https://js.braintreegateway.com/a.js';
    for (const url of ['/sw.js', '/_next/static/chunks/a.b1c2.js', others]) expect(createScriptURL(url)).toBe(url);
    const blob = `blob:${location.origin}/5c1b`;
    for (const url of ['/a.js', '/sw-js', '/media/sw.js', `${location.origin}/api/texts/account`, 'a.js', blob])
      expect(createScriptURL(url), url).toBeNull();
  });

  it('lets nothing be compiled', () => {
    expect(Object.keys(createdRules())).toEqual(['createHTML', 'createScriptURL']);
  });

  it('is missing where a browser knows no Trusted Types, and nothing fails', () => {
    expect(() => new Function('self', SHOP_POLICY)({})).not.toThrow();
  });
});
