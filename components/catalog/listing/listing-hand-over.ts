/** What a listing leaves to the next one that it leads to, which may be rendered anew. */
interface HandOver {
  pathname: string;
  isDrawerOpen: boolean;
  /** The focused control; null for a link, which may be gone. */
  control: { name: string; value: string } | null;
}

let left: HandOver | null = null;

/** Called before going to another page, order or filter of the same listing. */
export function handOver(next: Omit<HandOver, 'pathname' | 'control'>): void {
  const focused = document.activeElement;
  const control = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused : null;
  left = {
    ...next,
    pathname: window.location.pathname,
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
