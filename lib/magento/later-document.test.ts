import { gql } from '@urql/core';
import { expect, it } from 'vitest';
import { laterDocument } from './later-document';

const asked = gql`
  query orders {
    customer {
      orders(pageSize: 5) {
        items {
          id
        }
      }
    }
    stores: orders {
      id
    }
  }
`;

/** Documents as data, which alone is sent. */
const plain = (document: unknown) => JSON.parse(JSON.stringify(document));

it('a later document asks the same where nothing is changed, without what was noted of the earlier one’s text', () => {
  const same = laterDocument(asked, (node) => node);
  expect(plain(same)).toMatchObject({ kind: 'Document', definitions: plain(asked.definitions) });
  expect('__key' in asked && 'loc' in asked).toBe(true);
  expect([same.loc, '__key' in same]).toEqual([undefined, false]);
});

it('a later document has each node changed that is one, and the first document stays as it was', () => {
  const before = plain(asked);
  const changed = laterDocument(asked, (node) =>
    node.kind === 'Field' && node.name?.value === 'orders' ? { ...node, arguments: [] } : node,
  );
  const text = JSON.stringify(changed);
  expect(text).not.toContain('pageSize');
  expect(text).toContain('"stores"');
  expect(plain(asked)).toEqual(before);
});

it('a later document’s change is told of nodes alone, not of lists, texts and other parts', () => {
  const kinds: unknown[] = [];
  laterDocument(
    { kind: 'Document', definitions: [{ kind: 5 }, null, 'text', { kind: 'Field', name: null }] },
    (node) => {
      kinds.push(node.kind);
      return node;
    },
  );
  expect(kinds).toEqual(['Field', 'Document']);
});
