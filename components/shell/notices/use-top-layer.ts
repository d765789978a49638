'use client';

import { useSyncExternalStore } from 'react';

/** The dialog that is open, which makes all else unusable, or else the body; the last one where there are several. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topDialog);
}

function topDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
