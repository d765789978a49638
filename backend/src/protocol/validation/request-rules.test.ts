import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertContentType, assertNoMutation } from './request-rules';

const REFUSED = 'Request content type must be application/json';
const asked = (method: string, headers: Record<string, string> = {}) =>
  assertContentType(new Request('http://shop.example/graphql', { method, headers }));

describe('[BACK-1] the type of a request’s body', () => {
  it.each(['application/json', ' application/json ;charset=utf-8', 'APPLICATION/JSON'])('%j is JSON', (type) => {
    expect(() => asked('POST', { 'content-type': type })).not.toThrow();
  });

  it.each(['', 'text/plain', 'application/jsonp', 'text/plain; application/json', 'application/x+json'])(
    '%j is none',
    (type) => expect(() => asked('POST', { 'content-type': type })).toThrow(REFUSED),
  );

  it('has to be told by POST alone', () => {
    expect(() => asked('POST')).toThrow(REFUSED);
    expect(() => asked('GET')).not.toThrow();
  });
});

describe('[NET-2] what comes by GET', () => {
  const REFUSED_CHANGE = 'Mutation requests allowed only for POST requests';

  it.each([
    ['a query', 'query a { b }'],
    ['a mutation that stands before a query', 'mutation a { b } query c { d }'],
    ['a subscription', 'subscription a { b }'],
    ['fragments alone', 'fragment F on Query { a }'],
  ])('may be %s', (_, query) => expect(() => assertNoMutation(parse(query))).not.toThrow());

  it.each([
    ['a mutation', 'mutation a { b }'],
    ['a mutation that stands after a query', 'query c { d } mutation a { b }'],
    ['a mutation before a fragment', 'mutation a { ...F } fragment F on Mutation { b }'],
  ])('may not be %s', (_, query) => expect(() => assertNoMutation(parse(query))).toThrow(REFUSED_CHANGE));
});
