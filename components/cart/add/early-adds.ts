/** Said when somebody asks to add something. */
const ADD_EVENT = 'add-to-cart';

declare global {
  interface Window {
    /** Buttons that were pressed and that nobody has seen to yet. */
    toAdd?: HTMLButtonElement[];
  }
}

/**
 * Runs as soon as the page is read: a press on a button that adds is never lost or sent as an address, however
 * long the shop's code takes to come. The button shows at once that it was heard, and a second press adds nothing.
 */
export const LISTEN_EARLY = `addEventListener('submit',e=>{let b=e.submitter;if(b&&b.dataset.add){e.preventDefault();if(!b.dataset.cart){b.dataset.cart='adding';(window.toAdd=window.toAdd||[]).push(b);dispatchEvent(new Event('${ADD_EVENT}'))}}})`;

/** Hands every button that was pressed, and from now on is, to `add`. Returns a way to stop. */
export function onAdd(add: (button: HTMLButtonElement) => void): () => void {
  const drain = () => {
    for (const button of window.toAdd?.splice(0) ?? []) add(button);
  };
  drain();
  window.addEventListener(ADD_EVENT, drain);
  return () => window.removeEventListener(ADD_EVENT, drain);
}
