import { create } from 'zustand';

/** What the drawer from the left shows [SHELL-5]. */
export type DrawerView = 'MENU' | 'SIGN_IN' | 'CREATE_ACCOUNT' | 'FORGOT_PASSWORD' | 'MY_ACCOUNT';

/** Apart from the shell's store, which every page begins with: this comes with the drawer or the account menu. */
export const useDrawerView = create<{ view: DrawerView }>(() => ({ view: 'MENU' }));

export function showInDrawer(view: DrawerView): void {
  useDrawerView.setState({ view });
}

/** Where the back button leads; from the menu it goes up the category tree instead [SHELL-5]. */
export function viewBefore(view: Exclude<DrawerView, 'MENU'>): DrawerView {
  return view === 'CREATE_ACCOUNT' || view === 'FORGOT_PASSWORD' ? 'SIGN_IN' : 'MENU';
}

/** The view for who looks: signing in turns a form into the account, the end of a session the account into the menu. */
export function viewFor(view: DrawerView, isSignedIn: boolean): DrawerView {
  if (view === 'MENU') return view;
  if (isSignedIn) return 'MY_ACCOUNT';
  return view === 'MY_ACCOUNT' ? 'MENU' : view;
}
