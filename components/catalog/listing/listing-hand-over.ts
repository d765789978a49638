/** What a listing leaves to the next one that it leads to, which may be rendered anew. */
export interface HandOver {
  /** The whole URL of that next one, which alone finds it. */
  href: string;
  isDrawerOpen: boolean;
  drawerScroll: number;
  /** The focused control, or the step of a range; null for another link, which may be gone. */
  control: { name: string; value: string } | null;
}

let left: HandOver | null = null;

/** What scrolls of the filters' drawer; it marks itself. */
export const drawerScroller = (): Element | null => document.querySelector('[data-filters]')?.parentElement ?? null;

/** What stands first in the open drawer, where what had the focus is gone. */
export const firstInDrawer = () => drawerScroller()?.querySelector<HTMLElement>('a, select, summary');

/** The control that was used, among those within; of a range, whose steps change with it, at least its first one. */
export function sameControl(within: Element | null, control: HandOver['control']): HTMLElement | undefined {
  if (!control) return;
  const { name, value } = control;
  const fields = [...(within?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
  const steps = [...(within?.querySelectorAll<HTMLElement>('[data-range]') ?? [])].filter(
    ({ dataset }) => dataset.range === name,
  );
  return (
    fields.find((field) => field.type !== 'hidden' && field.name === name && (!value || field.value === value)) ??
    steps.find(({ dataset }) => dataset.step === value) ??
    steps[0]
  );
}

/** What is known of the focused element: its name and value, or the range and the step of it that it is. */
function focusedControl(): HandOver['control'] {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) return { name: focused.name, value: focused.value };
  if (focused instanceof HTMLSelectElement) return { name: focused.name, value: '' };
  const { range, step = '' } = focused instanceof HTMLElement ? focused.dataset : {};
  return range ? { name: range, value: step } : null;
}

/** Called before going to another page, order or filter of the same listing. */
export function handOver(next: Pick<HandOver, 'href' | 'isDrawerOpen'>): void {
  left = {
    ...next,
    drawerScroll: drawerScroller()?.scrollTop ?? 0,
    control: focusedControl(),
  };
}

/** What was left to the current listing; null where the visitor came another way. */
export function handedOver(): HandOver | null {
  return left?.href === window.location.href ? left : null;
}

/** Called when the drawer is closed before the next listing has come: it comes without one, and its count has the focus. */
export function leaveDrawer(): void {
  if (left) left = { ...left, isDrawerOpen: false, control: null };
}

export function clearHandOver(): void {
  left = null;
}
