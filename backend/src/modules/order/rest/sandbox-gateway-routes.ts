import { readJsonBody } from '../../../rest/json-body';
import type { RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { answerChallenge, isCardNumber, tokenizeCard } from '../gateway';

// `12/2030`, `12 / 30`: as forms write it.
function expiryOf(given: unknown): string | null {
  const [, month, year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(String(given ?? '')) ?? [];
  return month ? `${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}` : null;
}

/**
 * The payment provider of the demo shop, beside Magento's own calls: takes a test card for a nonce, and the answer
 * to a challenge. Its address stands in the client token.
 */
export const sandboxGatewayRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/sandbox-gateway/cards',
    async handle(call) {
      const body = await readJsonBody(call.request);
      const number = String(body.number ?? '').replace(/[\s-]/g, '');
      if (!isCardNumber(number)) throw new RestError(400, 'The card number is invalid.');
      const { nonce, outcome, cardType, lastFour } = await tokenizeCard(call, number, expiryOf(body.expires));
      return { nonce, card_type: cardType, last_four: lastFour, needs_challenge: outcome === 'challenge' };
    },
  },
  {
    method: 'POST',
    path: '/V1/sandbox-gateway/cards/:nonce/challenge',
    async handle(call) {
      const { code } = await readJsonBody(call.request);
      const nonce = call.params.nonce ?? '';
      if (!(await answerChallenge(call, nonce, String(code ?? '')))) {
        throw new RestError(400, 'The verification failed.');
      }
      return { nonce };
    },
  },
];
