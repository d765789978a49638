import { create } from 'zustand';

/** The types of page that have a skeleton of their own [ROUTE-19]. */
export type RootComponent = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE' | 'SEARCH';

interface NavigationState {
  isPageLoading: boolean;
  /** The coming page's type, where what leads to it knows one; selects its skeleton. */
  nextRootComponent: string | null;
  /** The link that was followed to it. */
  link: HTMLElement | null;
  /** When the last page was left, in milliseconds. */
  since: number;
  start: (next: string | null, link?: HTMLElement | null) => void;
  finish: () => void;
}

/** What the router is doing [SHELL-16, ROUTE-18]. */
export const useNavigationStore = create<NavigationState>((set) => ({
  isPageLoading: false,
  nextRootComponent: null,
  link: null,
  since: 0,
  start: (nextRootComponent, link = null) => set({ isPageLoading: true, nextRootComponent, link, since: Date.now() }),
  finish: () => set({ isPageLoading: false, nextRootComponent: null, link: null }),
}));
