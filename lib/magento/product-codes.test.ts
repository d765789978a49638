// @vitest-environment jsdom
import { Client, type Exchange, gql } from '@urql/core';
import { print } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { filter, pipe, tap } from 'wonka';
import { productCodesExchange } from '@/lib/magento/browser/network-exchanges';
import { pageAskedOfLines, productCodes, ruled } from './product-codes';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.facts;
  delete dataset.unsold;
  delete dataset.lines;
});

const unsold = JSON.stringify({ code: 'supply', values: ['5'] });

it('a cart’s products are asked for what is not sold by, then for what the trade wants to know, each once', () => {
  expect(productCodes('supply', ['form', 'supply', 'strength'])).toEqual(['supply', 'form', 'strength']);
  expect(productCodes(undefined, ['form'])).toEqual(['form']);
  expect(pageAskedOfLines()).toEqual({ codes: [], hasErrors: false });
  Object.assign(dataset, { unsold, facts: 'form,strength', lines: 'errors' });
  expect(pageAskedOfLines()).toEqual({ codes: ['supply', 'form', 'strength'], hasErrors: true });
});

const cart = gql`
  query cart {
    cart(cart_id: "a") {
      ...RuledProduct
      ...LineErrors
    }
  }
  fragment RuledProduct on ProductInterface {
    uid
  }
  fragment RuledParts on BundleItem {
    uid
    options {
      uid
    }
  }
  fragment LineErrors on CartItemInterface {
    uid
  }
`;

/** The fields of each fragment. */
const fieldsOf = (document: typeof cart) =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition'
      ? [definition.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))]
      : [],
  );

it('a document asks its products for these attributes, and a bundle’s parts only where there are any', () => {
  expect(fieldsOf(ruled(cart, { codes: ['supply', 'form'], hasErrors: false }))).toEqual([
    ['uid', 'supply', 'form'],
    ['uid', 'options'],
    ['uid'],
  ]);
  expect(fieldsOf(ruled(cart, { codes: [], hasErrors: false }))).toEqual([['uid'], ['uid'], ['uid']]);
});

it('a document asks lines what is wrong with them where the backend tells it, and for no words, which may be missing', () => {
  const asked = ruled(cart, { codes: [], hasErrors: true });
  expect(fieldsOf(asked).at(-1)).toEqual(['uid', 'errors']);
  expect(print(asked)).toMatch(/errors \{\s+code\s+\}/);
});

it('a document is made once for the same attributes, also where it comes back from the cache', () => {
  const asked = { codes: ['supply'], hasErrors: false };
  const made = ruled(cart, asked);
  expect(ruled(cart, { ...asked })).toBe(made);
  expect(ruled(made, { ...asked })).toBe(made);
  expect(ruled(cart, { ...asked, codes: ['form'] })).not.toBe(made);
  expect(ruled(cart, { ...asked, hasErrors: true })).not.toBe(made);
});

it('the client sends what the page names', async () => {
  Object.assign(dataset, { unsold });
  const sent: (typeof cart)[] = [];
  const silent: Exchange = () => (operations$) =>
    pipe(
      operations$,
      tap(({ query }) => void sent.push(query as typeof cart)),
      filter(() => false),
    ) as never;
  const client = new Client({ url: '/graphql', exchanges: [productCodesExchange, silent] });
  client
    .query(cart, {})
    .subscribe(() => {})
    .unsubscribe();
  expect(sent[0] && fieldsOf(sent[0])[0]).toEqual(['uid', 'supply']);
});
