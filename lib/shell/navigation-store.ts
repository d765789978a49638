import { create } from 'zustand';

/** The types of page that have a skeleton of their own [ROUTE-19]. */
export type RootComponent = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE' | 'SEARCH';

const ROOT_COMPONENTS: readonly string[] = ['CATEGORY', 'PRODUCT', 'CMS_PAGE', 'SEARCH'] satisfies RootComponent[];

interface NavigationState {
  isPageLoading: boolean;
  /** The coming page's type, where the link that was followed knows it; selects its skeleton. */
  nextRootComponent: RootComponent | null;
  /** When the last page was left, in milliseconds. */
  since: number;
  start: (next: RootComponent | null) => void;
  finish: () => void;
}

/** What the router is doing [SHELL-16, ROUTE-18]. */
export const useNavigationStore = create<NavigationState>((set) => ({
  isPageLoading: false,
  nextRootComponent: null,
  since: 0,
  start: (nextRootComponent) => set({ isPageLoading: true, nextRootComponent, since: Date.now() }),
  finish: () => set({ isPageLoading: false, nextRootComponent: null }),
}));

/** Reads the `data-page` of a link; null for anything else. */
export function rootComponentOf(link: HTMLElement): RootComponent | null {
  const name = link.dataset.page;
  return isRootComponent(name) ? name : null;
}

function isRootComponent(name: string | undefined): name is RootComponent {
  return name !== undefined && ROOT_COMPONENTS.includes(name);
}
