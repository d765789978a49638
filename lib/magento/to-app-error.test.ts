import { CombinedError } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { answerError, toAppError } from './to-app-error';

const said = (message: string, category?: string) => ({ message, extensions: { category } });

describe('an error of the shop', () => {
  it('an error of the shop is passed on as it is', () => {
    const error = new AppError('input', 'The session has ended');
    expect(toAppError(error)).toBe(error);
  });

  it('an error of the shop is of kind refused where the backend’s user errors are thrown as a text', () => {
    expect(toAppError('Not that many.')).toMatchObject({ kind: 'refused', message: 'Not that many.' });
  });

  it('an error of the shop is of the network where something else was thrown', () => {
    const cause = new TypeError('Failed to fetch');
    expect(toAppError(cause)).toMatchObject({ kind: 'network', message: 'Failed to fetch', cause });
    expect(toAppError(42)).toMatchObject({ kind: 'network', message: '42' });
  });

  it.each([
    [undefined, 'network'],
    [200, 'network'],
    [404, 'http'],
    [502, 'http'],
  ])('urql’s network error, answered by %s, is of kind %s', (status, kind) => {
    const response = status && { status };
    expect(toAppError(new CombinedError({ networkError: new Error('No answer'), response }))).toMatchObject({
      kind,
      status,
      message: 'No answer',
    });
  });

  it('[NET-8] an error of the shop joins the messages of urql’s GraphQL errors and has the first one’s category', () => {
    const graphQLErrors = [said('One.', 'graphql-input'), said('Two.', 'internal')];
    expect(toAppError(new CombinedError({ graphQLErrors, response: { status: 200 } }))).toMatchObject({
      kind: 'refused',
      message: 'One., Two.',
      category: 'graphql-input',
      status: 200,
    });
  });
});

describe('errors of a GraphQL answer', () => {
  it.each([
    ['a reason with a category', said('The coupon is used.', 'graphql-input'), 'refused'],
    ['a reason without one', { message: 'The coupon is used.', path: ['applyCouponToCart'] }, 'refused'],
    ['a query that does not fit the schema', said('Cannot query field "x".', 'graphql'), 'graphql'],
    // As 2.4.7 answers them, without extensions.
    ['an unfit query of a newer version', { message: 'Cannot query field "nope" on type "StoreConfig".' }, 'graphql'],
    ['an unfit variable of a newer version', { message: 'Variable "$n" got invalid value "two"' }, 'graphql'],
    ['a broken backend', said('Internal server error', 'internal'), 'graphql'],
    ['a broken backend of a newer version', said('Internal server error'), 'graphql'],
    ['a broken field of a newer version', { message: 'Internal server error', path: ['cart'] }, 'graphql'],
  ])('tell %s', (_what, error, kind) => {
    expect(answerError([error], { status: 200 })).toMatchObject({ kind, message: error.message });
  });

  it.each([502, 503, 504])(
    'of a gateway (%i) are no answer of Magento’s: a write may have been carried out',
    (status) => {
      expect(answerError([said('The commerce backend did not answer')], { status })).toMatchObject({
        kind: 'http',
        status,
      });
    },
  );
});
