/** What a customer is told on their device. */
export interface Notice {
  title: string;
  body: string;
  /** A path of the storefront, the store view's code included: where a click leads. */
  path: string;
}

/** The way of every notice to customers' browsers. */
export interface Pusher {
  /** Sends to one browser; `unregistered` where it takes no notices any more. Throws where nothing can be said of it. */
  send: (token: string, notice: Notice) => Promise<'sent' | 'unregistered'>;
}
