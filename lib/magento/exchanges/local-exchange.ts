import { type Exchange, makeResult } from '@urql/core';
import { filter, map, merge, pipe } from 'wonka';

/**
 * Answers a mutation whose context holds `localAnswer` with that, without the network. It stands behind the cache,
 * whose `updates` then do what nothing outside can ask of it: forget.
 */
export const localExchange: Exchange =
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
