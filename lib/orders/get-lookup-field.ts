import 'server-only';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import type { LookupField } from './guest-order';

/** The input type of `guestOrder`, by the versions' names for it. */
const INPUTS = ['OrderInformationInput', 'GuestOrderInformationInput'];
const FIELDS: readonly LookupField[] = ['postcode', 'lastname'];

/** What the backend asks a guest for beside number and e-mail; null where it has no look-up at all. Throws AppError. */
export async function getLookupField(): Promise<LookupField | null> {
  const capabilities = await getCapabilities();
  if (!hasField(capabilities, 'Query', 'guestOrder')) return null;
  return FIELDS.find((field) => INPUTS.some((input) => hasField(capabilities, input, field))) ?? null;
}
