// What is seen once an order is on its way, or lost on it. Whoever is about to order has both loaded before, since they are
// wanted at once, also when the connection is bad; the checkout's first load is the lighter for it.

export const loadPlacing = () => import('./placing').then((code) => code.Placing);

export const loadUnknownOutcome = () => import('./unknown-outcome').then((code) => code.UnknownOutcome);
