import { isObject, readJsonBody } from '../../../rest/json-body';
import type { RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { answerChallenge, isCardNumber, tokenizeCard } from '../gateway';

// `12/2030`, `12 / 30`: as forms write it.
function expiryOf(given: unknown): string | null {
  const [, month, year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(String(given ?? '')) ?? [];
  return month ? `${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}` : null;
}

/** Where Apple's sheet asks whether a shop is known; whatever else is asked for would be called in vain. */
const APPLE = /^https:\/\/([\w-]+\.)*apple\.com\//;

/** The test card that a stand-in for Apple's wallet has put in its token; what a device signs cannot be read here. */
function cardOf(token: unknown): string {
  const data = isObject(token) && isObject(token.paymentData) ? token.paymentData : {};
  return String(data.number ?? '');
}

/**
 * The payment provider of the demo shop, beside Magento's own calls: takes a test card for a nonce, typed or from a
 * wallet, and the answer to a challenge. Its address stands in the client token.
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
  {
    method: 'POST',
    path: '/V1/sandbox-gateway/apple-pay/sessions',
    async handle(call) {
      const { validation_url, display_name } = await readJsonBody(call.request);
      if (!APPLE.test(String(validation_url))) throw new RestError(400, 'The merchant could not be validated.');
      return { merchantIdentifier: 'mmstr-sandbox', displayName: String(display_name ?? '') };
    },
  },
  {
    method: 'POST',
    path: '/V1/sandbox-gateway/apple-pay/tokens',
    async handle(call) {
      const number = cardOf((await readJsonBody(call.request)).token);
      if (!isCardNumber(number)) throw new RestError(400, 'The payment token is invalid.');
      const { nonce } = await tokenizeCard(call, number);
      return { nonce };
    },
  },
];
