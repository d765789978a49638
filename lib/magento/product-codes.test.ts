// @vitest-environment jsdom
import { Client, type Exchange, gql } from '@urql/core';
import { afterEach, expect, it } from 'vitest';
import { filter, pipe, tap } from 'wonka';
import { productCodesExchange } from '@/lib/magento/browser/network-exchanges';
import { pageProductCodes, productCodes, ruled } from './product-codes';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.facts;
  delete dataset.unsold;
});

const unsold = JSON.stringify({ code: 'supply', values: ['5'] });

it('a cart’s products are asked for what is not sold by, then for what the trade wants to know, each once', () => {
  expect(productCodes('supply', ['form', 'supply', 'strength'])).toEqual(['supply', 'form', 'strength']);
  expect(productCodes(undefined, ['form'])).toEqual(['form']);
  expect(pageProductCodes()).toEqual([]);
  Object.assign(dataset, { unsold, facts: 'form,strength' });
  expect(pageProductCodes()).toEqual(['supply', 'form', 'strength']);
});

const cart = gql`
  query cart {
    cart(cart_id: "a") {
      ...RuledProduct
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
`;

/** The fields of each fragment. */
const fieldsOf = (document: typeof cart) =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition'
      ? [definition.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))]
      : [],
  );

it('a document asks its products for these attributes, and a bundle’s parts only where there are any', () => {
  expect(fieldsOf(ruled(cart, ['supply', 'form']))).toEqual([
    ['uid', 'supply', 'form'],
    ['uid', 'options'],
  ]);
  expect(fieldsOf(ruled(cart, []))).toEqual([['uid'], ['uid']]);
});

it('a document is made once for the same attributes, also where it comes back from the cache', () => {
  const made = ruled(cart, ['supply']);
  expect(ruled(cart, ['supply'])).toBe(made);
  expect(ruled(made, ['supply'])).toBe(made);
  expect(ruled(cart, ['form'])).not.toBe(made);
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
