// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '@/components/checkout/checkout-page.fixture';
import type { CardGateway, HostedFields } from '@/lib/checkout/payment/card-gateway';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { AppError } from '@/lib/errors/app-error';
import messages from '@/messages/en-GB.json';
import { CardForm } from './card-form';
import type { CollectPayment } from './payment-values';

type Tell = Parameters<HostedFields['mount']>[1];

/** A gateway with fields of its own. */
const opened = vi.hoisted(() => ({ gateway: null as CardGateway | null, isDown: false }));
vi.mock('@/lib/checkout/payment/open-card-gateway', () => ({
  async openCardGateway() {
    if (opened.isDown) throw new Error('blocked');
    return opened.gateway;
  },
}));

let tell: Tell;
const hosted = { mount: vi.fn(), focus: vi.fn(), close: vi.fn() };
const take = vi.fn();
const collect = createRef<CollectPayment | null>();
const onHosted = vi.fn();
const amount = { minor: 1593, currency: 'GBP' };
const values = {
  method: 'braintree',
  purchaseOrderNumber: '',
  card: { number: '', expiry: '', cvc: '' },
  billingChoice: 'same',
  billing: {
    country_id: 'GB',
    firstname: '',
    lastname: '',
    company: '',
    street: ['', ''] as [string, string],
    city: '',
    region_code: '',
    region: '',
    postcode: '',
    telephone: '',
  },
};

beforeEach(() => {
  vi.clearAllMocks();
  hosted.mount.mockImplementation(async (_, onChange: Tell) => {
    tell = onChange;
  });
  take.mockResolvedValue({ nonce: 'n-1', brand: 'Visa', ending: '1111', needsChallenge: false });
  opened.gateway = { hosted, take, answerChallenge: vi.fn() };
});
afterEach(cleanup);

async function show() {
  const page = render(
    <Page>
      <CardForm collect={collect} amount={amount} onHosted={onHosted} />
    </Page>,
  );
  await waitFor(() => expect(hosted.mount).toHaveBeenCalledOnce());
  return page;
}

const send = () => act(async () => collect.current?.(values));

it('[CHK-9] gives the provider places with names, and says that it does the checking', async () => {
  const page = await show();
  const [places] = hosted.mount.mock.calls[0] ?? [];
  expect(Object.entries(places).map(([name, place]) => [name, Object(place).label])).toEqual([
    ['number', 'Card number'],
    ['expirationDate', 'Expiry date'],
    ['cvv', 'Security code'],
  ]);
  expect(page.container.contains(places.number.container)).toBe(true);
  expect(onHosted).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  page.unmount();
  expect(hosted.close).toHaveBeenCalledOnce();
});

it('[CHK-9] [FORM-3] says what is wrong before the card is taken, and goes there', async () => {
  await show();
  act(() => tell({ number: 'valid', expirationDate: 'invalid', cvv: 'empty' }, 'Visa'));
  expect(screen.getByText('Visa')).toBeTruthy();
  expect(screen.getAllByText(/Enter it like this: 08\/29/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Is required/)).toBeNull();
  await send();
  expect(screen.getAllByText(/Is required/).length).toBeGreaterThan(0);
  expect(hosted.focus).toHaveBeenCalledWith('expirationDate');
  expect(take).not.toHaveBeenCalled();
});

it('[CHK-9] takes the card that is complete, for what will be paid', async () => {
  await show();
  act(() => tell({ number: 'valid', expirationDate: 'valid', cvv: 'valid' }, 'Visa'));
  expect(await collect.current?.(values)).toEqual({ card: newCard('n-1', false), label: 'Visa ending in 1111' });
  expect(take).toHaveBeenCalledWith(values.card, amount);
});

it('[CHK-9] keeps beside a card for which total the bank has confirmed it', async () => {
  take.mockResolvedValue({ nonce: 'n-1', brand: 'Visa', ending: '1111', needsChallenge: false, isConfirmed: true });
  await show();
  act(() => tell({ number: 'valid', expirationDate: 'valid', cvv: 'valid' }, 'Visa'));
  expect(await collect.current?.(values)).toMatchObject({ card: newCard('n-1', false), confirmed: amount });
});

it.each([
  ['input', 'The bank did not confirm the payment.', /Your card could not be used, or your bank did not confirm it\./],
  ['http', 'The merchant is unknown.', /The merchant is unknown\./],
] as const)('what the provider says of the card is said in the page’s language: %s', async (kind, said, shown) => {
  take.mockRejectedValue(new AppError(kind, said));
  await show();
  act(() => tell({ number: 'valid', expirationDate: 'valid', cvv: 'valid' }, 'Visa'));
  await expect(collect.current?.(values)).rejects.toMatchObject({ kind, message: expect.stringMatching(shown) });
});

it('what the provider said of the card goes along, for whoever looks into it', async () => {
  const said = new AppError('input', 'The bank did not confirm the payment.');
  take.mockRejectedValue(said);
  await show();
  act(() => tell({ number: 'valid', expirationDate: 'valid', cvv: 'valid' }, 'Visa'));
  await expect(collect.current?.(values)).rejects.toMatchObject({ cause: said });
});

it('fields that cannot be opened say so, and are opened when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  hosted.mount.mockRejectedValueOnce(new Error('blocked'));
  const page = await show();
  expect(await screen.findByText('The card form could not be loaded.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(hosted.mount).toHaveBeenCalledTimes(2);
  const { container } = hosted.mount.mock.lastCall?.[0].number ?? {};
  expect(page.container.contains(container)).toBe(true);
  expect(document.activeElement?.contains(container) && document.activeElement !== document.body).toBe(true);
  expect(screen.queryByText('The card form could not be loaded.')).toBeNull();
});

it('[CHK-9] opens again where it could not be opened, with the focus at the choice of a card: the button is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  opened.isDown = true;
  render(
    <Page>
      <div role="radiogroup">
        <input type="radio" aria-label="Card" defaultChecked />
        <CardForm collect={collect} amount={amount} onHosted={onHosted} />
      </div>
    </Page>,
  );
  const again = await screen.findByRole('button', { name: messages.checkout.card.tryAgain });
  opened.isDown = false;
  await userEvent.click(again);
  await waitFor(() => expect(hosted.mount).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Card' }));
});
