// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useQuery } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { read } from './calls';
import { CommerceProvider } from './commerce-provider';

const configQuery = graphql(`query config { storeConfig { store_code } }`);

function StoreCode() {
  const [{ data }] = useQuery({ query: configQuery });
  return <p>{data?.storeConfig?.store_code ?? 'nothing yet'}</p>;
}

const island = (
  <CommerceProvider>
    <StoreCode />
  </CommerceProvider>
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('gives islands the client that reads and writes share, and so one cache', async () => {
  const { calls } = fakeCommerce({ config: { storeConfig: { __typename: 'StoreConfig', store_code: 'mmstr_en' } } });
  await read(configQuery, {});
  await act(async () => render(island));
  expect(screen.getByText('mmstr_en')).toBeDefined();
  expect(calls).toHaveLength(1);
});

it('shares nothing between two renderings on the server', () => {
  vi.stubGlobal('window', undefined);
  expect(renderToString(island)).toContain('nothing yet');
});
