// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { ibuprofen, noOptions } from '@/lib/catalog/options/product-options.fixture';
import { env } from '@/lib/config/env';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { BuyingNotes } from './buying-notes';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'pharmacy') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
});

afterEach(() => {
  env.SHOP_TRADE = undefined;
});

async function show(kind: string | null, blocks: object[], options: ProductOptions = noOptions, isRefused?: true) {
  const { calls } = fakeCommerce({
    cmsBlocks: { cmsBlocks: { items: blocks } },
    storeConfig: { storeConfig: {} },
    '/graphql': {},
  });
  const found = medicineCardRules.badge.kinds.find((entry) => entry.kind === kind);
  const stream = await renderToReadableStream(
    <BuyingNotes storeContext={testStoreContext} product={{ badge: found ?? null, options, isRefused }} />,
  );
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return calls.flatMap(({ variables }) => variables.identifiers ?? []);
}

it('The merchant’s promises and the legal category of a medicine stand below its form [CMS-4]', async () => {
  await show('p', [{ identifier: 'delivery-promise', content: '<p>Delivered <b>tomorrow</b></p>' }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Delivered tomorrow']);
  expect(screen.getByText('Sold under a pharmacist’s supervision')).toBeTruthy();
});

it('What needs a prescription says how it is obtained before anything else, and not when a parcel comes', async () => {
  const asked = await show('pom', [{ identifier: 'ask-pharmacist', content: '<p>Ask us</p>' }]);
  expect(asked).toEqual(['ask-pharmacist']);
  expect(document.body.textContent).toMatch(/^Needs a prescription.*cannot be bought.*bring or send us.*Ask us$/);
});

it('[CAT-5] What has parts that need a prescription says how they are obtained, beside what can be bought', async () => {
  const [first, ...others] = ibuprofen.variants.map((variant) => ({ ...variant }));
  const variants = first ? [{ ...first, isRefused: true as const }, ...others] : [];
  await show(null, [], { ...noOptions, configurable: { ...ibuprofen, variants } });
  expect(document.body.textContent).toMatch(/^Part of this needs a prescription.*bring or send us/);
});

it('[CAT-5] What is made of nothing else says so as a medicine that needs a prescription does', async () => {
  await show(null, [], noOptions, true);
  expect(document.body.textContent).toMatch(/^Needs a prescription.*cannot be bought/);
});

it('Nothing stands below the form of what is sold freely, without promises', async () => {
  await show(null, []);
  expect(document.body.textContent).toBe('');
});

it('A pharmacist is offered by a pharmacy alone; when it comes, any shop may say', async () => {
  expect(await show(null, [])).toEqual(['delivery-promise', 'ask-pharmacist']);
  env.SHOP_TRADE = 'neutral';
  expect(await show(null, [{ identifier: 'delivery-promise', content: '<p>Tomorrow</p>' }])).toEqual([
    'delivery-promise',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tomorrow']);
});
