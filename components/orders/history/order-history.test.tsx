// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { named, openAt, signInForOrders } from '@/components/orders/orders.fixture';
import { useUserStore } from '@/lib/customer/user-store';
import { item, numberOf, orderAnswer, orderNames, ordersOf, picturesOf } from '@/lib/orders/order.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import messages from '@/messages/en-GB.json';
import { OrderHistory } from './order-history';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.orders;

beforeEach(signInForOrders);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const rows = ({ variables }: { variables: Record<string, unknown> }) =>
  ordersOf(
    ...(variables.numbers as string[]).map((number) => ({
      ...orderAnswer,
      id: btoa(String(Number(number) - 5)),
      number,
    })),
  );
const many = Array.from({ length: 12 }, (_, index) => index + 1);

describe('[SESS-12] the order history', () => {
  it('[SESS-12] lists the orders newest first with their days, states and totals, a page at a time', async () => {
    fakeCommerce({ customerOrders: orderNames(...many), orderRows: rows });
    const user = openAt('/sales/order/history', <OrderHistory />);
    const list = await screen.findAllByRole('listitem');
    expect(list).toHaveLength(10);
    expect(list[0]?.textContent).toContain(
      `Order ${numberOf(12)}£26.4020 November 2026 Complete${labels.next.some}Ibuprofen · First aid kit · Guide`,
    );
    expect(
      within(list[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/sales/order/view/order_id/12');
    await user.click(screen.getByRole('button', { name: labels.older }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(window.location.search).toBe('?page=2');
  });

  it('[SESS-12] tells an order of many goods by two of them, each once, and says how many more there are', async () => {
    const items = ['Balm, mint', 'Balm, mint', 'Ibuprofen', 'Guide', 'Plasters'].map((product_name, index) =>
      item(String(index), { product_name }),
    );
    fakeCommerce({ customerOrders: orderNames(7), orderRows: ordersOf({ ...orderAnswer, items }) });
    openAt('/sales/order/history', <OrderHistory />);
    expect(await screen.findByText('Balm, mint · Ibuprofen and 2 more')).toBeTruthy();
  });

  it('[SESS-12] finds an order by its number, and says where there is none', async () => {
    fakeCommerce({ customerOrders: orderNames(...many), orderRows: rows });
    const user = openAt('/sales/order/history?number=17', <OrderHistory />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    const field = screen.getByRole('textbox', { name: labels.search });
    await user.clear(field);
    await user.type(field, '77{Enter}');
    expect(await screen.findByText('None of your order numbers contains “77”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: labels.showAll }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    expect(window.location.search).toBe('');
    await user.type(screen.getByRole('textbox', { name: labels.search }), '๑๗{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('[SESS-12] is kind to who has not ordered yet', async () => {
    fakeCommerce({ customerOrders: orderNames() });
    openAt('/sales/order/history', <OrderHistory />);
    expect(await screen.findByText(labels.none)).toBeTruthy();
  });

  it('[NET-8] says that it could not be read, and reads it again when told so', async () => {
    runAhead();
    const { answers } = fakeCommerce({ customerOrders: () => new Response('', { status: 500 }), orderRows: rows });
    const user = openAt('/sales/order/history', <OrderHistory />);
    const again = await screen.findByRole('button', { name: messages.account.tryAgain });
    answers.customerOrders = orderNames(1);
    await user.click(again);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('[SESS-13] shows an order’s details over the list as long as isPopupOrderDetailsOpen says so', async () => {
    fakeCommerce({
      ...{ customerOrders: orderNames(7), orderRows: rows },
      ...{ ordersByNumber: ordersOf(orderAnswer), orderedPictures: picturesOf({}) },
    });
    const user = openAt('/sales/order/history', <OrderHistory />);
    await user.click(await screen.findByRole('button', { name: named(labels.show, 7) }));
    expect(useUserStore.getState().isPopupOrderDetailsOpen).toBe(true);
    const dialog = screen.getByRole('dialog', { name: labels.detailTitle });
    expect(await within(dialog).findByText('First aid kit')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: labels.close }));
    expect(useUserStore.getState().isPopupOrderDetailsOpen).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
