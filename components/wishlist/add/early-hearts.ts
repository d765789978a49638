import { NOTICE_EVENT } from '@/lib/browser/notice-event';

const HEART_EVENT = 'press-heart';

declare global {
  interface Window {
    /** Pressed hearts of cards that are not handled yet. */
    toWish?: HTMLButtonElement[];
  }
}

/** Inline script: a press on a card's heart is never lost, and calls for the code that handles it. */
export const LISTEN_FOR_HEARTS = `addEventListener('click',e=>{let b=e.target.closest&&e.target.closest('[data-heart]');if(b&&!b.hasAttribute('aria-busy')){b.setAttribute('aria-busy','true');(window.toWish=window.toWish||[]).push(b);for(let n of ['${HEART_EVENT}','${NOTICE_EVENT}'])dispatchEvent(new Event(n))}})`;

/** Calls `press` with every heart that was or will be pressed. Returns a function that stops it. */
export function onHeart(press: (heart: HTMLButtonElement) => void): () => void {
  const drain = () => {
    for (const heart of window.toWish?.splice(0) ?? []) press(heart);
  };
  drain();
  window.addEventListener(HEART_EVENT, drain);
  return () => window.removeEventListener(HEART_EVENT, drain);
}
