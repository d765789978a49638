const ADD_EVENT = 'add-to-cart';

declare global {
  interface Window {
    /** Pressed buttons that are not handled yet. */
    toAdd?: HTMLButtonElement[];
  }
}

/** Inline script: keeps the first press of a button that adds until the bundle loads, and shows progress at once. */
export const LISTEN_EARLY = `addEventListener('submit',e=>{let b=e.submitter;if(b&&b.dataset.add){e.preventDefault();if(!b.dataset.cart){b.dataset.cart='adding';(window.toAdd??=[]).push(b);dispatchEvent(new Event('${ADD_EVENT}'))}}})`;

/** Calls `add` with every button that was or will be pressed. Returns a function that stops it. */
export function onAdd(add: (button: HTMLButtonElement) => void): () => void {
  const drain = () => {
    for (const button of window.toAdd?.splice(0) ?? []) add(button);
  };
  drain();
  window.addEventListener(ADD_EVENT, drain);
  return () => window.removeEventListener(ADD_EVENT, drain);
}
