'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isBot } from '@/lib/browser/bot';
import { pagePath } from '@/lib/browser/page-scope';
import { whenIdle } from '@/lib/browser/when-idle';
import { useCartStore } from '@/lib/cart/cart-store';
import { followStoredCart } from '@/lib/cart/follow-stored-cart';
import { useShellStore } from '@/lib/shell/shell-store';
import { CartTrigger } from './cart-trigger';
import type { CartLinks, CartWords } from './cart-words';
import { onAdd } from './early-adds';
import type { MiniCartProps } from './mini-cart';

const loadAdding = () => import('./add-from-button');
const loadMiniCart = () => import('./mini-cart');
const MiniCart = lazy(async () => ({ default: (await loadMiniCart()).MiniCart }));
const AddedPopup = lazy(async () => ({ default: (await import('./added-popup')).AddedPopup }));

interface CartOutletProps extends MiniCartProps {
  words: CartWords;
  links: CartLinks;
}

/**
 * The cart in the header [SHELL-2, SHELL-3], and what any button of the page needs to add to it. Nothing that talks
 * to the shop is loaded before somebody adds something or, where there is a cart, the page rests.
 */
export function CartOutlet({ words, links, ...miniCart }: CartOutletProps) {
  const cartId = useCartStore((state) => state.cartId);
  const added = useCartStore((state) => state.added);
  const announcement = useCartStore((state) => state.announcement);
  const isOpen = useShellStore((state) => state.drawer === 'CART');
  const [isForShoppers, setForShoppers] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const pathname = usePathname();

  useEffect(() => {
    followStoredCart();
    setForShoppers(!isBot(navigator.userAgent));
  }, []);
  useEffect(() => onAdd((button) => addFrom(button, words)), [words]);
  useEffect(() => (cartId ? whenIdle(null, watch) : undefined), [cartId]);

  const open = () => {
    setWasOpened(true);
    useShellStore.getState().toggleDrawer('CART');
  };
  return (
    <div className="flex min-h-11 min-w-11 justify-end lg:min-w-32">
      {isForShoppers && pathname !== pagePath('/checkout') ? (
        <CartTrigger words={words} isOpen={isOpen} onIntent={loadMiniCart} onOpen={open} />
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Suspense>
        {wasOpened || isOpen ? <MiniCart {...miniCart} /> : null}
        {added && !isOpen ? <AddedPopup item={added} words={words} links={links} /> : null}
      </Suspense>
    </div>
  );
}

function watch(): void {
  import('@/lib/cart/watch-cart').then(
    ({ watchCart }) => watchCart(),
    // Offline: what the browser keeps stands until the next page.
    () => undefined,
  );
}

function addFrom(button: HTMLButtonElement, words: CartWords): void {
  loadAdding().then(
    ({ addFromButton }) => addFromButton(button, words),
    () => {
      // Not even the code that tells of it could be loaded.
      delete button.dataset.cart;
      useCartStore.setState({ announcement: words.offline });
    },
  );
}
