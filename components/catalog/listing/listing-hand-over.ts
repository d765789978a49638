/** What a listing leaves to the next one that it leads to, which may be rendered anew. */
export interface HandOver {
  pathname: string;
  isDrawerOpen: boolean;
  drawerScroll: number;
  /** The focused control; null for a link, which may be gone. */
  control: { name: string; value: string } | null;
}

let left: HandOver | null = null;

/** What scrolls of the filters' drawer; it marks itself. */
export const drawerScroller = (): Element | null => document.querySelector('[data-filters]')?.parentElement ?? null;

/** The control that was used, among those within. */
export function sameControl(within: Element | null, control: HandOver['control']): HTMLElement | undefined {
  const fields = [...(within?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
  return fields.find(
    (field) =>
      field.type !== 'hidden' && field.name === control?.name && (!control.value || field.value === control.value),
  );
}

/** Called before going to another page, order or filter of the same listing. */
export function handOver(next: Pick<HandOver, 'isDrawerOpen'>): void {
  const focused = document.activeElement;
  const control = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused : null;
  left = {
    ...next,
    pathname: window.location.pathname,
    drawerScroll: drawerScroller()?.scrollTop ?? 0,
    control: control && { name: control.name, value: control instanceof HTMLSelectElement ? '' : control.value },
  };
}

/** What was left to the current listing; null where the visitor came another way. */
export function handedOver(): HandOver | null {
  return left?.pathname === window.location.pathname ? left : null;
}

export function clearHandOver(): void {
  left = null;
}
