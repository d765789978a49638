import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { read, type } from './read-content.fixture';

describe('[CMS-5] buttons', () => {
  it.each([
    ['primary', 'high'],
    ['secondary', 'normal'],
    ['link', 'low'],
  ])('%s ones have the priority %s', (kind, priority) => {
    const button = (tag: string) =>
      type(
        'button-item',
        `<${tag} class="pagebuilder-button-${kind}" data-element="link"><span data-element="link_text">Go</span></${tag}>`,
      );
    expect(read(button('a')).html).toContain(`data-priority="${priority}"`);
    expect(read(button('div').replace('"link"', '"empty_link"')).html).toContain(`data-priority="${priority}"`);
  });
});

it('[CMS-1] buttons of one width stand where the merchant’s style block or their own style has them', () => {
  const buttons = (attributes: string) => read(type('buttons', 'Go', `data-same-width="true" ${attributes}`)).html;
  const css = '<style>#html-body [data-pb-style=ABC]{text-align:center}</style>';
  expect(read(css + type('buttons', 'Go', 'data-pb-style="ABC"')).html).toContain('data-align="center"');
  expect(buttons('style="text-align:right"')).toContain('data-align="right"');
  expect(buttons('style="text-align:left"')).not.toContain('data-align');
  expect(buttons('')).not.toContain('data-align');
});

describe('[CMS-1] banners and slides', () => {
  const banner = (attributes: string, inside = '', name = 'banner') =>
    `<div data-content-type="${name}" data-appearance="poster" ${attributes}><a href="/travel.html" data-element="link"><div class="pagebuilder-banner-wrapper" data-element="wrapper"><div data-overlay-color="#ff0000" data-element="overlay"><div data-element="content"><p>Words${inside}</p></div><button class="pagebuilder-banner-button pagebuilder-button-secondary" style="opacity: 0; visibility: hidden;" data-element="button">Read</button></div></div></a></div>`;

  it.each(['banner', 'slide'])('a %s is a link, whose overlay and button are the style sheet’s', (name) => {
    const { html } = read(banner('data-show-button="hover" data-show-overlay="hover"', '', name));
    expect(html).toContain('--overlay:#ff0000');
    expect(html).toMatch(/<span [^>]*data-element="button" data-priority="normal">Read<\/span>/);
    expect(html).not.toContain('opacity');
    expect(read(banner('data-show-button="never"', '', name)).html).not.toContain('Read');
  });

  it('no link stands in a link: the button leads there instead', () => {
    const { html } = read(banner('data-show-button="always"', ' <a href="/advice">More</a>'));
    expect(html).toMatch(/<div data-element="link"/);
    expect(html).toMatch(/<a [^>]*data-element="button"[^>]*href="\/travel.html"[^>]*>Read<\/a>/);
    expect(html).toContain('<a href="/advice"');
  });

  it('[CMS-5] a slider moves as its attributes say, and as the specification says without', () => {
    const slides = type('slide', '<div data-element="empty_link"></div>');
    const settings = (attributes: string) => read(type('slider', slides, attributes)).islands[0]?.settings;
    const defaults = {
      autoplay: false,
      autoplaySpeed: 3000,
      fade: false,
      isEndless: false,
      hasArrows: true,
      hasDots: true,
    };
    expect(settings('')).toEqual(defaults);
    const all =
      'data-autoplay="true" data-autoplay-speed="4000" data-fade="true" data-infinite-loop="true" data-show-arrows="false" data-show-dots="false"';
    expect(settings(all)).toEqual({
      ...defaults,
      autoplay: true,
      autoplaySpeed: 4000,
      fade: true,
      isEndless: true,
      hasArrows: false,
      hasDots: false,
    });
    expect(settings('data-autoplay-speed="quick" data-show-dots="1"')).toEqual(defaults);
  });
});

describe('[CMS-5] tabs', () => {
  const tabs = (attributes = '') =>
    `<div data-content-type="tabs" data-appearance="default" ${attributes}><ul role="tablist" data-element="navigation"><li data-element="headers"><a href="#one" class="tab-title"><span>First</span></a></li><li><a href="#two"><span>Second</span></a></li></ul><div data-element="content"><div data-content-type="tab-item" data-tab-name="First" id="one"><p>1</p></div><div data-content-type="tab-item" data-tab-name="Second" id="two"><p>2</p></div></div></div>`;

  it('the first is open, or the one that the merchant chose; all have their roles', () => {
    const { islands, withRole } = read(tabs());
    expect(islands).toEqual([{ type: 'tabs', kind: 'tabs', settings: { active: 0 } }]);
    const tab = withRole('tab').find(({ attribs }) => attribs['aria-selected'] === 'true');
    expect(DomUtils.textContent(tab ?? [])).toBe('First');
    const panels = withRole('tabpanel');
    expect(panels.map(({ attribs }) => [attribs['aria-labelledby'], attribs['data-closed']])).toEqual([
      [`${tab?.attribs['aria-controls']}-tab`, undefined],
      [expect.stringMatching(/-tab$/), ''],
    ]);
    expect(read(tabs('data-active-tab="1"')).islands[0]?.settings).toEqual({ active: 1 });
    expect(read(tabs('data-active-tab="7"')).islands[0]?.settings).toEqual({ active: 1 });
  });
});
