import { Client, createRequest, type Exchange, makeResult, type OperationResult } from '@urql/core';
import type { TadaDocumentNode } from 'gql.tada';
import { filter, map, merge, pipe } from 'wonka';
import { AppError } from '@/lib/errors/app-error';
import { commerceCache } from '@/lib/magento/cache/cache';
import { readToken } from '@/lib/magento/call-headers';
import { graphql } from '@/lib/magento/graphql';
import { toAppError } from '@/lib/magento/to-app-error';
import { lineErrorsExchange } from './line-errors-exchange';
import {
  commerceFetchExchange,
  mutationQueueExchange,
  networkRetryExchange,
  productCodesExchange,
} from './network-exchanges';
import { AUTHORIZATION } from './refused-token';

let client: Client | null = null;

/**
 * The browser's way to the one endpoint [NET-2] for the cart, the checkout, the customer and every mutation, which share
 * its cache and its queue; what is read once and shown at once goes by `browserQuery`. One client while the document
 * lives, since store view and currency are constant in it. On the server every caller gets its own. Import it lazily where a page does not start with it.
 */
export function browserClient(): Client {
  if (typeof window === 'undefined') return createClient();
  client ??= createClient();
  return client;
}

function createClient(): Client {
  return new Client({
    url: '/graphql',
    // From the asker to the network; an answer takes the way back.
    exchanges: [
      productCodesExchange,
      commerceCache,
      localExchange,
      mutationQueueExchange,
      lineErrorsExchange,
      networkRetryExchange,
      commerceFetchExchange,
    ],
  });
}

/** Answers a mutation by its context's `localAnswer`, behind the cache, whose `updates` can then discard. */
const localExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    merge([
      pipe(
        operations$,
        filter(({ kind, context }) => kind === 'mutation' && Boolean(context.localAnswer)),
        map((operation) => makeResult(operation, { data: operation.context.localAnswer })),
      ),
      pipe(
        operations$,
        filter(({ kind, context }) => kind !== 'mutation' || !context.localAnswer),
        forward,
      ),
    ]);

interface MutateOptions {
  /** False: it waits for none of the mutations before it, and none waits for it [NET-7]. */
  isQueued?: boolean;
  /** Carried out twice it does no more than once, so that it may be sent again when the network fails [NET-4]. */
  isRepeatable?: boolean;
  /** False: the cache shows nothing of it before the backend has answered. */
  isOptimistic?: boolean;
  /** It says who asks also where nobody is signed in: by an empty Authorization header [NET-9]. */
  isSigned?: boolean;
  /** False: a token that has died is not told of, since it is given up anyway. */
  isTokenChecked?: boolean;
}

let count = 0;

/** A request with a key of its own: by urql's hash two equal ones under way would share the answer of the first. */
function ownRequest<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) {
  // Whole numbers are urql's.
  return { ...createRequest(document, variables), key: ++count + 0.5 };
}

/** One queued write [NET-7]. Throws AppError: refused [NET-8]; network or http, when it may have been carried out. */
export async function mutate<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { isQueued = true, isRepeatable = false, isOptimistic = true, isSigned, isTokenChecked = true }: MutateOptions = {},
): Promise<Data> {
  // For a mutation this policy means: nothing optimistic.
  const policy = isOptimistic ? {} : ({ requestPolicy: 'network-only' } as const);
  const result = await browserClient()
    .executeMutation(ownRequest(document, variables), { isQueued, isRepeatable, isSigned, ...policy })
    .toPromise();
  // Whether the token has died, a translated refusal does not tell; the reason counts, also where nobody answers.
  const isDoubtful = isTokenChecked && result.error?.graphQLErrors[0]?.extensions.category === AUTHORIZATION;
  if (isDoubtful) void checkToken().catch(() => undefined);
  return dataOf(result);
}

interface ReadOptions {
  /** Its variables name a person, or what one has bought: they go by POST, since addresses end up in logs. */
  isPersonal?: boolean;
  requestPolicy?: 'network-only' | 'cache-and-network' | 'cache-first';
}

/** One private read, from the network where nothing else is asked for. Throws AppError as `mutate` does. */
export async function read<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { requestPolicy = 'network-only', isPersonal }: ReadOptions = {},
): Promise<Data> {
  const request = ownRequest(document, variables);
  return dataOf(await browserClient().executeQuery(request, { requestPolicy, isPersonal }).toPromise());
}

const tokenDocument = graphql(`
  query token {
    customer {
      email
    }
  }
`);

let checking: Promise<unknown> | null = null;

/**
 * Before the browser acts on a refusal: Magento answers the holder of a dead token as a guest. Throws AppError for one.
 * One read for all who ask at once.
 */
export async function checkToken(): Promise<void> {
  if (!readToken()) return;
  checking ??= read(tokenDocument, {}).finally(() => {
    checking = null;
  });
  await checking;
}

/** Discards every cart of the cache [CACHE-2]. Clear the cart id first: whoever shows a cart asks for it again. */
export function discardCachedCarts(): void {
  discardBy('createEmptyCart');
}

/** Discards the carts, the customer and all else of the cache [SESS-4, CACHE-2]: the next visitor may be another. */
export function discardCachedVisitor(): void {
  discardBy('revokeCustomerToken');
}

/** Asks nobody: the local exchange answers, and the cache discards what it does by a mutation of that name. */
function discardBy(name: string): void {
  void browserClient()
    .mutation(`mutation { ${name} }`, {}, { localAnswer: { [name]: null } })
    .toPromise();
}

/** The data of a result that has come; an error, or no data at all, is thrown as AppError. */
function dataOf<Data>({ data, error }: Pick<OperationResult<Data>, 'data' | 'error'>): Data {
  if (error) throw toAppError(error);
  if (data == null) throw new AppError('http', 'The commerce backend answered without data');
  return data;
}
