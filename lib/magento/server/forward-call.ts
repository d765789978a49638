import { GraphQLError } from 'graphql';
import { COMMERCE_TIMEOUT, COMMERCE_WRITE_TIMEOUT, SHOP_RULES, UNREACHED } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { pickHeaders } from '@/lib/config/pick-headers';
import { maskDetails } from '@/lib/errors/mask-details';
import { reportError } from '@/lib/errors/report-error';
import { type OrderedCart, ordersByQueries, ordersByRest } from './asked-orders';
import { type Asked, askedByQuery, askedByRest, sumOfAsked } from './limited-actions';
import { BodyTooLong, limitedBody, limitedText } from './limited-body';
import { secondsToWait } from './rate-limit';

/** An order that a call asks for, as far as it is judged: whose cart, in which store view, and who asks. */
export interface AskedOrder {
  cart: OrderedCart;
  storeCode: string | null;
  authorization: string | null;
}

/** Why an order is not passed on, for the shopper to read: the cart's lines (uids) that it is about, or no session. */
export interface RefusedOrder {
  message: string;
  lines: readonly string[];
  isUnauthorized?: boolean;
}

/** Takes back what was noted of an order that is passed on. */
export type TakeBack = () => Promise<unknown>;

/** What `app` knows and the way to the backend does not. */
interface Rules {
  /** What a shopper is told who asked too often, in the language of the store view that the call names. */
  tooManyText: (storeCode: string | null) => Promise<string>;
  /**
   * Judges an order before the backend gets it: null where nothing stands against it. Throws where it cannot tell.
   * `ifRefused` is given what is to be done where the backend refuses it then.
   */
  judgeOrder: (order: AskedOrder, ifRefused: (takeBack: TakeBack) => void) => Promise<RefusedOrder | null>;
}

/** Bytes of a call's body: a cart's longest mutation takes a few thousand. */
const MAX_BODY = 1024 * 1024;

/** What of a browser's call the backend needs to see; the client's address too, so that it can set limits itself. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'cookie',
  'store',
  'user-agent',
  'x-forwarded-for',
  'x-magento-cache-id',
  'x-recaptcha',
];

/** What of the backend's answer is the browser's; its caching is not: the answer depends on headers that no URL tells. */
const RESPONSE_HEADERS = ['content-type', 'x-magento-cache-id'];

/** The backend's host in its cookies: the shop is another, so browsers refuse them. */
const COOKIE_DOMAIN = /;\s*domain=[^;]*/i;

/** Parameters of a query by GET, each of which is passed on once: backends differ in which of several they take. */
const QUERY_PARAMETERS = ['query', 'variables', 'operationName'];

interface Call {
  /** Path and query. */
  address: string;
  asked: Asked;
  orders: OrderedCart[];
  body?: string | ReadableStream<Uint8Array> | null;
}

/** A call that is not passed on: what is answered instead. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Whether it is answered as GraphQL answers; else nobody takes it for the backend's word. */
    readonly isGraphQL = false,
  ) {
    super(message);
  }
}

/** Passes GraphQL on to the backend [NET-2], read first: what a call asks for is nowhere but in its text. */
export function forwardGraphQL(request: Request, rules: Rules): Promise<Response> {
  return forward(request, rules, () => (request.method === 'POST' ? postedQuery(request) : queryOfUrl(request)));
}

/** Passes a REST call on to the backend [NET-2], its body as it comes. */
export function forwardRest(request: Request, rules: Rules): Promise<Response> {
  return forward(request, rules, () => restCall(request));
}

async function forward(request: Request, rules: Rules, read: () => Call | Promise<Call>): Promise<Response> {
  try {
    const call = await read();
    const seconds = secondsToWait(request, call.asked);
    if (seconds === null) {
      const noted: TakeBack[] = [];
      const answer = (await refused(request, call, rules, noted)) ?? (await passOn(request, call));
      // A refusal in words: of any other answer nobody knows whether it is an order.
      if (noted.length > 0 && answer.status >= 400 && answer.status < 500) await takeBackAll(noted);
      return answer;
    }
    const message = await rules.tooManyText(storeCode(request));
    const errors = [{ message, extensions: { category: 'too-many-requests' } }];
    return own(429, { message, errors }, { 'Retry-After': String(seconds) });
  } catch (error) {
    if (error instanceof Refusal) {
      const { message, status, isGraphQL } = error;
      return own(status, isGraphQL ? { errors: [{ message, extensions: { category: 'graphql' } }] } : { message });
    }
    if (isTooLong(error)) return own(413, { message: `A call may have ${MAX_BODY} bytes` });
    return lostCall(request, error);
  }
}

/** The answer to an order that may not be made, or of which nobody can tell; null where the call is passed on. */
async function refused(
  request: Request,
  { orders }: Call,
  { judgeOrder }: Rules,
  noted: TakeBack[],
): Promise<Response | null> {
  const authorization = request.headers.get('authorization');
  for (const cart of orders) {
    try {
      const order = { cart, storeCode: storeCode(request), authorization };
      const found = await judgeOrder(order, (takeBack) => noted.push(takeBack));
      if (found) return refusedOrder(request, found);
    } catch (error) {
      reportError('Judging an order', error);
      // What cannot be judged is not sold; the backend was not asked to.
      return own(503, { message: 'The order could not be checked' }, { [UNREACHED[0]]: UNREACHED[1] });
    }
  }
  return null;
}

/** The answer is the backend's, whatever becomes of this. */
async function takeBackAll(noted: readonly TakeBack[]): Promise<void> {
  await Promise.all(noted.map((takeBack) => takeBack())).catch((error) => reportError('After a refused order', error));
}

/** As Magento refuses an order, with what tells it from Magento's own refusals. */
function refusedOrder(request: Request, { message, lines, isUnauthorized }: RefusedOrder): Response {
  if (isUnauthorized) return own(401, { message });
  const error = { message, extensions: { category: SHOP_RULES, lines } };
  return new URL(request.url).pathname === '/graphql' ? own(200, { errors: [error], data: null }) : own(400, error);
}

/** The store view that a call is made in: REST names it in the path. */
function storeCode(request: Request): string | null {
  const [, named] = REST_PATH.exec(new URL(request.url).pathname) ?? [];
  return named ?? request.headers.get('store');
}

/** No cache may store the answer. */
async function passOn(request: Request, { address, body }: Call): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const timeout = AbortSignal.timeout(isRead ? COMMERCE_TIMEOUT : COMMERCE_WRITE_TIMEOUT);
  const headers = pickHeaders(request.headers, REQUEST_HEADERS);
  const length = request.headers.get('content-length');
  // Some servers want to know it before they take a body.
  if (body instanceof ReadableStream && length !== null) headers.set('content-length', length);
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body,
    duplex: 'half',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, timeout]),
  };
  const answer = await fetch(`${env.COMMERCE_ORIGIN}${address}`, init);
  const answered = pickHeaders(answer.headers, RESPONSE_HEADERS);
  // Magento's REST knows a chosen currency by the session alone. Others do without: calls of one session wait for each other.
  const isSessionNeeded = request.headers.has('content-currency');
  for (const cookie of answer.headers.getSetCookie()) {
    answered.append('Set-Cookie', isSessionNeeded ? cookie.replace(COOKIE_DOMAIN, '') : cookie);
  }
  answered.set('Cache-Control', 'private, no-store');
  return new Response(answer.body, { status: answer.status, headers: answered });
}

function queryOfUrl(request: Request): Call {
  const { pathname, searchParams } = new URL(request.url);
  const kept = new URLSearchParams();
  for (const name of QUERY_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.get('query') ?? '';
  const variables = parseJson(kept.get('variables') ?? '{}');
  return { address: `${pathname}?${kept}`, ...readTexts([{ query, variables }]) };
}

async function postedQuery(request: Request): Promise<Call> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, 'Request content type must be application/json', true);
  }
  const posted = parseJson(await limitedText(request, MAX_BODY));
  const operations = [posted].flat().map((operation: unknown): Operation => Object(operation));
  // Written anew: of a name that stands twice a backend might read the other one.
  return { address: new URL(request.url).pathname, ...readTexts(operations), body: JSON.stringify(posted) };
}

interface Operation {
  query?: unknown;
  variables?: unknown;
}

/** Where the text cannot be read nobody knows what it asks for. Throws Refusal. */
function readTexts(operations: readonly Operation[]): Pick<Call, 'asked' | 'orders'> {
  try {
    // Without a text the backend refuses the call itself.
    const texts = operations.flatMap(({ query, variables }) =>
      typeof query === 'string' && query.trim() ? [{ query, variables }] : [],
    );
    return {
      asked: sumOfAsked(texts.map(({ query, variables }) => askedByQuery(query, variables))),
      orders: ordersByQueries(texts),
    };
  } catch (error) {
    const reason = error instanceof GraphQLError ? error.message : 'The query is nested too deeply.';
    throw new Refusal(400, reason, true);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The call is no JSON', true);
  }
}

/** What the shop calls: the synchronous interface, by a path that says the same before and after decoding. */
const REST_PATH = /^\/rest(?:\/(?!async\/|V1\/)([\w-]+))?\/V1(\/(?:(?!%2f|%5c).)*)$/i;

function restCall(request: Request): Call {
  const { pathname, search } = new URL(request.url);
  const [, , encoded] = REST_PATH.exec(pathname) ?? [];
  if (encoded === undefined) throw new Refusal(404, 'Request does not match any route.');
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : limitedBody(request, MAX_BODY);
  const path = decode(encoded);
  const { method } = request;
  return {
    address: `${pathname}${search}`,
    asked: askedByRest(method, path),
    orders: ordersByRest(method, path),
    body,
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'The path is not readable');
  }
}

/** No answer: 502, or 504 if late, marked where nothing was done; no GraphQL error, so that callers retry [NET-4]. */
function lostCall(request: Request, error: unknown): Response {
  // Whoever has hung up is no news.
  if (!request.signal.aborted) reportError(`Passing on ${request.method} ${maskDetails(request.url)}`, error);
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const headers: Record<string, string> = isNeverConnected(error) ? { [UNREACHED[0]]: UNREACHED[1] } : {};
  return own(isLate ? 504 : 502, { message: 'The commerce backend did not answer' }, headers);
}

function own(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });
}

/** Codes of a connection that never came about: not one byte of the call was sent. */
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isNeverConnected(error: unknown): boolean {
  const { code } = Object(error instanceof Error ? error.cause : undefined) as { code?: unknown };
  return typeof code === 'string' && NEVER_CONNECTED.includes(code);
}

/** Found while the call was sent it is what broke the sending off. */
function isTooLong(error: unknown): boolean {
  return error instanceof BodyTooLong || (error instanceof Error && error.cause instanceof BodyTooLong);
}
