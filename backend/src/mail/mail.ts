/** A letter, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, where it is not the shop. */
  replyTo?: string;
}

/** The way of every mail out of the shop. */
export interface Mailer {
  /** Origin of the storefront, without a trailing slash: links lead there. */
  shopOrigin: string;
  /** The shop's own address: the sender of every mail, and who gets what visitors write. */
  address: string;
  /** Sends a mail, written or yet to be. Never throws: an order or a new password does not depend on it. */
  send: (mail: Mail | (() => Promise<Mail>)) => Promise<void>;
  /** Waits for the mails that are on their way. */
  close: () => Promise<void>;
}

/** Takes mails and sends none. */
export const NO_MAILER: Mailer = { shopOrigin: '', address: '', send: async () => {}, close: async () => {} };
