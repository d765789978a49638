// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { cancelOrder } from './cancel-order';

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (error: string | null) => ({
  cancelOrder: {
    __typename: 'CancelOrderOutput',
    error,
    order: { __typename: 'CustomerOrder', id: btoa('78'), status: 'Canceled' },
  },
});

/** A Magento that takes this id alone, and refuses others in its words. */
function magento(taken: string, refuse: (id: string) => string) {
  const { calls } = fakeCommerce({
    cancelOrder: ({ variables }: { variables: Record<string, unknown> }) => {
      const { order_id } = variables.input as { order_id: string };
      if (order_id === taken) return answer(null);
      const error = { message: refuse(order_id), path: ['cancelOrder'], extensions: { category: 'graphql-input' } };
      return Response.json({ errors: [error], data: { cancelOrder: null } });
    },
  });
  return () => calls.map(({ variables }) => variables.input);
}

describe('cancelling an order', () => {
  it('[BACK-1] the newest Magento is given the order’s uid, and asked once', async () => {
    const sent = magento('Nzg=', (id) => `Value of uid "${id}" is incorrect.`);
    await cancelOrder(78, 'Other');
    expect(sent()).toEqual([{ order_id: 'Nzg=', reason: 'Other' }]);
  });

  it.each(['Required parameter "order_id" is missing or incorrect.', 'ไม่มีพารามิเตอร์ "order_id" ที่จำเป็น หรือไม่ถูกต้อง'])(
    '[BACK-1] Magento 2.4.7, which says to a uid “%s”, is given the decimal number',
    async (message) => {
      const sent = magento('78', () => message);
      await cancelOrder(78, 'Other');
      expect(sent().at(-1)).toEqual({ order_id: '78', reason: 'Other' });
    },
  );

  it('[NET-8] another refusal is told as it is, and nothing is asked again', async () => {
    const message = 'Required parameter "reason" is missing or incorrect.';
    const sent = magento('78', () => message);
    await expect(cancelOrder(78, '')).rejects.toMatchObject({ kind: 'refused', message });
    expect(sent()).toHaveLength(1);
  });

  it('[SESS-3] a refusal in another language has it asked whether the token has died', async () => {
    const message = 'ลูกค้าปัจจุบันไม่ได้รับอนุญาต';
    const refuse = (field: string) =>
      Response.json({ errors: [{ message, path: [field], extensions: { category: 'graphql-authorization' } }] });
    window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    const { calls } = fakeCommerce({ cancelOrder: () => refuse('cancelOrder'), token: () => refuse('customer') });
    await expect(cancelOrder(78, 'Other')).rejects.toMatchObject({ message });
    await vi.waitFor(() => expect(calls.some(({ query }) => query.startsWith('query token'))).toBe(true));
  });

  it('[NET-8] throws the reason that the backend gives beside the order', async () => {
    const reason = 'Order with one or more items shipped cannot be cancelled';
    fakeCommerce({ cancelOrder: answer(reason) });
    await expect(cancelOrder(78, 'Other')).rejects.toMatchObject({ kind: 'refused', message: reason });
  });
});
