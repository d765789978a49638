import type { wishlistItem } from '../../database/schema/wishlists';
import { digestOf } from '../../uid';

type Chosen = Pick<typeof wishlistItem.$inferSelect, 'selected' | 'entered'>;

/** What a choice is known by, in whatever order it came. */
export function choiceKey({ selected, entered }: Chosen): string {
  return digestOf(JSON.stringify([[...selected].sort(), entered.map(({ uid, value }) => `${uid} ${value}`).sort()]));
}

/** As in Magento, which reads the number that a text begins with, anything that is none means the caller's own list. */
export function wishlistNumber(id: string): number | null {
  const number = Number.parseInt(id, 10);
  return number > 0 ? number : null;
}

/** Whether Magento takes a quantity for nothing; a fraction of one is nothing too. */
export function isNothing(quantity: number | null | undefined): boolean {
  return Math.trunc(quantity ?? 0) === 0;
}

/** A quantity as Magento keeps it: less than nothing is one. */
export function keptQuantity(quantity: number): number {
  return quantity >= 0 ? quantity : 1;
}
