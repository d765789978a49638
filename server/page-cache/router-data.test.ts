// @vitest-environment jsdom

import NextNotFound from 'next/dist/client/components/builtin/not-found';
import type { HTTPAccessErrorFallback } from 'next/dist/client/components/http-access-fallback/error-fallback';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { isRouterData, shortenRouterData } from './router-data';

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const script = (text: string) => `<script>${text}</script>`;
const escaped = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
const push = (text: string) => `self.__next_f.push([1,${escaped(text)}])`;

/** A page of Next's, whose data comes in pieces of any length. */
const page = (...pieces: string[]) => `<main></main>${[START, ...pieces.map(push)].map(script).join('')}</body>`;

/** What the scripts of a page give the router. */
function dataOf(html: string): unknown[] {
  const self: { __next_f?: unknown[] } = {};
  for (const [, text] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', text ?? '')(self);
  return self.__next_f ?? [];
}

/** Elements as the router's data spells them. */
const inFlight = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(inFlight);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children, ...props } = node.props;
  return ['$', node.type, node.key, children === undefined ? props : { ...props, children: inFlight(children) }];
};

const PACKED = { name: 'Ab_-1', pieces: ['<b class="x">', '{"a\\"}'], parts: [0, 'A\\', 1, '</b>'] };
const list = (html: unknown) => `2:["$","$L1",null,{"html":${JSON.stringify(html)},"className":"x"}]\n`;

test('the router gets the same data from one script, in which quotes are not escaped', () => {
  const data = `1:["$","p",null,{"title":"It’s 'a' \\"b\\" \\\\ </script><!-- \u2028","lang":"th"}]\n3:null\n`;
  const html = shortenRouterData(page(data.slice(0, 30), data.slice(30)));
  expect(dataOf(html)).toEqual([[0], [1, data]]);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  expect(html).toContain('"title":"');
  expect(html.endsWith('</body>')).toBe(true);
});

test('markup in the data stays readable, but what could open or end a script or a comment, in whatever letters', () => {
  const texts = ['<b>a</b>', '</script>', '</SCRIPT x>', '<script>', '<Script src="x">', '<!-- <script>', '<!-', '-->'];
  const data = `1:${JSON.stringify(texts)}\n`;
  const html = shortenRouterData(page(data));
  expect(dataOf(html)).toEqual([[0], [1, data]]);
  expect(html).toContain('"<b>a</b>"');
  const document = new DOMParser().parseFromString(`${html}<p>after</p>`, 'text/html');
  expect(document.scripts).toHaveLength(1);
  expect(dataOf(`<script>${document.scripts[0]?.text}</script>`)).toEqual([[0], [1, data]]);
  expect(document.body.lastElementChild?.textContent).toBe('after');
});

test('the not-found page of Next’s own is left out, and nothing of a page that only tells of it', async () => {
  const own = NextNotFound() as ReactElement<{ status: number; message: string }, typeof HTTPAccessErrorFallback>;
  const { props } = own.type(own.props) as ReactElement<{ children: ReactNode }>;
  const row = (notFound: unknown) =>
    `0:{"template":1,"notFound":[${JSON.stringify(notFound)},[]],"forbidden":"$undefined"}\n`;
  const told = `1:${JSON.stringify(row(inFlight(props.children)))}\n`;
  const html = shortenRouterData(page(row(inFlight(props.children)) + told));
  expect(dataOf(html)).toEqual([[0], [1, row(null) + told]]);
});

test('a list that the page has drawn is left out of the data but for its name, wherever the pieces part', () => {
  const data = `1:null\n${list(PACKED)}3:${list(PACKED).slice(2)}`;
  const at = data.indexOf('"parts"');
  const html = shortenRouterData(page(data.slice(0, at), data.slice(at)));
  const left = list({ name: 'Ab_-1' });
  expect(dataOf(html)).toEqual([[0], [1, `1:null\n${left}3:${left.slice(2)}`]]);
});

test('a text of the page’s own that looks like a list stays, as its length has been told', () => {
  const text = `ปวดหัว ${JSON.stringify(PACKED)}`;
  const data = `1:T${Buffer.byteLength(text).toString(16)},${text}${list(PACKED)}`;
  expect(dataOf(shortenRouterData(page(data)))).toEqual([
    [0],
    [1, data.replace(list(PACKED), list({ name: 'Ab_-1' }))],
  ]);
});

test('where data comes between parts of the page nothing is left out, since rows may begin before', () => {
  const html = `${page(list(PACKED))}<p></p>${script(push(list(PACKED)))}`;
  expect(dataOf(shortenRouterData(html))).toEqual([[0], [1, list(PACKED)], [1, list(PACKED)]]);
});

test('what is no data, or none that it knows, stays as it is', () => {
  for (const text of [
    'self.__next_f.push([3,"AAEC"])',
    'self.__next_f.push([1,"a"]);evil()',
    'self.__next_f.push([1,"\\q"])',
  ]) {
    const html = script(START) + script(text);
    expect(shortenRouterData(html)).toBe(html);
  }
});

test('data is told from code in either quotes', () => {
  for (const text of ['"a\\"b"', "'a\\'b'"]) expect(isRouterData(`self.__next_f.push([1,${text}])`)).toBe(true);
  for (const text of ['"a"+evil()', "'a'+evil()", '`a`', "'a\\'])"])
    expect(isRouterData(`self.__next_f.push([1,${text}])`)).toBe(false);
});
