const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** Milliseconds after which a page counts as resting where the browser cannot tell. */
const QUIET = 200;

/** Calls `start` once: when the loaded page rests, or when `element` is touched. Returns a way to give up. */
export function whenIdle(element: HTMLElement | null, start: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    if (signal.aborted) return;
    controller.abort();
    start();
  };
  for (const touch of TOUCHES) element?.addEventListener(touch, once, { signal, passive: true });
  if (document.readyState === 'complete') rest(once);
  else window.addEventListener('load', () => rest(once), { signal });
  return () => controller.abort();
}

function rest(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, QUIET);
}

const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/** Loads what a press needs at the first move, touch, scroll or key: a resting page would load it for nobody. */
export function loadAtFirstSign(load: () => Promise<unknown>): void {
  const start = () => void load().catch(() => undefined);
  for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true });
}
