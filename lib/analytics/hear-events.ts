import { type ShopEvent, told } from '@/lib/browser/shop-events';

/** Hears what is told, and `withBacklog` what waits. Every page loads `tell`, but not this. Returns a way to stop. */
export function hear(onTold: (event: ShopEvent) => void, { withBacklog }: { withBacklog: boolean }): () => void {
  const waiting = told.splice(0);
  told.push = (...events) => {
    for (const event of events) onTold(event);
    return 0;
  };
  if (withBacklog) for (const event of waiting) onTold(event);
  return () => {
    told.push = Array.prototype.push;
  };
}
