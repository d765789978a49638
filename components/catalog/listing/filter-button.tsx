'use client';

import { Icon } from '@/components/ui/image/icon';
import { useShellStore } from '@/lib/shell/shell-store';

/** The id of the button, to which the focus returns when the filters close. */
export const FILTER_BUTTON = 'open-filters';

const LOOK =
  'target items-center gap-2 rounded-input border border-line-strong bg-surface px-3 text-sm font-medium hover:border-evergreen lg:hidden';

/** Opens the filters where there is no room beside the products; a jump to them without JavaScript. */
export function FilterButton({ controls, label }: { controls: string; label: string }) {
  const open = useShellStore((state) => state.toggleDrawer);
  const isOpen = useShellStore((state) => state.drawer === 'FILTER');
  return (
    <>
      <button
        type="button"
        id={FILTER_BUTTON}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open('FILTER')}
        className={`inline-flex noscript:hidden ${LOOK}`}
      >
        <Icon name="filter" />
        {label}
      </button>
      <a href={`#${controls}`} className={`hidden noscript:inline-flex ${LOOK}`}>
        <Icon name="filter" />
        {label}
      </a>
    </>
  );
}
