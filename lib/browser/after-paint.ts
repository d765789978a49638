/** Milliseconds after which nothing is waited for any more: a tab that is hidden meanwhile draws nothing. */
const LONGEST = 100;

/** Resolves once the browser has drawn what has just changed, so that work on the main thread does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
}
