import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { readMovingBackground } from './backgrounds';
import { childrenOfType, create, isOn, numberOf, part, textNode } from './dom';
import type { CarouselSettings } from './islands';
import { declared, type Reading } from './reading';

const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i;

/** Page Builder's kinds of buttons, and how much each asks for attention [CMS-5]. */
const PRIORITIES = { primary: 'high', secondary: 'normal', link: 'low' };

/** A row's background stands on the inner element where the row is contained. */
export function readRow(row: Element, reading: Reading): void {
  const isFull = row.attribs['data-appearance']?.startsWith('full-') ?? false;
  const carrier = isFull ? row : (part(row, 'inner') ?? row);
  readMovingBackground(row, carrier, reading);
  colour(part(row, 'video_overlay'), 'data-video-overlay-color');
}

/** A banner or a slide: a picture or a film, words over or beside it, and the way that it leads. */
export function readBanner(banner: Element, reading: Reading): void {
  const wrapper = part(banner, 'wrapper');
  const overlay = part(banner, 'overlay');
  if (wrapper) readMovingBackground(banner, wrapper, reading);
  colour(overlay, 'data-overlay-color');
  colour(part(banner, 'video_overlay'), 'data-video-overlay-color');
  const button = part(banner, 'button');
  if (button) {
    if (banner.attribs['data-show-button'] === 'never') DomUtils.removeElement(button);
    else prioritise(button);
    // Magento's markup hides it until a script sees the pointer; here the style sheet does.
    delete button.attribs.style;
  }
  unnest(banner);
}

/** Links in a banner's words cannot stand in a link: then its button is the link. */
function unnest(banner: Element): void {
  const link = part(banner, 'link');
  if (link?.name !== 'a' || !DomUtils.existsOne((node) => node.name === 'a', link.children)) return;
  const { href, target, rel, ...rest } = link.attribs;
  link.name = 'div';
  link.attribs = rest;
  const button = part(banner, 'button');
  if (!button || href === undefined) return;
  button.name = 'a';
  Object.assign(button.attribs, { href }, target ? { target } : {}, rel ? { rel } : {});
}

/** An overlay's colour, which the style sheet shows always or under the pointer. */
function colour(overlay: Element | null, attribute: string): void {
  const value = overlay?.attribs[attribute];
  if (!overlay || !value || !COLOUR.test(value)) return;
  overlay.attribs.style = `${overlay.attribs.style ?? ''};--overlay:${value}`.replace(/^;/, '');
}

/** Buttons that are as wide as the widest fill no line: where in it they stand is told to the style sheet. */
export function readButtons(buttons: Element, reading: Reading): void {
  const align = declared(buttons, 'text-align', reading);
  if (align === 'center' || align === 'right') buttons.attribs['data-align'] = align;
}

/** A button with the attention that it asks for. */
export function readButton(item: Element): void {
  const button = part(item, 'link') ?? part(item, 'empty_link');
  if (button) prioritise(button);
}

function prioritise(button: Element): void {
  const kind = /pagebuilder-button-(primary|secondary|link)/.exec(button.attribs.class ?? '')?.[1] ?? 'primary';
  button.attribs['data-priority'] = PRIORITIES[kind as keyof typeof PRIORITIES];
}

/** A slider's slides stand in a row that is swiped; its code adds arrows, dots and time. */
export function readSlider(slider: Element, reading: Reading): void {
  slider.attribs['data-element'] = 'main';
  reading.islands.set(slider, {
    kind: 'slider',
    settings: { ...carouselTimes(slider), fade: isOn(slider, 'data-fade') },
  });
}

/** How a slider and a carousel of products move [CMS-5]. */
export function carouselTimes(element: Element): Omit<CarouselSettings, 'isContinuous' | 'centerPadding'> {
  return {
    autoplay: isOn(element, 'data-autoplay'),
    autoplaySpeed: numberOf(element, 'data-autoplay-speed', 3000, [500, 600_000]),
    isEndless: isOn(element, 'data-infinite-loop'),
    hasArrows: isOn(element, 'data-show-arrows', true),
    hasDots: isOn(element, 'data-show-dots', true),
  };
}

/** Tabs with the roles and states that they have at first: one panel is open [CMS-5], all are without script. */
export function readTabs(tabs: Element, reading: Reading, id: string): void {
  const items = childrenOfType(tabs, 'tab-item');
  const navigation = part(tabs, 'navigation');
  if (!navigation || items.length === 0) return;
  const titles = navigation.children.filter(DomUtils.isTag).map((item) => DomUtils.textContent(item).trim());
  const active = numberOf(tabs, 'data-active-tab', 0, [0, items.length - 1]);
  const names = items.map((item, index) => item.attribs['data-tab-name'] || titles[index] || String(index + 1));
  const ids = items.map((item, index) => item.attribs.id || `${id}-${index + 1}`);
  navigation.attribs.role = 'tablist';
  navigation.children = [];
  for (const [index, item] of items.entries()) {
    const isActive = index === active;
    const panel = ids[index] ?? '';
    const tab = create(
      'a',
      {
        ...{ id: `${panel}-tab`, role: 'tab', href: `#${panel}`, class: 'tab-title', 'aria-controls': panel },
        ...{ 'aria-selected': String(isActive), tabindex: isActive ? '0' : '-1' },
      },
      [textNode(names[index] ?? '')],
    );
    DomUtils.appendChild(navigation, create('li', { role: 'presentation', class: 'tab-header' }, [tab]));
    Object.assign(item.attribs, {
      ...{ id: panel, role: 'tabpanel', tabindex: '0', 'aria-labelledby': `${panel}-tab` },
      'data-tab-name': names[index],
    });
    // Not `hidden`: without script all are read.
    if (!isActive) item.attribs['data-closed'] = '';
  }
  reading.islands.set(tabs, { kind: 'tabs', settings: { active } });
}
