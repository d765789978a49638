import { rest } from '@/lib/magento/rest/request';
import { digitsOf } from './card';
import type { CardGateway } from './card-gateway';

/** Path of the sandbox on the page's own origin; it stands in the client token too. */
export const SANDBOX_PATH = '/rest/V1/sandbox-gateway';

/** The demo backend's card gateway: takes test cards only, so the page asks for them itself. */
export const sandboxGateway: CardGateway = {
  hosted: null,
  async take({ number }) {
    const answer = await rest<{ nonce: string; card_type: string; last_four: string; needs_challenge: boolean }>(
      `${SANDBOX_PATH}/cards`,
      { method: 'POST', body: { number: digitsOf(number) } },
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
