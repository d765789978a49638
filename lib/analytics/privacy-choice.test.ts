// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayBeCounted, readPrivacyChoice, refusesByBrowser, storePrivacyChoice } from './privacy-choice';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('[STORE-6] a choice is kept with its date for half a year, then it is asked again', () => {
  expect(readPrivacyChoice()).toBeNull();
  storePrivacyChoice('accepted');
  expect(JSON.parse(localStorage.getItem('privacy_choice') ?? '')).toMatchObject({ version: 1, statistics: true });
  expect(readPrivacyChoice(Date.now() + 181 * DAY)).toBe('accepted');
  expect(readPrivacyChoice(Date.now() + 183 * DAY)).toBeNull();
  storePrivacyChoice('rejected');
  expect(readPrivacyChoice()).toBe('rejected');
});

it.each(['{', '7', '{"version":0,"statistics":true,"date":"2999-01-01"}', '{"version":1,"statistics":true}'])(
  '[STORE-6] nobody has agreed by %s',
  (stored) => {
    localStorage.setItem('privacy_choice', stored);
    expect(readPrivacyChoice(0)).toBeNull();
  },
);

it('[STORE-6] a refusal removes Google’s cookies and the shop’s own notes', () => {
  for (const cookie of ['_ga=1', '_ga_AB12=1', 'store_view_code=mmstr_th']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google Analytics does
    document.cookie = `${cookie}; path=/`;
  }
  localStorage.setItem('counted_orders', '["1"]');
  sessionStorage.setItem('draft_analytics', '{}');
  storePrivacyChoice('accepted');
  expect(document.cookie).toContain('_ga');
  storePrivacyChoice('rejected');
  expect(document.cookie).toBe('store_view_code=mmstr_th');
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['privacy_choice']);
});

it('[STORE-6] the browser’s own refusal counts, and programs are nobody to ask', () => {
  const browse = (values: object) => vi.stubGlobal('navigator', { userAgent: 'Firefox', ...values });
  browse({});
  expect([refusesByBrowser(), mayBeCounted()]).toEqual([false, true]);
  for (const refusal of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
    browse(refusal);
    expect([refusesByBrowser(), mayBeCounted()]).toEqual([true, false]);
  }
  browse({ userAgent: 'Googlebot/2.1' });
  expect(mayBeCounted()).toBe(false);
  browse({});
  storePrivacyChoice('rejected');
  expect(mayBeCounted()).toBe(false);
});
