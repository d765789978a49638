import 'server-only';
import { env } from '@/lib/config/env';
import type { AddressFinder, FinderAccess } from './address-finder';
import { idealPostcodes } from './ideal-postcodes';

/** The adapters, by the name that the environment gives one of them. */
const PROVIDERS: Record<NonNullable<typeof env.ADDRESS_FINDER>, (access: FinderAccess) => AddressFinder> = {
  'ideal-postcodes': idealPostcodes,
};

/** The provider that the environment names; null without one, when nothing of the finder shows. */
export function getAddressFinder(): AddressFinder | null {
  const { ADDRESS_FINDER: name, ADDRESS_FINDER_KEY: key, ADDRESS_FINDER_URL: url } = env;
  return name && key ? PROVIDERS[name]({ key, url }) : null;
}

/** The namespaces of messages that forms of addresses need for it. */
export function finderMessages(): 'addressFinder'[] {
  return getAddressFinder() ? ['addressFinder'] : [];
}
