/** Moves the focus from what goes away to what stays around it: its dialog's heading, or the page's content. */
export function focusAround(element: Element): void {
  const heading = element.closest('dialog')?.querySelector<HTMLElement>('h2');
  const main = element.closest('main');
  if (main) main.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
