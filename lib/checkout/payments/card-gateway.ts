import { AppError } from '@/lib/errors/app-error';
import { graphql } from '@/lib/graphql/graphql';
import { mutate } from '@/lib/graphql/mutate';
import { rest } from '@/lib/rest/request';
import { type CardValues, digitsOf } from './card';

const clientTokenDocument = graphql(`
  mutation CreateCardClientToken {
    createBraintreeClientToken
  }
`);

/** A card that the gateway took: what stands for it, once, and how it is shown. */
export interface TakenCard {
  nonce: string;
  /** Such as "Visa ····1111". */
  label: string;
  /** The bank wants a code before it pays. */
  needsChallenge: boolean;
}

/** Where cards are given to the payment provider, so that neither this shop nor its backend sees them. */
export interface CardGateway {
  /** Throws RestError with the provider's words. */
  take: (card: CardValues) => Promise<TakenCard>;
  /** Gives the code that the bank asked for; a RestError that is a refusal means that it was wrong. */
  answerChallenge: (nonce: string, code: string) => Promise<void>;
}

const SANDBOX_PATH = '/rest/V1/sandbox-gateway';

/**
 * Opens the gateway that the backend's client token names [CHK-9]. The demo backend's sandbox is the one there is:
 * for another one this throws AppError "input". Throws AppError too where the backend does not answer.
 */
export async function openCardGateway(): Promise<CardGateway> {
  const { createBraintreeClientToken: token } = await mutate(clientTokenDocument, {}, { skipQueue: true });
  if (gatewayPath(token) !== SANDBOX_PATH) {
    throw new AppError('input', 'Cards cannot be taken here: the payment provider is not known.');
  }
  return {
    async take(card) {
      const body = { number: digitsOf(card.number), expiry: card.expiry, cvc: card.cvc };
      const answer = await rest<{ nonce: string; card_type: string; last_four: string; needs_challenge: boolean }>(
        `${SANDBOX_PATH}/cards`,
        { method: 'POST', body },
      );
      return {
        nonce: answer.nonce,
        label: `${answer.card_type} ····${answer.last_four}`,
        needsChallenge: answer.needs_challenge,
      };
    },
    async answerChallenge(nonce, code) {
      await rest(`${SANDBOX_PATH}/cards/${encodeURIComponent(nonce)}/challenge`, { method: 'POST', body: { code } });
    },
  };
}

/** The path of the gateway's address in a client token, which is base64 of JSON; null where there is none. */
function gatewayPath(token: string): string | null {
  try {
    const { clientApiUrl }: { clientApiUrl?: unknown } = JSON.parse(atob(token));
    return typeof clientApiUrl === 'string' ? new URL(clientApiUrl).pathname : null;
  } catch {
    return null;
  }
}
