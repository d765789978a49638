// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MenuButton } from '@/components/shell/navigation/menu-button';
import { useShellStore } from '@/lib/shell/shell-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { drawerAccount } from './drawer-account.fixture';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { signIn, createAccount, forgotPassword, validation, errors, accountErrors } = messages;
const labels = {
  menu: 'Menu',
  title: 'Main',
  close: 'Close',
  back: 'Back',
  all: 'All',
  account: 'Account',
  loading: 'Wait',
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[SHELL-5] a form whose texts do not come leaves a link in the drawer, until the connection is back', async () => {
  let isThere = false;
  const { calls } = fakeCommerce({
    '/api/texts/account': () =>
      isThere
        ? Response.json({ signIn, createAccount, forgotPassword, validation, errors, accountErrors })
        : new Response(null, { status: 404 }),
  });
  document.documentElement.dataset.store = 'mmstr_en';
  document.documentElement.lang = 'en-GB';
  render(<MenuButton links={[]} account={drawerAccount} labels={labels} />);
  act(() => useShellStore.getState().toggleDrawer('MENU'));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toBe('/customer/account');
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByLabelText(/^Email address/);
  expect(calls.map(({ url }) => url.search)).toEqual(['?store=mmstr_en', '?store=mmstr_en']);
});
