import { AddedWarning } from './added-warning';
import { BasketGuard } from './basket-guard';

/** What judges a basket, and what was just added to it: they come together. */
export const guardParts = { BasketGuard, AddedWarning };
