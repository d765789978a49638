/** The view, and the currency if one was chosen. */
export interface StoreCodes {
  store: string;
  currency?: string | undefined;
}

/** Headers of every commerce call: the view, the chosen currency, JSON [NET-3]. */
export function commerceHeaders({ store, currency }: StoreCodes): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Store: store,
    ...(currency ? { 'Content-Currency': currency } : {}),
  };
}
