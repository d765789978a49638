// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartItemInput } from '@/lib/cart/cart';
import { balm, cartAnswer } from '@/lib/cart/cart.fixture';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { toCart } from '@/lib/cart/to-cart';
import { AppError } from '@/lib/errors/app-error';
import { formOfText } from '@/lib/pharmacy/suitability/suitability.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import british from '@/messages/en-GB.json';
import { LineAnswers } from './line-answers';

const server = vi.hoisted(() => ({ sendAnswers: vi.fn(), loadQuestions: vi.fn(), loadSpent: vi.fn() }));
vi.mock('@/lib/pharmacy/suitability/ask-server', () => server);
const notices = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('@/lib/browser/notice-event', () => notices);
const cart = vi.hoisted(() => ({ changeOptions: vi.fn() }));
vi.mock('@/lib/cart/items/update-item', () => cart);

const t = british.pharmacy.lineAnswers;
const ask = british.pharmacy.suitability;
const OPTION = 'b3B0aW9u';
const source = {
  locale: 'en-GB',
  messages: { pharmacy: { suitability: ask } },
  form: formOfText(),
  option: OPTION,
  pharmacist: { telephone: null, href: null, hours: [], booking: null },
};

const ANSWERS = `Who is it for? – Me
How old are you? – 30 years
Do you have any of these? – None of these
Do you take other medicines? – No
Anything else? – -`;
const sealed = (until: number) =>
  `Questions answered\n\n${ANSWERS}\nForm: pain, version 3, en\nSeal: ${until.toString(36)}.${'a'.repeat(64)}`;

/** What is left of answers that stand against it. */
function ended(why: string): string {
  return `${t.unanswered}\n${why}\nSeal: none`;
}

const verdicts: (string | null)[] = [];

function show(entered: string[], place: 'page' | 'drawer' | 'review' = 'page') {
  const options = entered.map((value) => ({
    customizable_option_uid: OPTION,
    label: 'Suitability',
    type: 'area',
    values: [{ customizable_option_value_uid: OPTION, label: '', value }],
  }));
  const product = { ...balm.product, suitability_form: 'pain' };
  const { lines } = toCart(cartAnswer([{ ...balm, product, customizable_options: options }]));
  render(
    <WithMessages messages={{ pharmacy: british.pharmacy }}>
      <main>
        <LineAnswers lines={lines} place={place} onVerdict={(refusal) => verdicts.push(refusal)} />
        <ul>
          {lines.map(({ key }) => (
            <li key={key} data-line={key} tabIndex={-1} />
          ))}
        </ul>
      </main>
    </WithMessages>,
  );
  return lines[0]?.product.name ?? '';
}

/** What became of the line, change by change. */
const entered = () => cart.changeOptions.mock.calls.map(([, input]) => (input as CartItemInput).entered_options);

// The dialog is drawn before it is opened.
const next = async () => userEvent.click(await screen.findByRole('button', { name: ask.next }));

beforeEach(() => {
  for (const mock of [server.sendAnswers, server.loadQuestions, cart.changeOptions, notices.warn]) mock.mockReset();
  server.loadQuestions.mockResolvedValue(source);
  server.loadSpent.mockReset().mockResolvedValue([]);
  useCartStore.setState({ cartId: 'cart-2' });
  cart.changeOptions.mockResolvedValue(undefined);
  verdicts.length = 0;
});
afterEach(() => {
  cleanup();
  useCartStore.setState({ cartId: null });
});

it('answers are changed from what was answered, and take the place of the old ones', async () => {
  const name = show([sealed(Date.now() + 60_000)]);
  expect(verdicts).toEqual([null]);
  await userEvent.click(screen.getByRole('button', { name: t.editName.replace('{name}', name) }));
  expect((await screen.findByLabelText<HTMLInputElement>('Me')).checked).toBe(true);
  await next();
  const age = screen.getByRole<HTMLInputElement>('textbox');
  expect(age.value).toBe('30');
  await userEvent.clear(age);
  await userEvent.type(age, '31');
  server.sendAnswers.mockResolvedValue({ kind: 'suitable', text: 'sealed anew' });
  for (let screens = 0; screens < 4; screens++) await next();
  await waitFor(() => expect(entered()).toEqual([[{ uid: OPTION, value: 'sealed anew' }]]));
  expect(server.sendAnswers).toHaveBeenCalledWith(expect.objectContaining({ sku: 'BALM' }), 3, [
    0,
    31,
    [],
    0,
    null,
    '',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an answer that stands against it takes the seal off at once; another answer may bring one again', async () => {
  show([sealed(Date.now() + 60_000)]);
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  await userEvent.click(await screen.findByLabelText('A child'));
  await next();
  expect(screen.getByRole('heading', { name: ask.stopTitle })).toBeTruthy();
  await waitFor(() => expect(entered()).toEqual([[{ uid: OPTION, value: ended(t.unsuitable) }]]));
  await userEvent.click(screen.getByRole('button', { name: ask.change }));
  await userEvent.click(screen.getByLabelText('Me'));
  server.sendAnswers.mockResolvedValue({ kind: 'talk', reasons: ['Call us.'] });
  for (let screens = 0; screens < 5; screens++) await next();
  await waitFor(() => expect(entered()[1]).toEqual([{ uid: OPTION, value: ended(t.talkFirst) }]));
});

it.each([
  ['over', sealed(Date.now() - 1), t.over],
  ['an end', ended(t.unsuitable), t.unsuitableText],
  ['none', null, t.missing],
])('a line with answers that do not count (%s) says so, and that it cannot be ordered', async (_, value, text) => {
  const name = show(value === null ? [] : [value]);
  expect(screen.getByText(text)).toBeTruthy();
  expect(verdicts.at(-1)).toBe(t.refusal.replace('{names}', name));
  expect(screen.getByRole('button', { name: t.answerName.replace('{name}', name) })).toBeTruthy();
});

it('a drawer says so only', () => {
  show([], 'drawer');
  expect(screen.getByText(t.missing)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a button shows that its questions are coming, and another press asks for nothing more', async () => {
  let come = () => {};
  server.loadQuestions.mockReturnValue(new Promise((resolve) => (come = () => resolve(source))));
  show([]);
  const button = screen.getByRole('button', { name: /^Answer/ });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button.ariaBusy).toBe('true');
  expect(server.loadQuestions).toHaveBeenCalledOnce();
  come();
  await screen.findByRole('dialog');
  expect(button.ariaBusy).toBeNull();
});

it('of what nobody can answer any more it is said that it has to go, and nothing of a connection', async () => {
  server.loadQuestions.mockRejectedValue(new AppError('http', '/api/suitability answered 404', { status: 404 }));
  const name = show([]);
  await userEvent.click(screen.getByRole('button', { name: /^Answer/ }));
  await waitFor(() => expect(notices.warn).toHaveBeenCalledWith(t.unavailable.replace('{name}', name)));
});

it('answers that were ordered with another basket do not count again, as where a line is ordered again', async () => {
  server.loadSpent.mockResolvedValue(['a'.repeat(64)]);
  const name = show([sealed(Date.now() + 60_000)]);
  expect(await screen.findByText(t.missing)).toBeTruthy();
  expect(server.loadSpent).toHaveBeenCalledExactlyOnceWith('cart-2', ['a'.repeat(64)]);
  expect(verdicts.at(-1)).toBe(t.refusal.replace('{names}', name));
});

it('answers count in a browser that cannot ask: the till knows', async () => {
  server.loadSpent.mockRejectedValue(new Error('offline'));
  show([sealed(Date.now() + 60_000)]);
  await waitFor(() => expect(server.loadSpent).toHaveBeenCalled());
  expect(screen.queryByText(t.missing)).toBeNull();
  expect(verdicts).toEqual([null]);
});

it('a line that can only be looked at says why it is not ordered, beside the way to the basket', () => {
  const name = show([sealed(Date.now() - 1)], 'review');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(`${name}${t.over}${british.pharmacy.basketGuard.change}`);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout/cart');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show([sealed(Date.now() + 60_000)], 'review');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('questions that do not come, and a change that fails, are told of', async () => {
  server.loadQuestions.mockRejectedValueOnce(new TypeError('offline'));
  const name = show([]);
  const button = screen.getByRole('button', { name: t.answerName.replace('{name}', name) });
  await userEvent.click(button);
  await waitFor(() => expect(notices.warn).toHaveBeenCalledWith(t.lost));
  cart.changeOptions.mockRejectedValue(new Error('offline'));
  await userEvent.click(button);
  await userEvent.click(await screen.findByLabelText('A child'));
  await next();
  await waitFor(() => expect(notices.warn).toHaveBeenCalledWith(t.failed.replace('{name}', name)));
});
