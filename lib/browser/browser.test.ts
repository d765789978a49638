// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownerOf, renameOwner } from '@/lib/browser/session/session-owner';
import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { isBot } from './bot';
import { readStoredJson, writeStored } from './local-storage';
import { watchMedia } from './media-query';
import { callForNotices, NOTICE_EVENT, WARNING_EVENT, warn } from './notice-event';
import { opensHere } from './opens-here';
import { pageLocale, pagePath, pageStoreCodes, pageUnsoldRule } from './page-store';
import { clearDrafts } from './private-storage';
import { tell, told } from './shop-events';
import { throttle } from './throttle';
import { savesData, wantsLessMotion } from './visitor-wishes';
import { loadAtFirstSign } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('watchMedia', () => {
  test('[SHELL-14] watchMedia throws where the capability is missing', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(() => watchMedia('(width < 1px)', () => {})).toThrow('cannot tell');
  });

  test('[SHELL-14] watchMedia tells at once, at each change, and no more once ended', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => list);
    const listener = vi.fn();
    const end = watchMedia('(width < 1px)', listener);
    list.matches = true;
    list.dispatchEvent(new Event('change'));
    end();
    list.dispatchEvent(new Event('change'));
    expect(listener.mock.calls).toEqual([[false], [true]]);
  });
});

describe('throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('[SHELL-14] throttle calls at once, then at most every 250 ms, and never loses the last call', () => {
    const callback = vi.fn();
    const throttled = throttle(callback);
    for (const value of [1, 2, 3]) throttled(value);
    expect(callback.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(249);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(callback.mock.calls).toEqual([[1], [3]]);
    throttled(4);
    expect(callback).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(250);
    expect(callback).toHaveBeenLastCalledWith(4);
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(3);
    throttled(5);
    expect(callback).toHaveBeenLastCalledWith(5);
  });
});

describe('what a browser keeps', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('what is no JSON counts as nothing', () => {
    writeStored('receipt', '{');
    expect([readStoredJson('receipt'), readStoredJson('paymentMethod')]).toEqual([null, null]);
    writeStored('receipt', '{"id":42}');
    expect(readStoredJson('receipt')).toEqual({ id: 42 });
  });

  test('a draft is shown to its owner alone, and removed with the others’ or apart from them', () => {
    writeDraft('draft_email', { email: 'a' });
    localStorage.setItem('session_owner', 'ann');
    expect(readDraft('draft_email')).toBeNull();
    writeDraft('draft_email', { email: 'b' });
    writeDraft('draft_address', 1);
    removeDraft('draft_address');
    sessionStorage.setItem('other', 'x');
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft_email', 'draft_email ann', 'other']);
    clearDrafts('ann');
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft_email ann', 'other']);
    expect(readDraft('draft_email')).toEqual({ email: 'b' });
    clearDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
    sessionStorage.setItem('draft_email ann', '{');
    expect(readDraft('draft_email')).toBeNull();
  });

  test('[SESS-3] who changes their address keeps their drafts and what they have saved, and nobody else’s', () => {
    localStorage.setItem('session_owner', ownerOf('Ann@example.com '));
    writeDraft('draft_address', { city: 'York' });
    sessionStorage.setItem('draft_address bob', '1');
    const saved = (email: string) => JSON.stringify([{ key: 'a', owner: ownerOf(email) }, { key: '"owner":"' }]);
    localStorage.setItem('saved_lines', saved('ann@example.com'));
    renameOwner('anna@example.com');
    expect(localStorage.getItem('saved_lines')).toBe(saved('anna@example.com'));
    expect(readDraft('draft_address')).toEqual({ city: 'York' });
    expect(localStorage.getItem('session_owner')).toBe(ownerOf('anna@example.com'));
    clearDrafts(ownerOf('anna@example.com'));
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    expect(ownerOf('ann@example.com')).not.toBe(ownerOf('anna@example.com'));
  });
});

describe('work that must not delay what is seen', () => {
  test('what a press needs is loaded when somebody is there, and not before', () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    loadAtFirstSign(load);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('touchstart'));
    window.dispatchEvent(new Event('touchstart'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a click on a link', () => {
  const opens = (href: string, init: MouseEventInit = {}, change: (link: HTMLAnchorElement) => void = () => {}) => {
    const link = document.createElement('a');
    link.href = href;
    change(link);
    return opensHere(new MouseEvent('click', init), link);
  };

  test('opens a page of the shop here where it is a plain one, also the same page anew', () => {
    expect(['/a.html', '/a.html#b', '/media', '/'].filter((href) => !opens(href))).toEqual([]);
    expect(opens('/a.html', {}, (link) => link.setAttribute('target', '_self'))).toBe(true);
  });

  test('[ROUTE-18] opens no page where the link is a bare “#”, as the buttons of a map have', () => {
    expect([opens('#'), opens(`${window.location.pathname}#`), opens('/a.html#')]).toEqual([false, false, true]);
  });

  test('opens none here with a key or another button, in another tab, elsewhere, or on the same page', () => {
    const keys = [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }];
    expect(keys.filter((init) => opens('/a.html', init))).toEqual([]);
    expect(['https://elsewhere.example/', '/media/a.pdf', '#below'].filter((href) => opens(href))).toEqual([]);
    expect(opens('/a.html', {}, (link) => link.setAttribute('target', '_blank'))).toBe(false);
    expect(opens('/a.html', {}, (link) => link.setAttribute('download', ''))).toBe(false);
    const event = new MouseEvent('click', { cancelable: true });
    event.preventDefault();
    expect(opensHere(event, Object.assign(document.createElement('a'), { href: '/a.html' }))).toBe(false);
  });
});

test('[STORE-2] a page knows its store view, its language and where its paths begin', () => {
  const { documentElement } = document;
  expect(pageStoreCodes()).toEqual({ store: '', currency: undefined });
  expect([pagePath('/'), pagePath('/a')]).toEqual(['/', '/a']);
  Object.assign(documentElement.dataset, { store: 'mmstr_th', currency: 'THB', root: '/mmstr_th' });
  documentElement.lang = 'th-TH';
  expect([pageStoreCodes(), pageLocale()]).toEqual([{ store: 'mmstr_th', currency: 'THB' }, 'th-TH']);
  expect([pagePath('/'), pagePath('/a')]).toEqual(['/mmstr_th', '/mmstr_th/a']);
});

test('a page knows what the shop does not sell', () => {
  expect(pageUnsoldRule()).toBeNull();
  document.documentElement.dataset.unsold = '{"code":"supply","values":["5"]}';
  expect(pageUnsoldRule()).toEqual({ code: 'supply', values: ['5'] });
});

test('what happens in the shop waits for whoever counts', () => {
  tell({ type: 'payment', method: 'checkmo' });
  expect(told).toEqual([{ type: 'payment', method: 'checkmo' }]);
});

test('a visitor saves data by choice or by a slow connection', () => {
  const isSaving = (connection?: object) => {
    vi.stubGlobal('navigator', { connection });
    return savesData();
  };
  expect([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isSaving)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { saveData: false, effectiveType: '4g' }].map(isSaving)).toEqual([false, false, false]);
});

test('a visitor wants less motion where their device says so', () => {
  const asked = vi.fn((query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  vi.stubGlobal('matchMedia', asked);
  expect(wantsLessMotion()).toBe(true);
  asked.mockReturnValue({ matches: false });
  expect(wantsLessMotion()).toBe(false);
  vi.stubGlobal('matchMedia', undefined);
  expect(wantsLessMotion()).toBe(false);
});

test('whoever calls for notices is heard, with what a warning says', () => {
  const heard = vi.fn();
  window.addEventListener(NOTICE_EVENT, heard);
  window.addEventListener(WARNING_EVENT, heard);
  callForNotices();
  warn('You are offline.');
  expect(heard.mock.calls.map(([event]) => [event.type, event.detail])).toEqual([
    [NOTICE_EVENT, undefined],
    [WARNING_EVENT, 'You are offline.'],
  ]);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', false],
  ['', false],
])('%s is a program: %s', (userAgent, isProgram) => expect(isBot(userAgent)).toBe(isProgram));
