// @vitest-environment jsdom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/auth/token';
import { setMark, takeMark } from '@/lib/browser/session/session-mark';
import { useUserStore } from '@/lib/customer/user-store';
import { useToastStore } from '@/lib/shell/toast-store';
import { Notices } from './notices';
import { noticeParts as parts, pass, setUpToasts, signal, texts } from './notices.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

setUpToasts();

describe('[NET-1] the message about being offline', () => {
  it('the message about being offline comes as an error, the one about being online as information, 3 s each', () => {
    render(<Notices {...parts} />);
    signal('offline');
    expect(screen.getByRole('alert').textContent).toBe('You are offline. Some features may be unavailable.');
    pass(2999);
    expect(texts()).toHaveLength(1);
    pass(1);
    expect(texts()).toEqual([]);
    signal('online');
    expect(texts()).toEqual(['You are online.']);
    expect(useToastStore.getState().toasts).toMatchObject([{ type: 'info' }]);
    pass(3000);
    expect(texts()).toEqual([]);
  });

  it('the message about being offline says only what is true now', () => {
    render(<Notices {...parts} />);
    signal('offline');
    signal('online');
    expect(texts()).toEqual(['You are online.']);
    pass(3000);
    expect(texts()).toEqual([]);
  });

  it('the message about being offline does not come to who has never been offline', () => {
    render(<Notices {...parts} />);
    signal('online');
    expect(texts()).toEqual([]);
  });
});

describe('[SESS-3] the message that the session has ended', () => {
  it('the message about an ended session is told again by the next page, until a visitor has seen to it', () => {
    setMark('session_ended');
    render(<Notices {...parts} />);
    expect(texts()).toEqual([`${parts.labels.sessionEnded}${parts.labels.signIn}`]);
    window.dispatchEvent(new Event('pagehide'));
    expect(takeMark('session_ended'), 'a customer’s page is left at once').toBe(true);
    fireEvent.click(screen.getByRole('button', { name: parts.labels.close }));
    window.dispatchEvent(new Event('pagehide'));
    expect(takeMark('session_ended')).toBe(false);
  });

  it('the message about an ended session does not come to who has signed in again in another tab', () => {
    storeToken('jwt');
    setMark('session_ended');
    render(<Notices {...parts} />);
    expect(texts()).toEqual([]);
  });

  it('the message about an ended session goes once somebody signs in on the page', () => {
    setMark('session_ended');
    render(<Notices {...parts} />);
    expect(texts()).toHaveLength(1);
    act(() => storeToken('jwt'));
    expect(texts()).toEqual([]);
  });
});

describe('[SESS-3] the message that the session is over soon', () => {
  it('the message about the end of a session comes in time, stays, and goes with its session', () => {
    storeToken('jwt');
    render(<Notices {...parts} />);
    pass(3_470_000);
    expect(texts()).toEqual([]);
    pass(50_000);
    expect(texts()).toEqual([parts.labels.sessionEnding]);
    act(() => useUserStore.setState({ token: null }));
    expect(texts()).toEqual([]);
  });
});
