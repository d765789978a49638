import { useEffect } from 'react';
import { create } from 'zustand';
import type { AppError } from '@/lib/errors/app-error';
import { readToken } from '@/lib/magento/call-headers';
import type { Customer } from './customer';

/** What a customer does about themselves, each requested and received [SESS-6]. */
export type UserStep =
  | 'signIn'
  | 'getDetails'
  | 'createAccount'
  | 'resetPassword'
  | 'updateCustomer'
  | 'updatePassword'
  | 'updateAddress'
  | 'deleteAddress';

export interface UserState {
  /** Null until the details have come, and for guests. */
  currentUser: Customer | null;
  /** Null on the server and until the browser's storage was read [SESS-2]. */
  isSignedIn: boolean | null;
  token: string | null;
  /** The step whose answer has not come yet. */
  pending: UserStep | null;
  isGettingDetails: boolean;
  getDetailsError: AppError | null;
  isResettingPassword: boolean;
  resetPasswordError: AppError | null;
  /** What the form of the account's information changes besides names [SESS-7]. */
  change_email: boolean;
  change_password: boolean;
  /** The order whose details lie over the page [SESS-13]. */
  isPopupOrderDetailsOpen: boolean;
  /** SKUs of what was looked at, the latest first, once a screen shows them [SESS-6, CAT-7]. */
  recentViewed: readonly string[];
}

const SIGNED_OUT = {
  currentUser: null,
  isSignedIn: false,
  token: null,
  pending: null,
  isGettingDetails: false,
  getDetailsError: null,
  isResettingPassword: false,
  resetPasswordError: null,
  change_email: false,
  change_password: false,
  isPopupOrderDetailsOpen: false,
  recentViewed: [],
} as const satisfies UserState;

/** Who uses the shop; only this file and `lib/auth` write the session's part of it. */
export const useUserStore = create<UserState>(() => ({ ...SIGNED_OUT, isSignedIn: null }));

/** Takes over the stored token; an expired one counts as none [SESS-2, SESS-13]. */
export function loadSession(): void {
  const token = readToken();
  // What is known of another token's customer is none of this one's.
  useUserStore.setState(({ currentUser, recentViewed, ...known }) => {
    if (token === null) return { ...SIGNED_OUT, recentViewed };
    return { token, isSignedIn: true, currentUser: token === known.token ? currentUser : null };
  });
}

/** Signs the user out of the page's memory [SESS-13]. */
export function resetUser(): void {
  useUserStore.setState(SIGNED_OUT);
}

/** Whether somebody is signed in; null on the server and before the browser has looked. */
export function useSignedIn(): boolean | null {
  useEffect(() => {
    if (useUserStore.getState().isSignedIn === null) loadSession();
  }, []);
  return useUserStore((state) => state.isSignedIn);
}

/** What the account's form changes besides names; an empty payload clears both [SESS-7]. */
export function toggleAccountEdit(payload: { change_email?: boolean; change_password?: boolean } = {}): void {
  const { change_email = false, change_password = false } = payload;
  useUserStore.setState({ change_email, change_password });
}

/** Shows an order's details over the page, or takes them away [SESS-13]. */
export function setOrderDetailsOpen(isPopupOrderDetailsOpen: boolean): void {
  useUserStore.setState({ isPopupOrderDetailsOpen });
}
