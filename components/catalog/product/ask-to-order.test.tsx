// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreView } from '@/lib/store/store-context.fixture';
import messages from '@/messages/en-GB.json';
import { AskToOrder } from './ask-to-order';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'product') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(cleanup);

it('[CAT-5] what cannot be ordered here says why, and leads to where people take the order', async () => {
  render(await AskToOrder({ storeView: testStoreView({ code: 'mmstr_th', isDefault: false }) }));
  expect(screen.getByText(messages.product.unorderable)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.product.askToOrder }).getAttribute('href')).toBe(
    '/mmstr_th/contact-us',
  );
});
