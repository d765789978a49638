// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@/lib/catalog/product/product';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { ProductTexts } from './product-texts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

const product: Product = partialAnswer({
  sku: 'A-1',
  description: null,
  attributeLabels: { care: 'Care' },
  facts: [],
  sections: [
    { code: 'care', html: '<p>By hand</p>' },
    { code: 'warnings', html: '<p>Not for children</p>' },
  ],
});

it('A text stands apart where the shop’s trade says that it warns, under the label that there is for it', async () => {
  fakeCommerce({ storeConfig: { storeConfig: {} }, '/graphql': {} });
  const signs = async (warnings?: string[]) => {
    const stream = await renderToReadableStream(
      <ProductTexts storeContext={testStoreContext} product={product} warnings={warnings} />,
    );
    await stream.allReady;
    document.body.innerHTML = await new Response(stream).text();
    return screen
      .getAllByRole('heading')
      .map((heading) => [heading.textContent, heading.querySelector('svg') !== null]);
  };
  const facts = ['Product details', false];
  expect(await signs(['warnings'])).toEqual([['Care', false], ['Warnings', true], facts]);
  expect(await signs()).toEqual([['Care', false], ['Warnings', false], facts]);
});
