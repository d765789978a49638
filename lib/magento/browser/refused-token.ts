import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import type { AnswerError } from '@/lib/magento/to-app-error';

/** Tells the page that the backend does not know a token any more; its detail is the token. */
export const TOKEN_REFUSED_EVENT = 'shop-token-refused';

/** Magento's category of what the caller may not do; a translated shop has no other mark. */
export const AUTHORIZATION = 'graphql-authorization';

/** The status of a call whose token counts for nothing; newer GraphQL gives it to a field that refuses a password, too. */
const UNAUTHORIZED = 401;

/** What is wrong with an answer, as far as it is known. */
interface Trouble {
  status?: number | undefined;
  errors?: readonly AnswerError[] | undefined;
}

/** Reports a token that has died [SESS-3]: Magento answers its holder as a guest. Whoever sent none is told nothing. */
export function tellRefusedToken(sent: string | null, { status, errors = [] }: Trouble): void {
  if (!sent || !((status === UNAUTHORIZED && !errors[0]?.path) || errors.some(isOfGuest))) return;
  window.dispatchEvent(new CustomEvent(TOKEN_REFUSED_EVENT, { detail: sent }));
}

/** Of a cart or an address of somebody else Magento says with the same category that it is not the caller's. */
function isOfGuest({ message, extensions, path }: AnswerError): boolean {
  // Who signs out is done with the token anyway.
  if (path?.[0] === 'revokeCustomerToken') return false;
  return message === NOT_AUTHORIZED || (extensions?.category === AUTHORIZATION && path?.join() === 'customer');
}
