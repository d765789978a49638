/** Tells the page that there is something to show whose code may not be there yet: a toast, the loading overlay. */
export const NOTICE_EVENT = 'shop-notice';

/** Calls for the code that shows notices; nothing happens on the server. */
export function callForNotices(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(NOTICE_EVENT));
}
