import { type Exchange, makeResult } from '@urql/core';
import { filter, map, merge, pipe } from 'wonka';

/** Answers a mutation by its context's `localAnswer`, behind the cache, whose `updates` can then discard. */
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
