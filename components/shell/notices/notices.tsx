'use client';

import { Children, type ReactNode } from 'react';
import { AnalyticsLoader } from '@/components/analytics/analytics-loader';
import type { AnalyticsProps } from '@/components/analytics/privacy-labels';
import type { Gate } from '@/components/auth/gate';
import { CompareLoader } from '@/components/compare/header/compare-loader';
import type { CompareOutletProps } from '@/components/compare/header/compare-outlet';
import { SoftLinksOutlet } from '@/components/content/soft-links';
import { BasketGuardOutlet } from '@/components/pharmacy/basket-guard-outlet';
import { PushOutlet, type PushOutletProps } from '@/components/push/push-outlet';
import { type WorkerLabels, WorkerOutlet } from '@/components/pwa/worker-outlet';
import { RecentOutlet } from '@/components/recent/recent-outlet';
import type { AccountMenu } from '@/components/shell/account/account-menu';
import { AccountOutlet } from '@/components/shell/account/account-outlet';
import { FailureOutlet, RoomBoundary } from '@/components/shell/failures/failure-outlet';
import { PageFocusOutlet } from '@/components/shell/navigation/page-focus-outlet';
import { SearchTerm } from '@/components/shell/search/search-term';
import { useLoaded } from '@/components/ui/use-loaded';
import type { HeartLabels } from '@/components/wishlist/add/heart';
import { HeartOutlet } from '@/components/wishlist/add/heart-outlet';
import { useShellStore } from '@/lib/shell/shell-store';
import { type PageToastLabels, PageToasts } from './page-toasts';
import { type ToastLabels, ToastList } from './toast-list';

export interface NoticeLabels extends ToastLabels, PageToastLabels, WorkerLabels {
  fetchingData: string;
}

export interface NoticesProps {
  labels: NoticeLabels;
  accountMenu: AccountMenu;
  /** Null where the shop has no login gate [GATE-1]. */
  gate: Gate | null;
  /** Null where the shop has no wish lists. */
  hearts: HeartLabels | null;
  compare: CompareOutletProps;
  /** Null where the shop sends no notices. */
  push: PushOutletProps | null;
  /** Not there where nothing is counted. */
  analytics?: AnalyticsProps | null;
}

/** What any page has once it rests, a line for each room: its outlet, which loads what is rare when it is wanted. */
export function Notices({ labels, accountMenu, gate, hearts, compare, push, analytics }: NoticesProps) {
  return (
    <Rooms>
      <ToastList labels={labels} />
      <PageToasts labels={labels} />
      <FailureOutlet />
      <PageFocusOutlet />
      <SearchTerm />
      <SoftLinksOutlet />
      <LoadingOverlay label={labels.fetchingData} />
      <AccountOutlet menu={accountMenu} />
      {hearts ? <HeartOutlet labels={hearts} /> : null}
      <BasketGuardOutlet />
      <CompareLoader {...compare} />
      {analytics ? <AnalyticsLoader {...analytics} /> : null}
      {gate ? <LoginGateOutlet {...gate} /> : null}
      <RecentOutlet />
      <WorkerOutlet labels={labels} />
      {push ? <PushOutlet {...push} /> : null}
    </Rooms>
  );
}

/** Each room has a boundary of its own: one that fails takes neither the page nor another room with it [SHELL-11]. */
function Rooms({ children }: { children: ReactNode }) {
  return Children.map(children, (room) => <RoomBoundary>{room}</RoomBoundary>);
}

const loadOverlay = () => import('./full-page-loading').then((code) => code.FullPageLoading);

function LoadingOverlay({ label }: { label: string }) {
  const isLoading = useShellStore((state) => state.isFullPageLoading);
  const FullPageLoading = useLoaded(loadOverlay, isLoading);
  return FullPageLoading ? <FullPageLoading label={label} /> : null;
}

const loadGate = () => import('@/components/auth/login-gate').then((code) => code.LoginGate);

function LoginGateOutlet(gate: Gate) {
  const LoginGate = useLoaded(loadGate, true);
  return LoginGate ? <LoginGate {...gate} /> : null;
}
