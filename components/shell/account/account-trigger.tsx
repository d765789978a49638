'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLeave } from '@/components/ui/dialog/use-leave';
import { pathFromHere } from '@/lib/auth/sign-in-path';
import { opensHere } from '@/lib/browser/opens-here';
import { DESKTOP_QUERY } from '@/lib/config/breakpoints';
import { CREATE_ACCOUNT_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import { useSignedIn, useUserStore } from '@/lib/customer/user-store';
import { showInDrawer } from '@/lib/shell/drawer-view';
import { useShellStore } from '@/lib/shell/shell-store';
import type { AccountMenu, AccountMenuLink } from './account-menu';
import { AccountMenuLinks } from './account-menu-links';
import { type AccountPlaces, findAccountPlaces } from './account-places';

interface AccountTriggerProps {
  menu: AccountMenu;
  /** It was pressed before this code was there. */
  isPressed?: boolean;
}

/** The header's account link with the customer's name [SHELL-7], as a button: a menu below it, a drawer on phones [SHELL-15]. */
export function AccountTrigger({ menu, isPressed = false }: AccountTriggerProps) {
  const pathname = usePathname();
  const isSignedIn = useSignedIn() === true;
  const name = useUserStore((state) => state.currentUser?.firstname);
  const [isOpen, setOpen] = useState(false);
  const places = usePlaces(pathname);
  const room = useRef<HTMLElement | null>(null);
  const isDue = useRef(isPressed);
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with the menu closed
  useEffect(close, [pathname]);
  useLeave(room, close);

  useEffect(() => {
    room.current = places?.trigger.parentElement ?? null;
    if (!places) return;
    const { trigger } = places;
    trigger.setAttribute('role', 'button');
    trigger.setAttribute('aria-haspopup', 'true');
    const press = () => {
      if (window.matchMedia(DESKTOP_QUERY).matches) return setOpen((wasOpen) => !wasOpen);
      showInDrawer(isSignedIn ? 'MY_ACCOUNT' : 'SIGN_IN');
      useShellStore.getState().toggleDrawer('MENU');
    };
    if (isDue.current) press();
    isDue.current = false;
    return onPress(trigger, press);
  }, [places, isSignedIn]);

  useEffect(() => {
    places?.trigger.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      places?.trigger.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [places, isOpen]);

  if (!places) return null;
  return (
    <>
      {isSignedIn && name
        ? createPortal(
            menu.hi.replace('{name}', () => name),
            places.name,
          )
        : null}
      {isOpen ? createPortal(<Panel menu={menu} isSignedIn={isSignedIn} onFollow={close} />, places.panel) : null}
    </>
  );
}

/** What the server left for it in the header. */
function usePlaces(pathname: string): AccountPlaces | null {
  const [places, setPlaces] = useState<AccountPlaces | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header
  useEffect(() => {
    const found = findAccountPlaces();
    setPlaces((before) => (before?.trigger === found?.trigger ? before : found));
  }, [pathname]);
  return places;
}

/** Takes over plain clicks and the space bar, before the router and the loading bar hear of them. Returns a way to stop. */
function onPress(trigger: HTMLAnchorElement, press: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Node && trigger.contains(event.target)) || !opensHere(event, trigger)) return;
    event.preventDefault();
    press();
  };
  const space = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  window.addEventListener('click', click, { signal, capture: true });
  trigger.addEventListener('keydown', space, { signal });
  return () => controller.abort();
}

interface PanelProps {
  menu: AccountMenu;
  isSignedIn: boolean;
  onFollow: () => void;
}

/** Guests are led back here by the form that they open. */
function Panel({ menu, isSignedIn, onFollow }: PanelProps) {
  const guestLinks: AccountMenuLink[] = [
    { label: menu.signIn, href: pathFromHere(SIGN_IN_PATH), isDocument: false },
    { label: menu.createAccount, href: pathFromHere(CREATE_ACCOUNT_PATH), isDocument: false },
    ...menu.guestLinks,
  ];
  return (
    <nav
      aria-label={menu.label}
      className="absolute top-full right-0 z-30 mt-1 w-max min-w-52 rounded-card border border-line bg-surface p-2 shadow-float"
    >
      <AccountMenuLinks links={isSignedIn ? menu.customerLinks : guestLinks} onFollow={onFollow} />
    </nav>
  );
}
