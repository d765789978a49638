'use client';

import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { opensHere } from '@/lib/browser/opens-here';
import { useSignedIn } from '@/lib/customer/user-store';
import type { AccountMenu } from './account-menu';
import { ACCOUNT_TRIGGER } from './account-places';

const loadTrigger = () => import('./account-trigger').then((code) => code.AccountTrigger);

/** The header's account: its code comes for customers, and for a guest who presses it; without it, it is a link. */
export function AccountOutlet({ menu }: { menu: AccountMenu }) {
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
