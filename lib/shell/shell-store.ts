import { create } from 'zustand';

/** Drawers that the shell has so far [SHELL-5]; CART is the mini cart. */
type Drawer = 'MENU' | 'FILTER' | 'CART';

interface ShellState {
  drawer: Drawer | null;
  /** What lies over the page while a drawer is open [SHELL-6]. */
  overlay: boolean;
  searchOpen: boolean;
  /** Set by `watchConnectivity` [NET-1]. */
  isOnline: boolean;
  hasBeenOffline: boolean;
  /** Set by `duringFullPageLoading` [SHELL-10]. */
  isFullPageLoading: boolean;
  toggleDrawer: (drawer: Drawer) => void;
  closeDrawer: () => void;
  toggleSearch: () => void;
  closeSearch: () => void;
}

/** What of the shell is open, and the state that the whole page shares [SHELL-6, SHELL-16]. */
export const useShellStore = create<ShellState>((set) => ({
  drawer: null,
  overlay: false,
  searchOpen: false,
  isOnline: true,
  hasBeenOffline: false,
  isFullPageLoading: false,
  toggleDrawer: (drawer) => set((state) => openDrawer(state.drawer === drawer ? null : drawer)),
  closeDrawer: () => set(openDrawer(null)),
  toggleSearch: () => set((state) => ({ searchOpen: !state.searchOpen })),
  closeSearch: () => set({ searchOpen: false }),
}));

function openDrawer(drawer: Drawer | null): Pick<ShellState, 'drawer' | 'overlay'> {
  return { drawer, overlay: drawer !== null };
}
