import { type DocumentNode, Kind, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';

/** What a client may ask for only so often: by guessing or by flooding it would hurt shoppers, or the backend. */
export type LimitedAction =
  | 'sign-in'
  | 'coupon'
  | 'cart'
  | 'email'
  | 'payment'
  | 'message'
  | 'order'
  | 'search'
  | 'listing'
  | 'thumbnail'
  | 'address';

/** How often a call asks for each. */
export type Asked = ReadonlyMap<LimitedAction, number>;

const FIELDS: Readonly<Record<string, LimitedAction>> = {
  generateCustomerToken: 'sign-in',
  revokeCustomerToken: 'sign-in',
  createCustomer: 'sign-in',
  createCustomerV2: 'sign-in',
  changeCustomerPassword: 'sign-in',
  updateCustomerEmail: 'sign-in',
  deleteCustomer: 'sign-in',
  requestPasswordResetEmail: 'sign-in',
  resetPassword: 'sign-in',
  resendConfirmationEmail: 'sign-in',
  validateUser: 'sign-in',
  applyCouponToCart: 'coupon',
  applyCouponsToCart: 'coupon',
  applyGiftCardToCart: 'coupon',
  giftCardAccount: 'coupon',
  createEmptyCart: 'cart',
  createGuestCart: 'cart',
  isEmailAvailable: 'email',
  placeOrder: 'payment',
  setPaymentMethodAndPlaceOrder: 'payment',
  completeOrder: 'payment',
  createBraintreeClientToken: 'payment',
  createPayflowProToken: 'payment',
  createPaypalExpressToken: 'payment',
  subscribeEmailToNewsletter: 'message',
  contactUs: 'message',
  sendEmailToFriend: 'message',
  createProductReview: 'message',
  guestOrder: 'order',
  guestOrderByToken: 'order',
  productSearch: 'search',
};

const REST_CALLS: readonly [RegExp, LimitedAction][] = [
  [/^\/integration\/\w+\/(token|revoke-\w+-token)$/, 'sign-in'],
  [/^\/tfa\//, 'sign-in'],
  [/^\/customers(\/(me\/)?password|\/resetpassword)?$/, 'sign-in'],
  [/^\/(guest-)?carts\/[^/]+\/(coupons|giftcards?)\b/, 'coupon'],
  [/^\/(guest-carts|carts|carts\/mine)$/, 'cart'],
  [/^\/customers\/isemailavailable$/, 'email'],
  // A card is tried by each of these, and whoever has stolen many tries them one after the other.
  [/^\/(guest-)?carts\/[^/]+\/(set-|po-)?payment-information$/, 'payment'],
  [/^\/(guest-)?carts\/[^/]+\/order$/, 'payment'],
  [/^\/contact$/, 'message'],
];

/** Tokens of the longest text that is read: several times the shop's own longest. */
const MAX_TOKENS = 5_000;

/** What a text asks for by itself, and how many of its listings have a filter, which its variables may make a search. */
interface Read {
  asked: Asked;
  filtered: number;
}

/** A browser sends the same few texts again and again. */
const known = new LRUCache<string, Read>({ maxSize: 2_000_000, sizeCalculation: (_, text) => text.length + 1 });

/**
 * What a GraphQL text asks for: every field in it, under any alias, operation or fragment, so a field that is spread
 * twice counts once. A filter that matches words is a search. Throws GraphQLError, also where it is too long.
 */
export function askedByQuery(text: string, variables?: unknown): Asked {
  const read = known.get(text) ?? count(parse(text, { maxTokens: MAX_TOKENS, noLocation: true }));
  known.set(text, read);
  const { asked, filtered } = read;
  if (filtered === 0 || !JSON.stringify(variables)?.includes('"match":')) return asked;
  return sumOfAsked([asked, new Map([['search', filtered]])]);
}

function count(document: DocumentNode): Read {
  const asked = new Map<LimitedAction, number>();
  const add = (action: LimitedAction, times = 1) => asked.set(action, (asked.get(action) ?? 0) + times);
  let filtered = 0;
  let isMatched = false;
  visit(document, {
    // In a variable's default, too.
    [Kind.OBJECT_FIELD]: ({ name }) => {
      isMatched ||= name.value === 'match';
    },
    [Kind.FIELD]: ({ name, arguments: given = [] }) => {
      const isGiven = (one: string) =>
        name.value === 'products' && given.some((argument) => argument.name.value === one);
      const action = isGiven('search') ? 'search' : Object.hasOwn(FIELDS, name.value) ? FIELDS[name.value] : undefined;
      if (action) add(action);
      else if (isGiven('filter')) filtered += 1;
    },
  });
  if (!isMatched || filtered === 0) return { asked, filtered };
  add('search', filtered);
  return { asked, filtered: 0 };
}

/** What a REST call asks for; `path` stands behind `/V1`. Magento reads paths whatever their letters' case. */
export function askedByRest(method: string, path: string): Asked {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  if (plain === '/search') return new Map([['search', 1]]);
  const [, action] = (method !== 'GET' && REST_CALLS.find(([pattern]) => pattern.test(plain))) || [];
  return new Map(action ? [[action, 1]] : []);
}

/** What several texts, sent as a batch, ask for. */
export function sumOfAsked(all: readonly Asked[]): Asked {
  const sum = new Map<LimitedAction, number>();
  for (const [action, times] of all.flatMap((asked) => [...asked])) sum.set(action, (sum.get(action) ?? 0) + times);
  return sum;
}
