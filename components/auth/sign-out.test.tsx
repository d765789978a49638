// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/auth/token';
import { setMark } from '@/lib/browser/session/session-mark';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { SignOut } from './sign-out';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.signOut;

beforeEach(() => {
  fakeCommerce({ SignOut: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } } });
  window.localStorage.clear();
  window.sessionStorage.clear();
  storeToken('jwt');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <WithMessages>
      <SignOut homeHref="/" signInHref="/sign-in" />
    </WithMessages>,
  );
}

describe('the page that signs out', () => {
  it('[SESS-4, ROUTE-9] says that one is signed out, with a way back in', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: labels.title })).toBeTruthy();
    expect(screen.queryByText(labels.text)).toBeNull();
    const heading = await screen.findByRole('heading', { level: 1, name: labels.done });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(labels.text)).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.again }).getAttribute('href')).toBe('/sign-in');
    expect(window.localStorage.getItem('signin_token')).toBeNull();
  });

  it('[SESS-12] says that the account was deleted, once, and offers no way into it', async () => {
    setMark('account_deleted');
    open();
    const heading = await screen.findByRole('heading', { name: labels.deleted });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('link', { name: labels.again })).toBeNull();
    expect({ ...window.sessionStorage }).toEqual({});
    cleanup();
    open();
    await screen.findByRole('heading', { name: labels.done });
  });
});
