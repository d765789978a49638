// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUARD_PAST_PAGES } from './past-page';

const reload = vi.fn();
const root = document.documentElement;
let listeners: AbortController;

/** Runs the script as the page does, its listeners in this test only. */
beforeEach(() => {
  listeners = new AbortController();
  const { signal } = listeners;
  const listen = (name: string, hear: EventListener) => window.addEventListener(name, hear, { signal });
  new Function('addEventListener', 'location', GUARD_PAST_PAGES)(listen, { reload });
  localStorage.clear();
});
afterEach(() => {
  listeners.abort();
  root.hidden = false;
  reload.mockReset();
});

const signedInAs = (value: string | null) =>
  value === null ? localStorage.removeItem('signin_token') : localStorage.setItem('signin_token', value);
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted = true) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('[SESS-4] a page in the browser’s back/forward cache', () => {
  it('a customer’s page is shown again to the same session only; for all others it stays hidden and loads anew', () => {
    signedInAs('olivias');
    leave();
    expect(root.hidden).toBe(true);
    comeBack();
    expect([root.hidden, reload.mock.calls.length]).toEqual([false, 0]);
    leave();
    signedInAs(null);
    comeBack();
    expect([root.hidden, reload.mock.calls.length]).toEqual([true, 1]);
    signedInAs('bobs');
    comeBack();
    expect([root.hidden, reload.mock.calls.length]).toEqual([true, 2]);
  });

  it('a guest’s page stays in sight, and loads anew for who has signed in since', () => {
    leave();
    expect(root.hidden).toBe(false);
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    signedInAs('olivias');
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page that is loaded from the network is let alone', () => {
    signedInAs('olivias');
    comeBack(false);
    expect([root.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  });
});
