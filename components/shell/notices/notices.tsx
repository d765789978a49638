'use client';

import { useEffect, useState } from 'react';
import type { Gate } from '@/components/auth/gate';
import type { CompareOutletProps } from '@/components/compare/header/compare-outlet';
import type { AccountMenu } from '@/components/shell/account/account-menu';
import { ACCOUNT_TRIGGER } from '@/components/shell/account/account-places';
import { onPress } from '@/components/ui/early-press';
import { useLoaded } from '@/components/ui/use-loaded';
import type { HeartLabels } from '@/components/wishlist/add/heart';
import { watchSession } from '@/lib/auth/watch-session';
import { readStored } from '@/lib/browser/local-storage';
import { WARNING_EVENT, warn } from '@/lib/browser/notice-event';
import { opensHere } from '@/lib/browser/opens-here';
import { hasMark, takeMark } from '@/lib/browser/session-mark';
import { useSignedIn } from '@/lib/customer/user-store';
import { watchConnectivity } from '@/lib/shell/connectivity';
import { useShellStore } from '@/lib/shell/shell-store';
import { addToast } from '@/lib/shell/toast-store';
import { type ToastLabels, ToastList } from './toast-list';

export interface NoticeLabels extends ToastLabels {
  offline: string;
  online: string;
  fetchingData: string;
  sessionEnded: string;
  signIn: string;
}

export interface NoticesProps {
  labels: NoticeLabels;
  accountMenu: AccountMenu;
  /** Null where the shop has no login gate [GATE-1]. */
  gate: Gate | null;
  /** Null where the shop has no wish lists. */
  hearts: HeartLabels | null;
  compare: CompareOutletProps;
}

const loadTrigger = () => import('@/components/shell/account/account-trigger').then((code) => code.AccountTrigger);
const loadOverlay = () => import('./full-page-loading').then((code) => code.FullPageLoading);
const loadHearts = () => import('@/components/wishlist/add/heart');
const loadCompareCode = () => import('@/components/compare/header/compare-outlet');
const loadCompare = () => loadCompareCode().then((code) => code.CompareOutlet);
const loadGate = () => import('@/components/auth/login-gate').then(({ LoginGate }) => LoginGate);

/** Milliseconds that a message about being offline or online stays [NET-1]. */
const CONNECTIVITY_TIMEOUT = 3000;

/**
 * What any page has once it rests: toasts, the loading overlay, messages about being offline, the session's clock and
 * the account in the header.
 */
export function Notices({ labels, accountMenu, gate, hearts, compare }: NoticesProps) {
  useConnectivityToasts(labels);
  useEffect(showWarnings, []);
  useSession(labels);
  useCardHearts(hearts);
  const LoginGate = useLoaded(loadGate, gate !== null);
  const isLoading = useShellStore((state) => state.isFullPageLoading);
  const FullPageLoading = useLoaded(loadOverlay, isLoading);
  return (
    <>
      <ToastList labels={labels} />
      {FullPageLoading ? <FullPageLoading label={labels.fetchingData} /> : null}
      <Account menu={accountMenu} />
      <Comparison {...compare} />
      {gate && LoginGate ? <LoginGate {...gate} /> : null}
    </>
  );
}

/** The header's account: its code comes for customers, and for a guest who presses it; without it, it is a link. */
function Account({ menu }: { menu: AccountMenu }) {
  const isSignedIn = useSignedIn() === true;
  const [isPressed, setPressed] = useState(false);
  const AccountTrigger = useLoaded(loadTrigger, isSignedIn || isPressed);
  const isLink = AccountTrigger !== null;
  useEffect(() => {
    if (isLink) return;
    const controller = new AbortController();
    const { signal } = controller;
    const press = (event: MouseEvent) => {
      const { target } = event;
      const trigger = target instanceof Element && target.closest<HTMLAnchorElement>(`a#${ACCOUNT_TRIGGER}`);
      if (!trigger || !opensHere(event, trigger)) return;
      event.preventDefault();
      setPressed(true);
    };
    window.addEventListener('click', press, { signal, capture: true });
    return () => controller.abort();
  }, [isLink]);
  return AccountTrigger ? <AccountTrigger menu={menu} isPressed={isPressed} /> : null;
}

/** Hearts of product cards [CAT-5]: their code comes with the first press, and for a customer. */
function useCardHearts(labels: HeartLabels | null): void {
  const isSignedIn = useSignedIn() === true;
  useEffect(() => {
    if (!labels) return;
    return onPress('data-heart', (heart) => {
      loadHearts().then(
        ({ pressCardHeart }) => pressCardHeart(heart, labels),
        () => {
          warn(labels.offline);
          heart.removeAttribute('aria-busy');
        },
      );
    });
  }, [labels]);
  const hasHearts = labels !== null;
  useEffect(() => {
    if (!isSignedIn || !hasHearts) return;
    let isGone = false;
    let stop = () => {};
    loadHearts().then(
      ({ markCardHearts }) => {
        if (!isGone) stop = markCardHearts();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isSignedIn, hasHearts]);
}

/** Comes where there may be a list, or somebody begins one. */
function Comparison(props: CompareOutletProps) {
  const isSignedIn = useSignedIn() === true;
  const [isWanted, setWanted] = useState(false);
  const CompareOutlet = useLoaded(loadCompare, isSignedIn || isWanted);
  useEffect(() => setWanted((before) => before || readStored('compareId') !== null), []);
  useEffect(
    () =>
      onPress('data-compare', (button) => {
        setWanted(true);
        loadCompareCode().then(
          ({ pressCompare }) => pressCompare(button, props),
          () => {
            warn(props.labels.offline);
            button.removeAttribute('aria-busy');
          },
        );
      }),
    [props],
  );
  return CompareOutlet ? <CompareOutlet {...props} /> : null;
}

/** Warnings of who could not load the code that adds a toast. Returns a way to stop. */
function showWarnings(): () => void {
  const show = (event: Event) => {
    if (event instanceof CustomEvent) addToast({ type: 'warning', message: String(event.detail) });
  };
  window.addEventListener(WARNING_EVENT, show);
  return () => window.removeEventListener(WARNING_EVENT, show);
}

/** Follows the session, and tells who was signed out by the clock on the page before [SESS-3]. */
function useSession({ sessionEnded, signIn }: NoticeLabels): void {
  useEffect(() => {
    // A page that is left for the sign-in page says it too; that one, or another session, takes the mark away.
    if (hasMark('session_ended')) {
      addToast({
        type: 'warning',
        message: sessionEnded,
        // Whoever was signed out has been away.
        timeout: 0,
        onDismiss: () => takeMark('session_ended'),
        actionText: signIn,
        onAction: () =>
          void import('@/lib/auth/sign-in-path').then((code) => window.location.assign(code.signInPath())),
      });
    }
    return watchSession();
  }, [sessionEnded, signIn]);
}

/** Only who has been offline is told, of that and of being online again [NET-1]. */
function useConnectivityToasts({ offline, online }: NoticeLabels): void {
  useEffect(watchConnectivity, []);
  const isOnline = useShellStore((state) => state.isOnline);
  const hasBeenOffline = useShellStore((state) => state.hasBeenOffline);
  useEffect(() => {
    if (!hasBeenOffline) return;
    addToast({
      // One of the two is true.
      id: 'connectivity',
      type: isOnline ? 'info' : 'error',
      message: isOnline ? online : offline,
      timeout: CONNECTIVITY_TIMEOUT,
    });
  }, [isOnline, hasBeenOffline, online, offline]);
}
