'use client';

import { type ReactNode, useEffect } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import { useSignedIn } from '@/lib/customer/user-store';

interface GuardProps {
  /** Shown until it is known who looks, and while a guest is on the way to the sign-in page. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows its children to who is signed in; a guest is led to the sign-in page, and back again [ROUTE-12, ROUTE-13]. */
export function Guard({ skeleton, children }: GuardProps) {
  const isSignedIn = useSignedIn();
  useEffect(() => {
    if (isSignedIn === false) window.location.replace(signInPath());
  }, [isSignedIn]);
  return isSignedIn ? children : skeleton;
}
