/** Where the browser asks for the addresses at a postcode: by POST, so that no URL tells where somebody lives. */
export const ADDRESS_FINDER_PATH = '/api/address-finder';

/** An address as its country's post has it; empty text where it has no such part. */
export interface FoundAddress {
  street: [string, string];
  city: string;
  county: string;
  postcode: string;
}

/** Whom the shop's server asks for the addresses at a postcode. */
export interface AddressFinder {
  /** Codes of the countries that it knows. */
  countries: readonly string[];
  /**
   * The addresses at a postcode, which is written as its country writes it; none where nobody has it. Throws AppError:
   * `network` where no answer comes, `refused` where the provider wants no more of the shop, else `http`. No message of it
   * names the postcode.
   */
  find: (postcode: string) => Promise<FoundAddress[]>;
}

/** What an adapter is made of. */
export interface FinderAccess {
  key: string;
  /** In place of the provider's own. */
  url?: string | undefined;
}
