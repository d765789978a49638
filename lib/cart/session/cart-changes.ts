// Without the urql client: the popup of what was added waits for the cart, too.

/** What is under way with the cart, or waits for its turn. */
const running = new Set<Promise<unknown>>();

/** Sends what the steppers of the page still gather. */
export const unsentSteps = new Set<() => void>();

/** Has `cartSettled` wait for a change of the cart, from before it is sent. */
export function counted<Result>(change: Promise<Result>): Promise<Result> {
  running.add(change);
  const end = () => void running.delete(change);
  change.then(end, end);
  return change;
}

/** Whether `cartSettled` would wait. */
export function isCartBusy(): boolean {
  return running.size > 0;
}

/** Resolves when nothing is under way with the cart any more, with whether every change that was has been made. */
export async function cartSettled(): Promise<boolean> {
  let isMade = true;
  while (isCartBusy()) {
    const ends = await Promise.allSettled(running);
    isMade &&= ends.every(({ status }) => status === 'fulfilled');
  }
  return isMade;
}
