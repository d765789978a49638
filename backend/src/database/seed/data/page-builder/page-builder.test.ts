import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks';
import { categories } from '../categories';
import { pages } from '../pages';
import { heading, text } from './elements';
import { pageBuilder } from './page';

/** Content of a store view: its own, or that of all. */
function contentOf(view: 'default' | 'mmstr_th'): string[] {
  const stores = view === 'default' ? [] : [view];
  return [
    ...[...pages, ...blocks].filter((row) => row.stores.join() === stores.join()).map(({ content }) => content),
    ...categories.flatMap(({ description }) => description?.[view] ?? []),
  ];
}

const has = (parts: string[]) => (html: string) => parts.every((part) => html.includes(part));

/** By content type: its appearances, then what else of Page Builder's a page may carry. */
const APPEARANCES: Record<string, string[]> = {
  row: ['contained', 'full-width', 'full-bleed'],
  'column-group': ['default'],
  column: ['full-height', 'align-top', 'align-center', 'align-bottom'],
  heading: ['default'],
  text: ['default'],
  image: ['full-width'],
  tabs: ['default'],
  'tab-item': ['default'],
  buttons: ['inline', 'stacked'],
  'button-item': ['default'],
  block: ['default'],
  dynamic_block: ['default'],
  products: ['grid', 'carousel'],
  html: ['default'],
  divider: ['default'],
  video: ['default'],
  map: ['default'],
  banner: ['poster', 'collage-left', 'collage-centered', 'collage-right'],
  slider: ['default'],
  slide: ['poster', 'collage-left', 'collage-right'],
  category_list: ['default'],
};

const FACTS = [
  'data-content-type="column-line"',
  'data-enable-parallax="1"',
  'data-background-images="{\\&quot;desktop_image\\&quot;:',
  '\\&quot;mobile_image\\&quot;:',
  'data-background-type="video"',
  'data-video-fallback-src="{{media',
  'data-element="video_overlay"',
  'data-element="mobile_image"',
  'data-element="caption"',
  'data-element="empty_link"',
  'data-same-width="true"',
  'data-show-overlay="always"',
  'data-show-overlay="hover"',
  'data-show-overlay="never"',
  'data-show-button="hover"',
  'data-show-button="never"',
  'data-active-from="',
  'data-active-to="',
  'data-carousel-mode="continuous"',
  'tab-align-center',
  'pagebuilder-button-primary',
  'pagebuilder-button-secondary',
  'pagebuilder-button-link',
  '{display:none}',
  '@media only screen and (max-width: 768px)',
  '<iframe frameborder="0"',
  '<video frameborder="0"',
];

describe.each(['default', 'mmstr_th'] as const)('the content of %s', (view) => {
  const content = contentOf(view);

  it('[CMS-1] has every content type of Page Builder in every appearance', () => {
    const wanted = Object.entries(APPEARANCES).flatMap(([type, names]) =>
      names.map((name) => `data-content-type="${type}" data-appearance="${name}"`),
    );
    // Attributes of a merchant's stand between a type and its appearance nowhere.
    expect(wanted.filter((attributes) => !content.some(has([attributes])))).toEqual([]);
  });

  it('[CMS-1] has what Page Builder lets a merchant set', () => {
    expect(FACTS.filter((fact) => !content.some(has([fact])))).toEqual([]);
  });

  it('[CMS-3] has an element whose time is over, one whose time has come, and one that is hidden', () => {
    const now = '2026-11-22';
    const periods = content.flatMap((html) =>
      [...html.matchAll(/data-active-from="([^"]*)"(?: data-active-to="([^"]*)")?/g)].map(([, from, to]) => ({
        from,
        to,
      })),
    );
    expect(periods.some(({ to }) => to && to < now)).toBe(true);
    expect(periods.some(({ from, to }) => from && from < now && (!to || to > now))).toBe(true);
  });

  it('names each style once, and an element for it', () => {
    for (const html of content.filter((text) => text.startsWith('<style>'))) {
      const [, styles = '', markup = ''] = /^<style>(.*?)<\/style>(.*)$/s.exec(html) ?? [];
      const styled = new Set([...styles.matchAll(/\[data-pb-style=(\w+)\]/g)].map(([, id]) => id));
      const marked = [...markup.matchAll(/data-pb-style="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(marked).size).toBe(marked.length);
      expect(new Set(marked)).toEqual(styled);
    }
  });

  it('closes every element that it opens', () => {
    for (const html of content) {
      for (const tag of ['div', 'ul', 'li', 'p', 'a', 'span', 'figure', 'table']) {
        const open = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
        expect([tag, html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0]).toEqual([tag, open]);
      }
    }
  });
});

it('styles stand before the markup, equal ones together, and are the same at every seeding', () => {
  const write = () =>
    pageBuilder(
      heading(2, 'A', { style: { color: 'red' } }),
      heading(2, 'B', { style: { color: 'red' }, mobileStyle: { color: 'blue' } }),
      text('<p>C</p>'),
    );
  expect(write()).toMatch(
    /^<style>#html-body \[data-pb-style=(P\w{6})\],#html-body \[data-pb-style=(P\w{6})\]\{color:red\}@media only screen and \(max-width: 768px\) \{ #html-body \[data-pb-style=\2\]\{color:blue\} \}<\/style><h2 data-content-type="heading" data-appearance="default" data-element="main" data-pb-style="\1">A<\/h2><h2 [^>]*data-pb-style="\2">B<\/h2><div data-content-type="text" data-appearance="default" data-element="main"><p>C<\/p><\/div>$/,
  );
  expect(write()).toBe(write());
});
