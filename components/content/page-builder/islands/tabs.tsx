import { useEffect } from 'react';
import { throttle } from '@/lib/browser/throttle';
import type { BehaviourProps } from './behaviour-props';
import { setAttributes } from './set-attributes';

const KEYS = new Map<string, (index: number, count: number) => number>([
  ['ArrowLeft', (index, count) => (index + count - 1) % count],
  ['ArrowRight', (index, count) => (index + 1) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/** Tabs by the pattern of WAI-ARIA; what the address names inside of a panel opens it [CMS-5]. It draws nothing. */
export function Tabs({ place }: BehaviourProps<'tabs'>) {
  useEffect(() => startTabs(place), [place]);
  return null;
}

function startTabs(place: HTMLElement): (() => void) | undefined {
  const list = place.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLAnchorElement>('[role="tab"]') ?? [])];
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
  if (!list || tabs.length === 0) return;
  const ending = new AbortController();
  const { signal } = ending;
  let undo: (() => void)[] = [];

  const open = (index: number) => {
    for (const giveBack of undo) giveBack();
    undo = tabs.flatMap((tab, number) => {
      const isOpen = number === index;
      const panel = panels[number];
      return [
        setAttributes(tab, { 'aria-selected': String(isOpen), tabindex: isOpen ? '0' : '-1' }),
        ...(panel ? [setAttributes(panel, { hidden: isOpen ? null : '', 'data-closed': null })] : []),
      ];
    });
    const tab = tabs[index];
    if (tab) reveal(list, tab);
  };

  list.addEventListener(
    'click',
    (event) => {
      const index = tabs.findIndex((tab) => event.target instanceof Node && tab.contains(event.target));
      if (index < 0) return;
      event.preventDefault();
      open(index);
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const index = tabs.indexOf(document.activeElement as HTMLAnchorElement);
      const next = KEYS.get(event.key)?.(index, tabs.length);
      if (index < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      open(next);
      tabs[next]?.focus();
    },
    { signal },
  );

  const openNamed = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    const index = panels.findIndex((panel) => target !== null && panel?.contains(target));
    if (index < 0 || tabs[index]?.getAttribute('aria-selected') === 'true') return;
    open(index);
    // The browser could not scroll to what was hidden.
    target?.scrollIntoView();
  };
  window.addEventListener('hashchange', () => openNamed(location.hash), { signal });
  // A link to where the address already is changes no address.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && !list.contains(link) && link.pathname === location.pathname) openNamed(link.hash);
    },
    { signal },
  );

  const tellMore = () => {
    const { scrollLeft, scrollWidth, clientWidth } = list;
    const more = [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'];
    list.dataset.more = more.filter(Boolean).join(' ');
  };
  const observer = new ResizeObserver(tellMore);
  observer.observe(list);
  list.addEventListener('scroll', throttle(tellMore), { passive: true, signal });

  openNamed(location.hash);
  return () => {
    ending.abort();
    observer.disconnect();
    for (const giveBack of undo) giveBack();
    delete list.dataset.more;
  };
}

/** Scrolls the list, and not the page, to a tab. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const [room, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const margin = 48;
  if (own.left < room.left) list.scrollBy({ left: own.left - room.left - margin });
  else if (own.right > room.right) list.scrollBy({ left: own.right - room.right + margin });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
