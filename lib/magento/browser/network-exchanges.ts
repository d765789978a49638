import {
  type CombinedError,
  type Exchange,
  makeErrorResult,
  makeOperation,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { makeFetchSource } from '@urql/core/internal';
import { retryExchange } from '@urql/exchange-retry';
import {
  filter,
  make,
  makeSubject,
  map,
  merge,
  mergeMap,
  onEnd,
  onPush,
  pipe,
  type Source,
  subscribe,
  takeUntil,
  tap,
} from 'wonka';
import { BROWSER_READ_TIMEOUT, BROWSER_WRITE_TIMEOUT } from '@/lib/config/constants';
import { callHeaders, readToken } from '@/lib/magento/call-headers';
import { queryRequest } from '@/lib/magento/graphql-call';
import { pageAskedOfLines, ruled } from '@/lib/magento/product-codes';
import { isFromGateway } from '@/lib/magento/to-app-error';
import { documentText } from './document-text';
import { fetchUnlessAsked } from './early-read';
import { mayRetry, RETRY } from './network-retry';
import { tellRefusedToken } from './refused-token';

/** Asks a cart's lines for what the page names, by which the shop and its trade judge them. */
export const productCodesExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) =>
        makeOperation(operation.kind, { ...operation, query: ruled(operation.query, pageAskedOfLines()) }),
      ),
      forward,
    );

/**
 * Mutations one at a time, in the order they came: the next starts at the first result or error of the one in flight.
 * A torn-down one leaves the queue; one whose context says `isQueued: false` passes by; queries never wait [NET-7].
 */
export const mutationQueueExchange: Exchange =
  ({ forward }) =>
  (operations$) => {
    const waiting: Operation[] = [];
    let inFlight: Operation | null = null;
    const started = makeSubject<Operation>();
    const abandoned = makeSubject<OperationResult>();

    const startNext = () => {
      inFlight = waiting.shift() ?? null;
      if (inFlight) started.next(inFlight);
    };
    const mayPass = (operation: Operation) => {
      if (operation.kind !== 'mutation' || operation.context.isQueued === false) return true;
      if (inFlight) {
        waiting.push(operation);
        return false;
      }
      inFlight = operation;
      return true;
    };
    // The caller no longer listens, but the cache holds what it showed in advance until it has an answer.
    const abandon = ({ kind, key }: Operation) => {
      if (kind !== 'teardown') return;
      const isAbandoned = (operation: Operation) => operation.key === key;
      const dropped = waiting.filter(isAbandoned);
      if (inFlight && isAbandoned(inFlight)) dropped.unshift(inFlight);
      waiting.splice(0, waiting.length, ...waiting.filter((operation) => !isAbandoned(operation)));
      for (const operation of dropped) abandoned.next(makeErrorResult(operation, new Error('No longer wanted')));
    };

    const passing$ = pipe(operations$, tap(abandon), filter(mayPass));
    const results$ = forward(merge([passing$, started.source]));
    return pipe(
      merge([results$, abandoned.source]),
      tap(({ operation }) => {
        if (inFlight && isSame(operation, inFlight)) startNext();
      }),
    );
  };

/** Two calls of one mutation with the same variables have the same key; what urql counts tells them apart. */
function isSame(one: Operation, other: Operation): boolean {
  return one.context._instance === other.context._instance;
}

/** Sends again what the network lost [NET-4]. */
export const networkRetryExchange = retryExchange({
  ...RETRY,
  randomDelay: true,
  retryIf: isLost,
});

/** Online, without an answer of Magento's, as a gateway's is none; a mutation must be `isRepeatable` [NET-4]. */
function isLost({ networkError, response }: CombinedError, { kind, context }: Operation): boolean {
  const status: number | undefined = response?.status;
  if (!networkError && !isFromGateway(status)) return false;
  return (kind !== 'mutation' || context.isRepeatable === true) && mayRetry(status);
}

/**
 * Sends what reaches it to the one endpoint on the shop's own origin: queries by GET with shrunk text, by POST where
 * the URL would be too long or tell whose call it is; mutations by POST [NET-2]. urql's own exchange posts beyond 2,048 characters and sends
 * the text as it was written. What the document has asked for already is not asked for again. What hangs is given up as a network error, so that nobody waits behind it for ever.
 */
export const commerceFetchExchange: Exchange = () => (operations$) =>
  pipe(
    operations$,
    filter(({ kind }) => kind === 'query' || kind === 'mutation'),
    mergeMap((operation) => {
      const isTornDown = ({ kind, key }: Operation) => kind === 'teardown' && key === operation.key;
      const { url, init } = request(operation);
      const sent = makeOperation(operation.kind, operation, { ...operation.context, fetch: fetchUnlessAsked });
      const token = readToken();
      return pipe(
        inTime(operation, makeFetchSource(sent, url, init)),
        onPush(({ error }) =>
          tellRefusedToken(token, { status: error?.response?.status, errors: error?.graphQLErrors }),
        ),
        takeUntil(pipe(operations$, filter(isTornDown))),
      );
    }),
  );

/** A call's answer, or after its time an error in its place; the call is broken off. */
function inTime(operation: Operation, answer: Source<OperationResult>): Source<OperationResult> {
  return make(({ next, complete }) => {
    const limit = operation.kind === 'mutation' ? BROWSER_WRITE_TIMEOUT : BROWSER_READ_TIMEOUT;
    const timer = setTimeout(() => {
      next(makeErrorResult(operation, new Error('The answer did not come in time')));
      call.unsubscribe();
    }, limit);
    // Answered, given up, or not wanted any more.
    const end = () => {
      clearTimeout(timer);
      complete();
    };
    const call = pipe(answer, onEnd(end), subscribe(next));
    return call.unsubscribe;
  });
}

function request({ kind, query, variables, context }: Operation): { url: string; init: RequestInit } {
  const text = documentText(query);
  // A cart must never come out of the browser's own HTTP cache.
  const headers = { ...(context.isSigned && { Authorization: '' }), ...callHeaders() };
  const init: RequestInit = { credentials: 'include', cache: 'no-store', headers };
  const isPosted = kind === 'mutation' || context.isPersonal;
  const { url, init: own } = queryRequest(context.url, text, variables ?? {}, isPosted);
  return { url, init: { ...init, ...own } };
}
