/** Labels of the header's cart and of the buttons that add; the islands replace the placeholders in braces. */
export interface CartLabels {
  basket: string;
  oneItem: string;
  items: string;
  subtotal: string;
  /** Of the popup, before the backend has answered. */
  adding: string;
  added: string;
  announced: string;
  chooseOne: string;
  chooseQuantity: string;
  soldOut: string;
  /** It is obtained in another way than by a cart. */
  notSold: string;
  /** There is not as much of it. */
  tooMany: string;
  /** More than one order may have. */
  overMaximum: string;
  /** With `{count}`: the least that is sold at once. */
  tooFew: string;
  offline: string;
  /** The answer was lost: it may have been added. */
  unknown: string;
  partly: string;
  viewCart: string;
  checkout: string;
  close: string;
}

/** Where the popup leads. */
export interface CartLinks {
  cart: string;
  checkout: string;
}
