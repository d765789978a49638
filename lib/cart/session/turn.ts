let last: Promise<unknown> = Promise.resolve();

/** Does something once everything asked for before it is done, whether that succeeded or not. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
