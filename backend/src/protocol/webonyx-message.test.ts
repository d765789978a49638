import { describe, expect, it } from 'vitest';
import { webonyxMessage } from './webonyx-message';

describe('[BACK-1] what graphql-js says of a query, as Magento says it', () => {
  it.each([
    ['Cannot query field "nope" on type "Query". Did you mean "node"?', 'Cannot query field "nope" on type "Query".'],
    [
      'Field "a" of type "[B!]" must have a selection of subfields. Did you mean "a { ... }"?',
      'Field "a" of type "[B!]" must have a sub selection.',
    ],
    [
      'Field "a" must not have a selection since type "ID!" has no subfields.',
      'Field "a" of type "ID!" must not have a sub selection.',
    ],
    [
      'Unknown argument "ids" on field "Query.country". Did you mean "id"?',
      'Unknown argument "ids" on field "country" of type "Query". Did you mean "id"?',
    ],
    [
      'Field "route" argument "url" of type "String!" is required, but it was not provided.',
      'Field "route" argument "url" of type "String!" is required but not provided.',
    ],
    ['Unknown directive "@nope".', 'Unknown directive "nope".'],
    ['Directive "@skip" may not be used on QUERY.', 'Directive "skip" may not be used on "QUERY".'],
    [
      'The directive "@skip" can only be used once at this location.',
      'The directive "skip" can only be used once at this location.',
    ],
    ['There can be only one variable named "$a".', 'There can be only one variable named "a".'],
    [
      'Cannot spread fragment "First" within itself via "Other", "C".',
      'Cannot spread fragment "First" within itself via Other, C.',
    ],
    [
      'Fields "a" conflict because "b" and "c" are different fields. Use different aliases.',
      'Fields "a" conflict because b and c are different fields. Use different aliases.',
    ],
    [
      'Fields "a" conflict because subfields "d" conflict because "b" and "c" are different fields and subfields "e" conflict because "f" and "g" are different fields.',
      'Fields "a" conflict because subfields "d" conflict because b and c are different fields and subfields "e" conflict because f and g are different fields.',
    ],
  ])('%s', (message, expected) => expect(webonyxMessage(message)).toBe(expected));

  it.each([
    'Cannot spread fragment "A" within itself.',
    'Cannot spread fragment "A" within itself via "B"',
    'Please: Cannot spread fragment "A" within itself via "B".',
    'Cannot spread fragment "A" within itself via "B". What now?',
    'The fields "a" and "b" are different fields.',
    'Variable "$x" is not defined.',
    'It said: Syntax Error: Expected "{", found "}".',
  ])('%s stays as it is', (message) => expect(webonyxMessage(message)).toBe(message));
});

describe('[BACK-1] what the parser says, as Magento says it', () => {
  it.each([
    ['Syntax Error: Unexpected character: "?".', 'Syntax Error: Cannot parse the unexpected character "?".'],
    ['Syntax Error: Unexpected character: U+000A\n.', 'Syntax Error: Cannot parse the unexpected character U+000A\n.'],
    ['Syntax Error: Unexpected character: "?". What now', 'Syntax Error: Unexpected character: "?". What now'],
    ['Syntax Error: Unterminated string.', 'Syntax Error: Unterminated string.'],
    ['Syntax Error: Expected Name, found <EOF>.', 'Syntax Error: Expected Name, found <EOF>'],
    ['Syntax Error: Expected "{", found "}".', 'Syntax Error: Expected {, found }'],
    ['Syntax Error: Expected ":", found "...".', 'Syntax Error: Expected :, found ...'],
    ['Syntax Error: Unexpected "$".', 'Syntax Error: Unexpected $'],
    ['Syntax Error: Unexpected Name "x".', 'Syntax Error: Unexpected Name "x"'],
    ['Syntax Error: Expected "on", found Name "x".', 'Syntax Error: Expected "on", found Name "x"'],
    [
      'Syntax Error: Invalid number, expected digit but got: "x".',
      'Syntax Error: Invalid number, expected digit but got: "x"',
    ],
    ['Syntax Error: Seen: "a. b".', 'Syntax Error: Seen: "a. b"'],
  ])('%j', (message, expected) => expect(webonyxMessage(message)).toBe(expected));
});
