import { AppError } from '@/lib/errors/app-error';
import { ADDRESS_FINDER_PATH, type FoundAddress } from './address-finder';

/** The addresses at a postcode, by the shop's own server; none where nobody has it. Throws where they do not come. */
export async function findAddresses(countryId: string, postcode: string, signal: AbortSignal): Promise<FoundAddress[]> {
  const answer = await fetch(ADDRESS_FINDER_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ countryId, postcode }),
    signal,
  });
  if (!answer.ok) throw new AppError('http', `Finding addresses: ${answer.status}`, { status: answer.status });
  return ((await answer.json()) as { addresses: FoundAddress[] }).addresses;
}
