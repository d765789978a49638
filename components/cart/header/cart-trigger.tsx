import { Icon } from '@/components/ui/image/icon';
import { useCartStore } from '@/lib/cart/session/cart-store';
import type { CartLabels } from './cart-labels';

/** There is little room [SHELL-3]. */
const MOST_SHOWN = 99;

interface CartTriggerProps {
  labels: CartLabels;
  isOpen: boolean;
  onIntent: () => void;
  onOpen: () => void;
}

/**
 * Opens the mini cart; shows how much is in the cart and what it comes to without tax, no amount while that is nothing
 * [SHELL-3]. Its room is the same with and without one, so that nothing moves when the cart is known.
 */
export function CartTrigger({ labels, isOpen, onIntent, onOpen }: CartTriggerProps) {
  const { count, label } = useCartStore((state) => state.summary);
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
      className="target flex items-center justify-center gap-3 rounded-full font-medium tabular-nums hover:text-evergreen lg:w-full lg:justify-start lg:px-2"
    >
      <span className="relative">
        <Icon name="basket" className="size-6" />
        <span
          className={`absolute -top-2 left-3.5 min-w-5 rounded-full px-1 text-center font-semibold text-xs ${count > 0 ? 'bg-evergreen text-surface' : 'bg-sunken text-ink-soft'}`}
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      </span>
      <span className="hidden text-left leading-tight whitespace-nowrap lg:block">
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
