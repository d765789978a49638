import { useLoaded } from '@/components/ui/use-loaded';
import type { AddedWarningProps } from '@/lib/cart/basket-guard-store';
import { BasketGuard } from './basket-guard';

const loadWarning = () => import('./added-warning').then((code) => code.AddedWarning);

/** What the basket's own page has no use for comes when something is added. */
function AddedWarning(props: AddedWarningProps) {
  const Warning = useLoaded(loadWarning, true);
  return Warning ? <Warning {...props} /> : null;
}

/** What judges a basket, and what was just added to it. */
export const guardParts = { BasketGuard, AddedWarning };
