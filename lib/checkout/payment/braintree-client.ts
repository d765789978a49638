import { type Client, create } from 'braintree-web/client';
import { AppError } from '@/lib/errors/app-error';
import { type Money, toMajorUnits } from '@/lib/format/money';

/** Braintree's account of the shop, by which each of its parts works. Throws AppError. */
export function openClient(authorization: string): Promise<Client> {
  return asAppError(create({ authorization }));
}

/** Braintree's errors say by their type whose fault it was. */
export async function asAppError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    const { type, message }: { type?: unknown; message?: unknown } = Object(cause);
    const kind = type === 'CUSTOMER' ? 'input' : type === 'NETWORK' ? 'network' : 'http';
    throw new AppError(kind, typeof message === 'string' ? message : 'The payment provider failed.', { cause });
  }
}

/** Whether the merchant's account has banks confirm cards, by 3-D Secure. */
export function asksBanks(client: Client): boolean {
  return Boolean(client.getConfiguration().gatewayConfiguration.threeDSecureEnabled);
}

/** The nonce of a card after its bank was asked, in the provider's dialog. Throws AppError. */
export async function verifiedNonce(
  client: Client,
  card: { nonce: string; bin: string; amount: Money },
): Promise<string> {
  const { create: createThreeDSecure } = await import('braintree-web/three-d-secure');
  const threeDSecure = await asAppError(createThreeDSecure({ client, version: '2' }));
  try {
    const { nonce, liabilityShifted, liabilityShiftPossible } = await asAppError(
      threeDSecure.verifyCard({
        nonce: card.nonce,
        bin: card.bin,
        amount: toMajorUnits(card.amount).toFixed(2),
        onLookupComplete: (_, next) => next(),
      }),
    );
    if (liabilityShiftPossible && !liabilityShifted)
      throw new AppError('input', 'The bank did not confirm the payment.');
    return nonce;
  } finally {
    threeDSecure.teardown().catch(() => {});
  }
}
