import { beforeEach, describe, expect, it } from 'vitest';
import { useShellStore } from './shell-store';

const { getInitialState, getState, setState } = useShellStore;

beforeEach(() => setState(getInitialState(), true));

describe('[SHELL-6] the shell’s state', () => {
  it('the shell opens a drawer with its overlay, and closes both when it is toggled again', () => {
    expect(getState()).toMatchObject({ drawer: null, overlay: false, searchOpen: false });
    getState().toggleDrawer('MENU');
    expect(getState()).toMatchObject({ drawer: 'MENU', overlay: true });
    getState().toggleDrawer('MENU');
    expect(getState()).toMatchObject({ drawer: null, overlay: false });
  });

  it('the shell closes the drawer, open or not', () => {
    getState().toggleDrawer('MENU');
    getState().closeDrawer();
    getState().closeDrawer();
    expect(getState()).toMatchObject({ drawer: null, overlay: false });
  });

  it('the shell toggles the search without touching the drawer', () => {
    getState().toggleSearch();
    expect(getState()).toMatchObject({ searchOpen: true, drawer: null });
    getState().toggleSearch();
    expect(getState().searchOpen).toBe(false);
  });
});
