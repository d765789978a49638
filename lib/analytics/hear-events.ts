import { type ShopEvent, told } from '@/lib/browser/shop-events';

/**
 * Hears all that is told from now on, and, unless what came before is nobody's business, what waits. Apart from `tell`,
 * which every page loads. Returns a way to stop.
 */
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
