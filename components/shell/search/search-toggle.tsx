'use client';

import { Icon } from '@/components/ui/image/icon';
import { useShellStore } from '@/lib/shell/shell-store';

/** Shows and hides the search on mobiles and tablets [SHELL-1, SHELL-6]; a desktop always shows it. */
export function SearchToggle({ controls, label }: { controls: string; label: string }) {
  const isOpen = useShellStore((state) => state.searchOpen);
  const toggle = useShellStore((state) => state.toggleSearch);
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
      className="target flex items-center justify-center rounded-full hover:text-evergreen lg:hidden noscript:hidden"
    >
      <Icon name={isOpen ? 'close' : 'search'} className="size-6" />
    </button>
  );
}
