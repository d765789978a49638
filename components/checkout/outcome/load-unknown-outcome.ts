/** Rarely needed; whoever is about to order has it loaded, since it is wanted when the connection is bad. */
export const loadUnknownOutcome = () => import('./unknown-outcome').then((code) => code.UnknownOutcome);
