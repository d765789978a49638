import { expect, it, vi } from 'vitest';
import messages from '@/messages/en-GB.json';
import Page from './page';

vi.mock('next-intl/server', () => ({ getMessages: async () => messages, getTranslations: async () => String }));
vi.mock('@/lib/store/store-context', async () => ({
  requireStore: async () => (await import('@/lib/store/store-context.fixture')).testStoreContext,
}));
vi.mock('@/lib/store/get-store-config', () => ({ getStoreConfig: async () => ({ taxDisplayType: 2 }) }));
vi.mock('@/lib/push/get-push-config', () => ({ getPushConfig: async () => null }));
vi.mock('@/components/delivery/get-arrivals', () => ({ getArrivals: async () => null }));
vi.mock('@/components/orders/shop/get-pay-notes', () => ({ getPayNotes: async () => ({ checkmo: 'To mmstr Ltd' }) }));
vi.mock('@/components/pharmacy/orders/placed-check', () => ({ PlacedCheck: () => null }));

it('[CHK-10] the success page has its own texts and those of the sums, and nothing else of the checkout’s', async () => {
  const { children: provider } = (await Page()).props;
  expect(provider.props.messages).toEqual({
    orderPlaced: messages.orderPlaced,
    checkout: { summary: messages.checkout.summary },
  });
});

it('[CHK-10] the success page says whom a cheque is made out to', async () => {
  const { children: provider } = (await Page()).props;
  expect(provider.props.children.props.payNotes.checkmo).toBe('checkmo To mmstr Ltd');
});
