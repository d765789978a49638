import { formatDocument } from '@urql/core';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { documentText } from './document-text';

const documents = {
  'arguments, variables, defaults, lists': `
    query things($id: String!, $tags: [String!] = ["a", "b"], $page: Int = -1) {
      things(id: $id, filter: { tags: { in: $tags }, rate: 0.5, sort: ASC, on: true }, page: $page) {
        id, name   sku
      }
    }`,
  'fragments and type conditions': `
    query things {
      one { ...Thing ...Other name ... on Thing @include(if: true) { id } __typename }
      two: thing { ... { id } }
    }
    fragment Thing on Thing { id }
    fragment Other on Other @cached(for: 3) { sku }`,
  'strings with everything in them': String.raw`
    query things {
      things(a: "x, y  { z } ... \" \\", b: "", c: "é\n#") { id }
      # a remark, with "quotes"
      other(d: "\\") { id }
    }`,
  'a mutation':
    'mutation change($input: ChangeInput!) { change(input: $input) { thing { id } user_errors { code message } } }',
};

describe('documentText', () => {
  test.each(Object.entries(documents))(
    '[NET-2] documentText says what the server’s printer says: %s',
    (_name, text) => {
      const document = parse(text, { noLocation: true });
      expect(documentText(document)).toBe(toQueryText(document));
    },
  );

  test('[NET-2] documentText says so too of a document that the cache has added its type names to', () => {
    const document = formatDocument(parse('{ thing { id } }', { noLocation: true }));
    expect(documentText(document)).toBe('{thing{id __typename}}');
  });

  test('[NET-2] documentText leaves what stands in a block string', () => {
    const document = parse('{ thing(text: """\n  one,  two\n    {three}\n""") { id } }', { noLocation: true });
    const argument = /"""[\s\S]*"""/.exec(documentText(document))?.[0];
    expect(argument).toContain('one,  two');
    expect(toQueryText(parse(documentText(document)))).toBe(toQueryText(document));
  });

  test('[NET-2] documentText leaves what stands in quotes in a block string', () => {
    const document = parse('{ thing(text: """one "two,  {three}" four""", name: "five,  six") { id } }');
    const asked = parse(documentText(document));
    expect(JSON.stringify(asked)).toContain(JSON.stringify('one "two,  {three}" four'));
    expect(JSON.stringify(asked)).toContain('five,  six');
  });
});
