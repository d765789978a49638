'use client';

import { useLoaded } from '@/components/ui/use-loaded';
import { useSignedIn } from '@/lib/customer/user-store';
import type { PushCardProps } from './push-card';

const loadCard = () => import('./push-card').then((code) => code.PushCard);

/** The offer of notices, for customers: a guest has nobody to tell. */
export function PushOffer(props: PushCardProps) {
  const isSignedIn = useSignedIn() === true;
  const PushCard = useLoaded(loadCard, isSignedIn);
  return isSignedIn && PushCard ? <PushCard {...props} /> : null;
}
