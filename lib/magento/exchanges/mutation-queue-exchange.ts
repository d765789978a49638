import { type Exchange, makeErrorResult, type Operation, type OperationResult } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

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

/** Two calls of one mutation with the same variables have the same key. */
function isSame(one: Operation, other: Operation): boolean {
  return one.key === other.key && one.context._instance === other.context._instance;
}
