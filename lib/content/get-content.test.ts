import { DomUtils, parseDocument } from 'htmlparser2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getContent } from './get-content';
import { LONGEST_HTML, limitHtml, NESTING_LIMIT } from './limit-html';
import { toHtml } from './page-builder/dom';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The HTML of content as a page has it, and what the log says. */
async function show(merchantHtml: string, answers: object = {}) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log.mockClear();
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: { cms_home_page: 'home' } },
    route: { route: null },
    ...answers,
  });
  const { html, css, pageBuilder } = await getContent(testStoreContext, merchantHtml);
  return { html: pageBuilder ? toHtml(pageBuilder.nodes) : html, css, logged: log.mock.calls.flat().map(String) };
}

const type = (name: string, inner: string, attributes = '') =>
  `<div data-content-type="${name}" data-appearance="default" ${attributes}>${inner}</div>`;
const count = (html: string, text: string) => html.split(text).length - 1;

it('amounts and medicines do not break, in plain HTML and in Page Builder; addresses stay as they are', async () => {
  const plain = '<p title="5 ml">Give 5 ml of <a href="https://a.example/5 mg/a">วิดีโอ</a></p>';
  for (const html of [plain, type('text', plain)]) {
    const { html: shown } = await show(html);
    expect(shown).toMatch(/title="5 ml">Give 5(?:\u00a0|&nbsp;)ml of <a href="https:\/\/a\.example\/5 mg\/a"/);
    expect(shown).toContain('>วิ\u2060ดี\u2060โอ</a>');
  }
});

it('content of two thousand blocks has every one of them', async () => {
  const row = type('row', type('text', '<p>A block</p>'), 'style="padding:10px"');
  const { html, logged } = await show(row.repeat(2000));
  expect(count(html, '<p>A block</p>')).toBe(2000);
  expect(logged).toEqual([]);
});

it('content of more than a megabyte ends at a tag before it, and the log says once behind which block', async () => {
  const row = (index: number) => type('row', `<p title="${'long '.repeat(200)}">Block ${index}.</p>`);
  const { html, logged } = await show(Array.from({ length: 1500 }, (_, index) => row(index)).join(''));
  const shown = count(html, 'Block ');
  expect(html.length).toBeLessThan(LONGEST_HTML * 1.1);
  expect(shown).toBeGreaterThan(800);
  expect(shown).toBeLessThan(1000);
  expect(html).toContain('Block 0.');
  expect(html).toMatch(/<\/div>$/);
  expect(logged).toEqual([
    expect.stringMatching(/^Content of \w+: \d+ of \d+ characters behind row 9\d\d are too much to read$/),
  ]);
});

it('content nested five thousand deep keeps its words, in a few levels', async () => {
  for (const open of ['<div>', '<b>', type('row', '|').split('|')[0] ?? '']) {
    const { html } = await show(`${open.repeat(5000)}<p>Deep words</p>${'</div>'.repeat(5000)}<p>After</p>`);
    expect(html).toContain('Deep words');
    expect(html).toContain('After');
    expect(depthOf(html)).toBeLessThan(NESTING_LIMIT * 2);
  }
});

it('content nested without end is read as deep as can be, in words and in the code of an HTML element', async () => {
  const bold = '<b>'.repeat(300_000);
  const { html, logged } = await show(`<p>Before</p>${bold}`);
  expect(html).toContain('Before');
  expect(logged).toHaveLength(1);
  const code = await show(`<p>Before</p>${type('html', '&lt;b&gt;'.repeat(100_000))}<p>After</p>`);
  expect(code.html).toContain('Before');
  expect(code.html).toContain('After');
  expect(depthOf(code.html)).toBeLessThan(NESTING_LIMIT * 2);
});

it('[CMS-4] content with settings that cannot be read shows the rest, and the log names the places, a few at most', async () => {
  const attributes = [
    'background-images',
    'locations',
    'image-dimensions',
    'autoplay-speed',
    'active-tab',
    'video-src',
  ];
  const types = ['row', 'column', 'banner', 'slide', 'slider', 'tabs', 'tab-item', 'map', 'image', 'products', 'video'];
  const broken = (value: string) =>
    types
      .filter((name) => name !== 'map')
      .map((name) => type(name, `<p>In ${name}.</p>`, attributes.map((one) => `data-${one}='${value}'`).join(' ')))
      .join('');
  for (const value of ['{', '[', '{"a":', 'null', '[]', '"x"', '1e999', '{"desktop_image":1}', 'x'.repeat(10_000)]) {
    const { html } = await show(broken(value));
    for (const name of types)
      if (name !== 'map') expect(html, `${name} ${value.slice(0, 20)}`).toContain(`In ${name}.`);
  }
  const { html, logged } = await show(
    type('row', type('row', '<p>Words</p>', 'data-background-images="{"')).repeat(500),
  );
  expect(count(html, 'Words')).toBe(500);
  expect(logged).toHaveLength(20);
  expect(logged[1]).toMatch(/: data-background-images of row 2 > row 1$/);
});

it('content of attributes of a hundred thousand characters keeps its words', async () => {
  const long = 'x '.repeat(50_000);
  const names = ['class', 'style', 'id', 'title', 'data-content-type', 'data-pb-style', 'aria-label', 'data-locations'];
  const { html } = await show(names.map((name) => `<div ${name}="${long}"><p>In ${name}.</p></div>`).join(''));
  for (const name of names) expect(html).toContain(`In ${name}.`);
});

it('[ROUTE-20] content leads to the store view that its link names', async () => {
  const { html } = await show('<a href="/mmstr_us/a.html">US</a><a href="/a.html">here</a>');
  expect(html).toBe('<a href="/mmstr_us/a.html" data-document>US</a><a href="/a.html">here</a>');
  const thai = { ...testStoreContext, storeView: testStoreView({ code: 'mmstr_th', isDefault: false }) };
  const content = await getContent(thai, '<a href="/mmstr_en/a.html">English</a>');
  expect(content.html).toBe('<a href="/mmstr_en/a.html" data-document>English</a>');
});

it('content asks the backend about a hundred doubtful links at most', async () => {
  const { calls } = fakeCommerce({ '/graphql': {}, storeConfig: { storeConfig: {} }, route: { route: null } });
  const links = Array.from({ length: 500 }, (_, index) => `<a href="/search/term/${index}">a</a>`);
  await getContent(testStoreContext, links.join(''));
  const asked = calls.filter(({ variables }) => String(variables?.url).startsWith('/search/term/'));
  expect(asked).toHaveLength(100);
});

it('limitHtml leaves what shops write: lists and tables without their end tags, and long texts', () => {
  for (const html of [
    '<p>a'.repeat(10_000),
    '<ul><li>a<li>b</ul>'.repeat(9000),
    '<table><tr><td>a<td>b</table>'.repeat(9000),
  ]) {
    expect(limitHtml(html)).toEqual({ html, dropped: null });
  }
});

function depthOf(html: string): number {
  const depth = (nodes: ReturnType<typeof parseDocument>['children']): number =>
    Math.max(0, ...nodes.filter(DomUtils.isTag).map((node) => 1 + depth(node.children)));
  return depth(parseDocument(html).children);
}

describe('the dynamic blocks of Adobe Commerce', () => {
  afterEach(() => {
    env.COMMERCE_FIELDS = undefined;
  });

  const place = (uids: string, mode = 'fixed') =>
    type(
      'dynamic_block',
      `<div class="widget block block-banners" data-uids="${uids}" data-display-mode="${mode}"></div>`,
    );
  const block = (uid: string, html: string) => ({ uid, content: { html } });
  const blocks = [
    block('MQ==', '<style>#html-body [data-pb-style=A]{margin:1px}</style><h2 data-pb-style="A">Flu season</h2>'),
    block('Mg==', `${type('row', '<p onclick="alert(1)">Vaccines</p>')}<script>alert(1)</script>`),
  ];

  it('[CMS-1] stand in their places, safe and with their styles, after one request for all', async () => {
    env.COMMERCE_FIELDS = 'Query.dynamicBlocks';
    const asked: unknown[] = [];
    const dynamicBlocks = ({ variables }: { variables: unknown }) => {
      asked.push(variables);
      return { dynamicBlocks: { items: blocks } };
    };
    const { html, css } = await show(`${place('Mg==')}<p>Between</p>${place('MQ==, Mg==')}`, { dynamicBlocks });
    expect(html).toMatch(/Vaccines.*Between.*Flu season.*Vaccines/s);
    expect(html).not.toMatch(/onclick|script/);
    expect(css).toContain('margin:1px');
    expect(asked).toEqual([{ uids: ['MQ==', 'Mg=='], pageSize: 2 }]);
  });

  it('leave no room where they are a cart’s, are gone, or cannot be read', async () => {
    env.COMMERCE_FIELDS = 'Query.dynamicBlocks';
    const answers = { dynamicBlocks: { dynamicBlocks: { items: [] } } };
    const page = `<p>Before</p>${place('Mg==')}${place('MQ==', 'salesrule')}`;
    expect((await show(page, answers)).html).toBe('<p>Before</p>');
    const failed = await show(page, { dynamicBlocks: new Response('', { status: 500 }) });
    expect(failed.html).toBe('<p>Before</p>');
    expect(failed.logged[0]).toMatch(/^Dynamic blocks of /);
  });

  it('are not asked for where the backend has none', async () => {
    env.COMMERCE_FIELDS = '';
    expect((await show(`<p>Before</p>${place('Mg==')}`)).logged).toEqual([]);
  });
});
