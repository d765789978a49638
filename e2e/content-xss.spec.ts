import type { Page } from '@playwright/test';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import { XSS_CORPUS } from '@/lib/testing/xss-corpus';
import { tellPage } from './fixtures/servers/told-page';
import { test as base, expect } from './fixtures/test';

/** The policy refuses pictures of other hosts, and hostile ones do not exist: the console tells of both. */
const TOLD = /^(Failed to load resource|(Loading|Refused to load) the (image|media) |.*(img|media|default)-src)/;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  quietConsole: async ({}, use) => use(undefined),
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const type = (name: string, inner: string) =>
  `<div data-content-type="${name}" data-appearance="default">${inner}</div>`;

/** How a merchant may have written the vectors; one that swallows what follows stands by itself. */
const PLACES: Record<string, (vectors: readonly string[]) => string> = {
  code: (vectors) => vectors.map((vector) => type('row', type('html', escaped(vector)))).join(''),
  text: (vectors) => vectors.map((vector) => type('row', type('text', vector))).join(''),
  plain: (vectors) => [...vectors].reverse().join('<hr>'),
};

/** Opens a page and does with it what visitors do; gives what happened that merchant content must not make happen. */
async function visit(page: Page, url: string): Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('pageerror', (error) => happened.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOLD.test(message.text())) happened.push(`console: ${message.text()}`);
  });
  // What the policy refuses does not get here.
  await page.route(/^[a-z]+:\/\/[^/]*evil\.example/, (route) => {
    happened.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== url) happened.push(`left for ${frame.url()}`);
  });
  await page.goto(url);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    for (const element of document.querySelectorAll('main *')) {
      for (const name of ['mouseover', 'pointerenter', 'focus', 'copy', 'wheel', 'animationend', 'transitionend'])
        element.dispatchEvent(new Event(name, { bubbles: true }));
    }
  });
  const found = await page.evaluate(() => {
    const allowed = /^(https?:|mailto:|tel:|$)/;
    const own = (element: Element) => element.closest('.rich-text') !== null;
    const offences: string[] = [];
    for (const element of [...document.querySelectorAll('main *')].filter(own)) {
      if (
        /^(script|object|embed|base|meta|link|form|template|svg|math)$/.test(element.localName) &&
        !element.closest('.content-island, [data-element], button, a')
      )
        offences.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$|^formaction$|^ping$/.test(name)) offences.push(`${name}=${value}`);
        if (/^(href|src|poster|action|data)$/.test(name) && !allowed.test(new URL(value, location.href).protocol))
          offences.push(`${name}=${value}`);
      }
      if (
        /^(fixed|absolute|sticky)$/.test(getComputedStyle(element).position) &&
        element.getBoundingClientRect().height > innerHeight
      )
        offences.push(`covers: ${element.outerHTML.slice(0, 200)}`);
    }
    return offences;
  });
  return [...happened, ...found];
}

for (const [place, write] of Object.entries(PLACES)) {
  test(`[CMS-2] nearly four hundred hostile texts do nothing in a browser as ${place} of content`, async ({
    page,
    ownPair,
  }) => {
    test.setTimeout(300_000);
    const vectors = [...XSS_CORPUS.values()].flat();
    expect(vectors.length).toBeGreaterThan(150);
    const size = place === 'code' ? 130 : 65;
    for (let start = 0; start < vectors.length; start += size) {
      const html = `<p>Before</p>${write(vectors.slice(start, start + size))}`;
      const path = tellPage(ownPair.proxy, `hostile-${place}-${start}`, html);
      const tab = await page.context().newPage();
      const happened = await visit(tab, `${ownPair.shopUrl}${path}`);
      expect(happened, `vectors ${start} and after`).toEqual([]);
      await expect(tab.getByText('Before', { exact: true }).first()).toBeVisible();
      await expect(tab.getByRole('banner')).toBeVisible();
      expect(
        await tab.evaluate(() => {
          scrollTo(0, 0);
          const header = document.querySelector('header')?.getBoundingClientRect();
          const top = document.elementFromPoint(innerWidth / 2, (header?.height ?? 0) / 2);
          return top?.closest('header') !== null;
        }),
        'the header is covered by nothing',
      ).toBe(true);
      await tab.close();
    }
  });
}

test('[CMS-2] a script in content would be noticed by these journeys', async ({ page, ownPair }) => {
  await page.route(`${ownPair.shopUrl}/about-us`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<main\b/, '<img src=x onerror="alert(1)"><main');
    await route.fulfill({ response: answer, body });
  });
  // The policy keeps it from running, and the console tells of it.
  expect(await visit(page, `${ownPair.shopUrl}/about-us`)).toEqual([expect.stringContaining('inline event handler')]);
});

test('[CMS-2] no utility of the shop’s style sheets that leaves its place works in content', async ({
  page,
  shop,
  facts,
}) => {
  const names = new Set<string>();
  for (const path of ['/', facts.products[0].path, facts.categories[0].path, '/checkout/cart']) {
    await page.goto(`${shop.url}${path}`);
    for (const name of await page.evaluate(reachingClasses)) names.add(name);
  }
  expect([...names]).toContain('fixed');
  const place = { storeView: { code: 'default', isDefault: true }, storeViews: [], backendUrls: [] };
  const working = [...names].filter((name) => sanitiseHtml(`<p class="${name}">a</p>`, place).includes('class='));
  expect(working).toEqual([]);
});

/** Classes that by themselves take an element out of its place, or over others. */
function reachingClasses(): string[] {
  const found: string[] = [];
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const { position, zIndex, marginTop, marginLeft, translate, inset } = rule.style;
        const reaches =
          /fixed|absolute|sticky/.test(position) ||
          /\d/.test(zIndex) ||
          /^-|\* -/.test(`${marginTop} ${marginLeft}`) ||
          /\d/.test(`${translate}${inset}`);
        const name = /^\.((?:[\w-]|\\.)+)$/.exec(rule.selectorText)?.[1];
        if (reaches && name) found.push(name.replaceAll('\\', ''));
      }
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return found;
}
