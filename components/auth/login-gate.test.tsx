// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import british from '@/messages/en-GB.json';

const { loginGate: labels, validation, errors } = british;
const KEY = 'login_gate_session';

beforeEach(() => {
  // Whether somebody has passed in this document stands in a module.
  vi.resetModules();
  useToastStore.setState({ toasts: [] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(lifetime = 900) {
  const { LoginGate } = await import('./login-gate');
  const messages = { loginGate: labels, validation, errors };
  render(<LoginGate lifetime={lifetime} locale="en-GB" messages={messages} />);
}

const popup = () => screen.queryByRole('dialog', { name: labels.title });
const username = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels.username}`));
const password = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels.password}`));

async function send(name = 'ann', secret = 'Secret-12') {
  const user = userEvent.setup();
  await user.type(username(), name);
  await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: labels.submit }));
}

function answer(answer: { message: string | null; errors: boolean; code: string | null }) {
  return { ValidateUser: { validateUser: { __typename: 'ValidateUserOutput', ...answer } } };
}

async function toasts() {
  const { useToastStore: store } = await import('@/lib/shell/toast-store');
  return store.getState().toasts.map(({ type, message, timeout }) => ({ type, message, timeout }));
}

describe('[GATE-1] the login gate', () => {
  it('the gate is shown where there is no record, and nothing but passing it hides it', async () => {
    await open();
    const dialog = popup();
    expect(dialog).not.toBeNull();
    // A browser may close a dialog in spite of all.
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
  });

  it('[GATE-2] the gate is not shown while its record holds, and returns when its seconds have passed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    localStorage.setItem(KEY, JSON.stringify({ timeStored: Date.now() - 890_000 }));
    await open(900);
    expect(popup()).toBeNull();
    act(() => vi.advanceTimersByTime(9_000));
    expect(popup()).toBeNull();
    act(() => vi.advanceTimersByTime(1_500));
    expect(popup()).not.toBeNull();
  });

  it.each(['', 'nonsense', '{}', '{"timeStored":"now"}'])('[GATE-2] the record %j is none', async (record) => {
    localStorage.setItem(KEY, record);
    await open();
    expect(popup()).not.toBeNull();
  });

  it('[GATE-3] name and password are required, and trimmed when they are left', async () => {
    const { calls } = fakeCommerce({});
    await open();
    const user = userEvent.setup();
    await user.type(username(), '   ');
    await user.click(screen.getByRole('button', { name: labels.submit }));
    expect((await screen.findAllByText(validation.required)).length).toBe(2);
    expect(calls).toHaveLength(0);
    await user.type(username(), ' ann ');
    await user.type(password(), ' Secret-12 ');
    await user.tab();
    expect(username().value).toBe('ann');
    expect(password().value).toBe('Secret-12');
  });

  it('[GATE-3] an answer without errors hides the gate and stores when, and nothing of what was entered', async () => {
    const { calls } = fakeCommerce(answer({ message: null, errors: false, code: 'success' }));
    await open();
    const before = Date.now();
    await send(' ann ');
    await waitFor(() => expect(popup()).toBeNull());
    expect(calls.map(({ variables }) => variables)).toEqual([{ username: 'ann', password: 'Secret-12' }]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '').timeStored).toBeGreaterThanOrEqual(before);
    expect(Object.keys({ ...localStorage })).toEqual([KEY]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/ann|Secret/);
  });

  it('[GATE-3, GATE-4] an answer without errors says what it has to say as a toast of its type, and hides the gate', async () => {
    fakeCommerce(answer({ message: 'Welcome.', errors: false, code: 'success' }));
    await open();
    await send();
    await waitFor(() => expect(popup()).toBeNull());
    expect(await toasts()).toEqual([{ type: 'success', message: 'Welcome.', timeout: 5000 }]);
  });

  it.each([
    ['info', 'info'],
    ['warning', 'warning'],
    ['error', 'error'],
    ['E-17', 'error'],
  ])(
    '[GATE-4] an answer with the code %s is a toast of type %s for five seconds, and the gate stays',
    async (code, type) => {
      fakeCommerce(answer({ message: 'Not today.', errors: true, code }));
      await open();
      await send();
      await waitFor(async () => expect(await toasts()).toEqual([{ type, message: 'Not today.', timeout: 5000 }]));
      expect(popup()).not.toBeNull();
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('[GATE-4] what fails is a toast for three seconds, and what was entered stays', async () => {
    fakeCommerce({ ValidateUser: Response.json({}, { status: 502 }) });
    await open();
    await send();
    await waitFor(async () =>
      expect(await toasts()).toEqual([{ type: 'error', message: errors.unexpected, timeout: 3000 }]),
    );
    expect(username().value).toBe('ann');
  });
});
