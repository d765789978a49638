'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import { isSameSession } from '@/lib/auth/token';
import { useSignedIn } from '@/lib/customer/user-store';

interface GuardProps {
  /** Shown until it is known who looks, and while a guest is on the way to the sign-in page. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows its children to who is signed in; a guest is led to the sign-in page, and back again [ROUTE-12, ROUTE-13]. */
export function Guard({ skeleton, children }: GuardProps) {
  const isSignedIn = useSignedIn();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSignedIn === false) window.location.replace(signInPath());
  }, [isSignedIn]);
  useEffect(() => {
    // The back/forward cache keeps the page as it stood; another customer's must not be seen while it is reloaded.
    const hide = () => content.current?.setAttribute('hidden', '');
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isSameSession()) content.current?.removeAttribute('hidden');
      else window.location.reload();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, []);
  return isSignedIn ? <div ref={content}>{children}</div> : skeleton;
}
