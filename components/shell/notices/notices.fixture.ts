import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { comparePart } from '@/components/compare/header/compare.fixture';
import { drawerAccount } from '@/components/shell/account/drawer-account.fixture';
import { resetUser } from '@/lib/customer/user-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { removeToast, useToastStore } from '@/lib/shell/toast-store';
import messages from '@/messages/en-GB.json';
import type { NoticesProps } from './notices';

const labels = {
  notices: messages.notices.label,
  close: messages.shell.close,
  showAll: messages.notices.showAll,
  offline: messages.notices.offline,
  online: messages.notices.online,
  fetchingData: messages.shell.fetchingData,
  sessionEnded: messages.notices.sessionEnded,
  sessionEnding: messages.notices.sessionEnding,
  signIn: messages.notices.signIn,
  newVersion: messages.notices.newVersion,
  update: messages.notices.update,
};
/** What any page hands to its notices, in English; what is optional is absent. */
export const noticeParts: NoticesProps = {
  labels,
  accountMenu: drawerAccount.menu,
  ...{ gate: null, hearts: null, push: null, analytics: null },
  compare: comparePart,
};

let isOnline: boolean;

/** Has each test begin online and without toasts, by a clock of its own. */
export function setUpToasts(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    useShellStore.setState(useShellStore.getInitialState(), true);
  });
  afterEach(() => {
    for (const { id } of useToastStore.getState().toasts) removeToast(id);
    cleanup();
    localStorage.clear();
    resetUser();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** What the toasts say. */
export const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

export function signal(name: 'online' | 'offline'): void {
  isOnline = name === 'online';
  act(() => window.dispatchEvent(new Event(name)));
}
