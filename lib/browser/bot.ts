const BOTS = /bot|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp/i;

/** Whether a program reads the page rather than a shopper, by what it calls itself. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
