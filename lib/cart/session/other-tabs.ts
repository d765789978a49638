const CHANNEL = 'cart';

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the shop's other tabs that the cart was changed. */
export function tellOtherTabs(): void {
  open()?.postMessage('changed');
}

/** Calls `onChange` when another tab changed the cart. Returns a way to stop. */
export function onOtherTab(onChange: () => void): () => void {
  const heard = open();
  heard?.addEventListener('message', onChange);
  return () => heard?.removeEventListener('message', onChange);
}
