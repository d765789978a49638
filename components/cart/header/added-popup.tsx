import { useEffect, useRef, useState } from 'react';
import { followToCheckout } from '@/components/cart/item/follow-to-checkout';
import { LineImage } from '@/components/cart/item/line-details';
import { buttonClass } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { Spinner } from '@/components/ui/spinner';
import { useLoaded } from '@/components/ui/use-loaded';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { imageOf } from '@/lib/cart/items/images-by-sku';
import { type AddedItem, useCartStore } from '@/lib/cart/session/cart-store';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import type { CartLabels, CartLinks } from './cart-labels';

/** In milliseconds [SHELL-10]. */
const LIFETIME = 10_000;

interface AddedPopupProps {
  item: AddedItem;
  labels: Pick<CartLabels, 'adding' | 'added' | 'viewCart' | 'checkout' | 'close'>;
  links: CartLinks;
}

function ignore(): void {}

function close(): void {
  useCartStore.setState({ added: null });
}

/**
 * Closes by itself, but not under pointer or focus. Takes no focus: screen readers hear the page's announcement. While
 * the item is on its way the links wait: leaving the document could cut it off.
 */
export function AddedPopup({ item, labels, links }: AddedPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const title = item.isPending ? labels.adding : labels.added;
  const image = item.image ?? imageOf(item.sku);
  const load = useBasketGuardStore((state) => state.load);
  // What is not in the cart yet cannot be judged with it; a popup without a warning is no failure that is told.
  const guard = useLoaded(load, !item.isPending, ignore);
  const [isRefused, setRefused] = useState(false);

  // Another item starts the time anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => stayFor(popup.current), [item]);

  return (
    <div
      ref={popup}
      role="dialog"
      aria-label={title}
      aria-busy={item.isPending}
      data-print="never"
      className="s-added fixed z-40 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex items-start gap-3">
        <LineImage image={image} className="w-14" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-semibold text-leaf">
            {item.isPending ? <Spinner /> : <Icon name="check" />}
            {title}
          </p>
          <p className="mt-0.5 line-clamp-2 text-sm">
            <Said>{keepPageAmounts(item.name)}</Said>
          </p>
        </div>
        <button
          type="button"
          aria-label={labels.close}
          onClick={close}
          className="target -mt-2 -mr-2 flex items-center justify-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      {guard && !item.isPending ? <guard.AddedWarning sku={item.sku} onVerdict={setRefused} /> : null}
      <div inert={item.isPending} className="mt-3 flex gap-2 inert:opacity-60">
        <ButtonLink href={links.cart} look="secondary" onClick={close} className="flex-1 px-3 text-sm">
          {labels.viewCart}
        </ButtonLink>
        {/* Checkout has a policy of its own, so it is entered by a document load; what it would refuse the basket mends. */}
        {isRefused ? null : (
          <a href={links.checkout} onClick={followToCheckout} className={buttonClass('primary', 'flex-1 px-3 text-sm')}>
            {labels.checkout}
          </a>
        )}
      </div>
    </div>
  );
}

/** Closes it in time, or at Escape; counts anew when the pointer or the focus leaves it. Returns a way to stop. */
function stayFor(popup: HTMLElement | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer = setTimeout(close, LIFETIME);
  const wait = () => clearTimeout(timer);
  const count = () => {
    wait();
    timer = setTimeout(close, LIFETIME);
  };
  for (const event of ['pointerenter', 'focusin']) popup?.addEventListener(event, wait, { signal });
  for (const event of ['pointerleave', 'focusout']) popup?.addEventListener(event, count, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return () => {
    wait();
    controller.abort();
  };
}
