/** Tells the page that there is something to show whose code may not be there yet: a toast, the loading overlay. */
export const NOTICE_EVENT = 'shop-notice';

export function callForNotices(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(NOTICE_EVENT));
}

export const WARNING_EVENT = 'shop-warning';

/** Shows a warning with code that is there already: who is offline can load none. Unheard before the page has rested. */
export function warn(message: string): void {
  window.dispatchEvent(new CustomEvent(WARNING_EVENT, { detail: message }));
}
