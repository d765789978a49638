import { readJsonBody } from '../../../rest/json-body';
import type { RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { answerChallenge, isCardNumber, tokenizeCard } from '../gateway';

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
      const { nonce, outcome, cardType, lastFour } = await tokenizeCard(call, number);
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
