// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from './island-page.fixture';

beforeEach(() => {
  fakeWindow();
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollBy = vi.fn();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const NAMES = ['Delivery', 'Returns', 'Payment'];
const tab = (name: string, index: number) =>
  `<li role="presentation"><a id="t${index}-tab" role="tab" href="#t${index}" aria-controls="t${index}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</a></li>`;
const panel = (name: string, index: number) =>
  `<div data-content-type="tab-item" role="tabpanel" id="t${index}" aria-labelledby="t${index}-tab"${index === 0 ? '' : ' data-closed=""'}><h3 id="about-${index}">About ${name}</h3></div>`;
const TABS = `<div data-content-type="tabs"><ul data-element="navigation" role="tablist">${NAMES.map(tab).join('')}</ul><div data-element="content">${NAMES.map(panel).join('')}</div></div>`;
const tabs = () => renderIsland(TABS, { kind: 'tabs', settings: { active: 0 } });

/** The tab that is selected, the panel that is open, and what the Tab key reaches. */
const open = () => ({
  selected: screen.getByRole('tab', { selected: true }).textContent,
  panels: screen.getAllByRole('tabpanel').map(({ textContent }) => textContent),
  reached: screen
    .getAllByRole('tab')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent),
});
const isOpen = (name: string) => ({ selected: name, panels: [`About ${name}`], reached: [name] });

describe('[CMS-1] tabs', () => {
  test('[CMS-5] have the merchant’s tab open at first, and any other at a press', async () => {
    await tabs();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Delivery');
    await userEvent.click(screen.getByRole('tab', { name: 'Payment' }));
    expect(open()).toEqual(isOpen('Payment'));
    expect(document.querySelector('[data-closed]')).toBeNull();
    expect(location.hash).toBe('');
  });

  test('are opened by arrow keys, round the ends, and by Home and End', async () => {
    await tabs();
    screen.getByRole('tab', { name: 'Delivery' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Returns'],
      ['End', 'Payment'],
      ['ArrowRight', 'Delivery'],
      ['ArrowLeft', 'Payment'],
      ['Home', 'Delivery'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(open()).toEqual(isOpen(name));
      expect(document.activeElement?.textContent).toBe(name);
    }
  });

  test('leave keys alone that are the browser’s', async () => {
    await tabs();
    screen.getByRole('tab', { name: 'Delivery' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Delivery');
  });

  test.each(['#t1', '#about-1'])('are opened by an address that leads into one: %s', async (hash) => {
    history.replaceState(null, '', `/delivery${hash}`);
    await tabs();
    expect(open()).toEqual(isOpen('Returns'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('are opened by an address that changes, and by a link to where it is already', async () => {
    await tabs();
    history.replaceState(null, '', '/#t2');
    window.dispatchEvent(new Event('hashchange'));
    expect(open()).toEqual(isOpen('Payment'));
    await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
    const link = document.createElement('a');
    link.href = '#t2';
    link.textContent = 'How to pay';
    document.body.append(link);
    await userEvent.click(link);
    expect(open()).toEqual(isOpen('Payment'));
  });

  test('do not mind an address that leads elsewhere, or cannot be read', async () => {
    history.replaceState(null, '', '/#%E0%A4%A');
    await tabs();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Delivery');
  });

  test('fade out at the side where there are more than fit', async () => {
    const sizes = { scrollWidth: 900, clientWidth: 300, scrollLeft: 0 };
    for (const name of ['scrollWidth', 'clientWidth', 'scrollLeft'] as const) {
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => sizes[name]);
    }
    await tabs();
    const list = screen.getByRole('tablist');
    list.dispatchEvent(new Event('scroll'));
    expect(list.dataset.more).toBe('after');
    vi.restoreAllMocks();
  });

  test('[SHELL-14] while they are scrolled the fading follows at most every 250 ms, and to where they end', async () => {
    const place = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(0);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    await tabs();
    vi.useFakeTimers();
    const list = screen.getByRole('tablist');
    const scrollTo = (left: number) => {
      place.mockReturnValue(left);
      list.dispatchEvent(new Event('scroll'));
    };
    for (const left of [1, 300, 600]) scrollTo(left);
    vi.advanceTimersByTime(249);
    expect(list.dataset.more).toBe('after');
    vi.advanceTimersByTime(1);
    expect(list.dataset.more).toBe('before');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('are as the server drew them when their code goes', async () => {
    const { leave } = await tabs();
    await userEvent.click(screen.getByRole('tab', { name: 'Payment' }));
    const { before, after } = leave();
    expect(after).toBe(before);
  });
});
