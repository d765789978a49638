import { mutate } from '@/lib/magento/browser/calls';
import { rest } from '@/lib/magento/browser/rest';
import { graphql } from '@/lib/magento/graphql';
import { digitsOf } from './card';
import type { CardGateway } from './card-gateway';

const clientTokenDocument = graphql(`
  mutation createCardClientToken {
    createBraintreeClientToken
  }
`);

/** The gateway that the client token names [CHK-9]; Braintree's code loads only now. Throws AppError. */
export async function openCardGateway(): Promise<CardGateway> {
  const { token, isSandbox } = await clientToken();
  if (isSandbox) return sandboxGateway;
  const { openBraintree } = await import('./braintree-gateway');
  return openBraintree(token);
}

/** What a gateway is opened with, and whether that is the demo backend's. Throws AppError. */
export async function clientToken(): Promise<{ token: string; isSandbox: boolean }> {
  const { createBraintreeClientToken: token } = await mutate(clientTokenDocument, {}, { isQueued: false });
  return { token, isSandbox: gatewayPath(token) === SANDBOX_PATH };
}

/** The path of the gateway's address in a client token, which is base64 of JSON; null where there is none. */
export function gatewayPath(token: string): string | null {
  try {
    const { clientApiUrl }: { clientApiUrl?: unknown } = JSON.parse(atob(token));
    return typeof clientApiUrl === 'string' ? new URL(clientApiUrl).pathname : null;
  } catch {
    return null;
  }
}

/** Path of the sandbox on the page's own origin; it stands in the client token too. */
export const SANDBOX_PATH = '/rest/V1/sandbox-gateway';

/** The demo backend's card gateway: takes test cards only, so the page asks for them itself. */
const sandboxGateway: CardGateway = {
  hosted: null,
  async take({ number, expiry }) {
    const answer = await rest<{ nonce: string; card_type: string; last_four: string; needs_challenge: boolean }>(
      `${SANDBOX_PATH}/cards`,
      { method: 'POST', body: { number: digitsOf(number), expires: expiry } },
    );
    return {
      nonce: answer.nonce,
      brand: answer.card_type,
      ending: answer.last_four,
      needsChallenge: answer.needs_challenge,
    };
  },
  async answerChallenge(nonce, code) {
    await rest(`${SANDBOX_PATH}/cards/${encodeURIComponent(nonce)}/challenge`, { method: 'POST', body: { code } });
  },
};
