'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect, useState } from 'react';
import { onAdd } from '@/components/cart/add/early-adds';
import { Icon } from '@/components/ui/image/icon';
import { useLoaded } from '@/components/ui/use-loaded';
import { isBot } from '@/lib/browser/bot';
import { warn } from '@/lib/browser/notice-event';
import { loadAtFirstSign, whenIdle } from '@/lib/browser/when-idle';
import { followStoredCart, useCartStore } from '@/lib/cart/session/cart-store';
import type { CartSummaryQuery } from '@/lib/cart/summary/refresh-summary';
import { useShellStore } from '@/lib/shell/shell-store';
import type { CartLabels, CartLinks } from './cart-labels';

const loadAdding = () => import('@/components/cart/add/add-from-button');
const loadMiniCart = () => import('@/components/cart/mini/mini-cart').then(({ MiniCart }) => MiniCart);
const loadPopup = () => loadAdding().then((code) => code.loadPopup());

interface CartOutletProps {
  query: CartSummaryQuery;
  labels: CartLabels;
  links: CartLinks;
  miniCart: ComponentProps<Awaited<ReturnType<typeof loadMiniCart>>>;
}

/** The header's cart [SHELL-2, SHELL-3]; no client is loaded before somebody adds something or the page rests. */
export function CartOutlet({ query, labels, links, miniCart }: CartOutletProps) {
  const added = useCartStore((state) => state.added);
  const announcement = useCartStore((state) => state.announcement);
  const isOpen = useShellStore((state) => state.drawer === 'CART');
  const [isForShoppers, setForShoppers] = useState(false);
  const pathname = usePathname();
  const MiniCart = useLoaded(loadMiniCart, isOpen);
  const AddedPopup = useLoaded(loadPopup, added !== null);
  // The cart has a page, too.
  const isPlain = (isOpen && MiniCart === false) || (added !== null && AddedPopup === false);

  useEffect(() => {
    followStoredCart();
    setForShoppers(!isBot(navigator.userAgent));
  }, []);
  useEffect(() => onAdd((button) => addFrom(button, labels)), [labels]);
  // Of a cart that this page has changed it knows already.
  useEffect(() => whenIdle(null, () => refresh(query)), [query]);
  // Who does anything may add something: what answers at once is there by then, the client comes with the first add.
  useEffect(() => loadAtFirstSign(loadPopup), []);

  return (
    <div className="relative flex min-h-11 justify-end lg:-mr-2 lg:min-w-32">
      {isForShoppers && pathname !== links.checkout ? (
        <CartTrigger labels={labels} isOpen={isOpen} onIntent={prepare} onOpen={open} />
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isPlain ? (
        <a href={links.cart} className="s-secondary absolute top-full right-0 z-30 whitespace-nowrap">
          {labels.viewCart}
        </a>
      ) : null}
      {MiniCart ? <MiniCart {...miniCart} /> : null}
      {AddedPopup && added && !isOpen ? <AddedPopup item={added} labels={labels} links={links} /> : null}
    </div>
  );
}

function open(): void {
  useShellStore.getState().toggleDrawer('CART');
}

/** Who points at the trigger may open it. */
function prepare(): void {
  loadMiniCart().catch(ignore);
}

/** The stored cart summary stands until the next page; who presses the trigger is told. */
function ignore(): void {}

function refresh(query: CartSummaryQuery): void {
  if (useCartStore.getState().cartId)
    import('@/lib/cart/summary/refresh-summary').then(({ refreshSummary }) => refreshSummary(query), ignore);
}

function addFrom(button: HTMLButtonElement, labels: CartLabels): void {
  loadAdding().then(
    ({ addFromButton }) => addFromButton(button, labels),
    () => {
      // Not even the code that adds could be loaded.
      warn(labels.offline);
      delete button.dataset.cart;
    },
  );
}

/** There is little room [SHELL-3]. */
const MOST_SHOWN = 99;

interface CartTriggerProps {
  labels: CartLabels;
  isOpen: boolean;
  onIntent: () => void;
  onOpen: () => void;
}

/** Opens the mini cart and shows its count and subtotal [SHELL-3], in a room of one size, so that nothing moves. */
function CartTrigger({ labels, isOpen, onIntent, onOpen }: CartTriggerProps) {
  const { count: known, label } = useCartStore((state) => state.summary);
  const count = known + useCartStore((state) => state.adding);
  const subtotal = count > 0 ? label : null;
  const items = count === 1 ? labels.oneItem : labels.items.replace('{count}', String(count));
  return (
    <button
      type="button"
      aria-label={`${labels.basket}: ${items}${subtotal ? `, ${labels.subtotal.replace('{price}', subtotal)}` : ''}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
      className="target s-basket"
    >
      <span className="relative">
        <Icon name="basket" className="size-6" />
        <span className={count > 0 ? 'bg-evergreen text-surface' : 'invisible'}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      </span>
      <span>
        {subtotal ?? labels.basket}
        {subtotal ? (
          <span className="block font-normal text-ink-soft text-xs">
            {labels.subtotal.replace('{price}', '').trim()}
          </span>
        ) : null}
      </span>
    </button>
  );
}
