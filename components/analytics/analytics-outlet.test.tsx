// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storePrivacyChoice } from '@/lib/analytics/privacy-choice';
import { tell, told } from '@/lib/browser/shop-events';
import messages from '@/messages/en-GB.json';
import { AnalyticsOutlet } from './analytics-outlet';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));

const settings = { isGeneral: true, isGa4: true, store: 'mmstr_en', currency: 'GBP' };
const { privacy: labels } = messages;
const PATIENCE = { timeout: 15_000 };

beforeEach(() => {
  told.splice(0);
  localStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', root: '/' });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (opener: HTMLElement | null = null) =>
  render(<AnalyticsOutlet settings={settings} labels={labels} opener={opener} onClose={() => {}} />);
const events = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []));
const count = (name: string) => events().filter((event) => event === name).length;

/** What another tab chooses. */
function chooseElsewhere(choice: 'accepted' | 'rejected'): void {
  storePrivacyChoice(choice);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

/** Counting goes on, and what was done before has not been told. */
async function expectSignInUntold(): Promise<void> {
  await expect.poll(events, PATIENCE).toContain('page');
  tell({ type: 'registered' });
  await expect.poll(events, PATIENCE).toContain('sign_up');
  expect(count('login')).toBe(0);
}

it('[STORE-6] what was done before the visitor agreed in another tab is not told, what is done then is', async () => {
  open();
  tell({ type: 'signed-in' });
  chooseElsewhere('accepted');
  await expectSignInUntold();
});

it('[STORE-6] what was done between a withdrawal and another yes, both in another tab, is not told', async () => {
  storePrivacyChoice('accepted');
  open();
  await expect.poll(events, PATIENCE).toContain('page');
  chooseElsewhere('rejected');
  tell({ type: 'signed-in' });
  chooseElsewhere('accepted');
  await expectSignInUntold();
});

it('[STORE-6] a page that comes back whole stops counting where another one has withdrawn meanwhile', async () => {
  storePrivacyChoice('accepted');
  open();
  await expect.poll(events, PATIENCE).toContain('page');
  storePrivacyChoice('rejected');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(window.dataLayer).toEqual([]);
});

it('[STORE-6] what was done on a page before its code came is told of a visitor who had agreed', async () => {
  storePrivacyChoice('accepted');
  tell({ type: 'signed-in' });
  open();
  await expect.poll(events, PATIENCE).toContain('login');
});

it('[STORE-6] whoever opens the choice again may have agreed in another tab meanwhile: nothing before is told', async () => {
  storePrivacyChoice('accepted');
  tell({ type: 'signed-in' });
  open(document.body.appendChild(document.createElement('button')));
  expect(screen.getByText(labels.accepted)).toBeTruthy();
  await expectSignInUntold();
});
