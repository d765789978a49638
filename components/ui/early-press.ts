import { NOTICE_EVENT } from '@/lib/browser/notice-event';

/** Attributes of buttons without code of their own; the value says what a press is about. */
type Pressable = 'data-heart' | 'data-compare' | 'data-privacy' | 'data-ask';

const PRESS_EVENT = 'early-press';

declare global {
  interface Window {
    /** Pressed buttons that nobody has handled yet. */
    pressed?: HTMLButtonElement[];
  }
}

/**
 * Inline script: a press on such a button is never lost; it calls for the code that handles it, and shows progress at
 * once. It hears the press before React, which stops one that comes while it waits for the page's code.
 */
export const LISTEN_FOR_PRESSES = `addEventListener('click',e=>{let b=e.target.closest?.('[data-heart],[data-compare],[data-privacy],[data-ask]');if(b&&!b.hasAttribute('aria-busy')){b.setAttribute('aria-busy','true');(window.pressed??=[]).push(b);for(let n of ['${PRESS_EVENT}','${NOTICE_EVENT}'])dispatchEvent(new Event(n))}},true)`;

/** Calls `press` with every button of a kind that was or will be pressed. Returns a function that stops it. */
export function onPress(kind: Pressable, press: (button: HTMLButtonElement) => void): () => void {
  const drain = () => {
    const all = window.pressed ?? [];
    window.pressed = all.filter((button) => !button.hasAttribute(kind));
    for (const button of all) if (button.hasAttribute(kind)) press(button);
  };
  drain();
  window.addEventListener(PRESS_EVENT, drain);
  return () => window.removeEventListener(PRESS_EVENT, drain);
}
