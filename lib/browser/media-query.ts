/** Calls `listener` with whether a query matches, now and at each change, until the given function is called. */
export function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  if (typeof window === 'undefined' || typeof window.matchMedia !== 'function') {
    throw new Error(`This browser cannot tell whether "${query}" matches`);
  }
  const list = window.matchMedia(query);
  const tell = () => listener(list.matches);
  list.addEventListener('change', tell);
  tell();
  return () => list.removeEventListener('change', tell);
}
