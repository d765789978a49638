import { useEffect, useRef, useState } from 'react';
import { ADDRESS_FINDER_PATH, type FoundAddress } from '@/lib/address/finder/address-finder';
import { shopPost } from '@/lib/magento/browser/shop-read';

/** The server gives its provider less. */
const ANSWER_WITHIN_MS = 15_000;

/** How far a search has come; `filled`: what was found has been picked. */
export type PostcodeSearch =
  | { state: 'none' | 'busy' | 'failed' | 'filled' }
  | { state: 'found'; postcode: string; addresses: FoundAddress[]; takesFocus: boolean };

/** Searches for the addresses at a postcode, one at a time: what comes after another search or an end counts no more. */
export function usePostcodeSearch(countryId: string) {
  const [search, setSearch] = useState<PostcodeSearch>({ state: 'none' });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function begin(): AbortController {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current;
  }

  async function start(postcode: string) {
    const controller = begin();
    const from = document.activeElement;
    setSearch({ state: 'busy' });
    const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
    const outcome = await findAddresses(countryId, postcode, controller.signal).then(
      // Who has gone on typing elsewhere is not called back.
      (addresses) => ({ state: 'found' as const, postcode, addresses, takesFocus: document.activeElement === from }),
      () => ({ state: 'failed' as const }),
    );
    clearTimeout(timer);
    if (asking.current === controller) setSearch(outcome);
  }

  function end(state: 'none' | 'filled') {
    begin();
    setSearch({ state });
  }

  return { search, start, end };
}

/** The addresses at a postcode, by the shop's own server; none where nobody has it. Throws AppError. */
async function findAddresses(countryId: string, postcode: string, signal: AbortSignal): Promise<FoundAddress[]> {
  const asked = { countryId, postcode };
  return (await shopPost<{ addresses: FoundAddress[] }>(ADDRESS_FINDER_PATH, asked, signal)).addresses;
}
