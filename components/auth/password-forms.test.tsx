// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordForm } from './reset-password-form';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

beforeEach(() => useUserStore.setState(useUserStore.getInitialState(), true));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

function refusal(message: string, path: string): () => Response {
  const extensions = { category: 'graphql-input' };
  return () => Response.json({ errors: [{ message, extensions, path: [path] }], data: { [path]: null } });
}

describe('a forgotten password', () => {
  const labels = messages.forgotPassword;

  async function ask(email: string) {
    const user = userEvent.setup();
    render(
      <WithMessages>
        <ForgotPasswordForm wayOn={<a href="/sign-in">{labels.signIn}</a>} wayBack={<a href="/sign-in">Not now</a>} />
      </WithMessages>,
    );
    expect(screen.getByRole('link', { name: 'Not now' })).toBeTruthy();
    await user.type(field(labels.email), email);
    await user.click(screen.getByRole('button', { name: labels.submit }));
  }

  it.each([
    ['of an account', { requestPasswordResetEmail: true }],
    ['that nobody has', refusal("Cannot reset the customer's password", 'requestPasswordResetEmail')],
  ])('[SESS-9] the answer to an address %s is the same: whether it exists nobody learns', async (_, answer) => {
    const { calls } = fakeCommerce({ RequestPasswordReset: answer });
    await ask(' ann@example.com ');
    const heading = await screen.findByRole('heading', { name: labels.sent });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(labels.sentText.replace('{email}', 'ann@example.com'))).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.signIn })).toBeTruthy();
    expect(calls.map(({ variables }) => variables)).toEqual([{ email: 'ann@example.com' }]);
  });

  it('a call that was not answered, or one too many, is told, and what was entered stays', async () => {
    const limit = { message: 'Too many requests.', extensions: { category: 'too-many-requests' } };
    const { answers } = fakeCommerce({
      RequestPasswordReset: Response.json({ errors: [limit] }, { status: 429 }),
    });
    await ask('ann@example.com');
    expect(await screen.findByText(/Too many requests|could not reach|went wrong/)).toBeTruthy();
    answers.RequestPasswordReset = Response.json({}, { status: 502 });
    await userEvent.click(screen.getByRole('button', { name: labels.submit }));
    expect(await screen.findByText(messages.errors.unexpected)).toBeTruthy();
    expect(field(labels.email).value).toBe('ann@example.com');
  });

  it('[SESS-14] a request sets isResettingPassword and clears resetPasswordError; its receipt stores an error or none', async () => {
    let release = (_: Response) => {};
    const held = () => new Promise<Response>((resolve) => (release = resolve));
    fakeCommerce({ RequestPasswordReset: held });
    await ask('ann@example.com');
    await vi.waitFor(() => expect(useUserStore.getState().isResettingPassword).toBe(true));
    release(Response.json({}, { status: 502 }));
    await vi.waitFor(() => expect(useUserStore.getState().isResettingPassword).toBe(false));
    expect(useUserStore.getState().resetPasswordError?.kind).toBe('http');
    await userEvent.click(screen.getByRole('button', { name: labels.submit }));
    await vi.waitFor(() => expect(useUserStore.getState().isResettingPassword).toBe(true));
    expect(useUserStore.getState().resetPasswordError).toBeNull();
    release(Response.json({ data: { requestPasswordResetEmail: true } }));
    await screen.findByRole('heading', { name: labels.sent });
    expect(useUserStore.getState().resetPasswordError).toBeNull();
  });
});

describe('a new password', () => {
  const labels = messages.resetPassword;

  function open(search: string) {
    window.history.replaceState(null, '', `/customer/account/createPassword/${search}`);
    render(
      <WithMessages>
        <ResetPasswordForm signInHref="/sign-in" forgotHref="/forgot-password" />
      </WithMessages>,
    );
    return userEvent.setup();
  }

  async function fill(user: ReturnType<typeof open>, password: string) {
    await user.type(field(labels.email), 'ann@example.com');
    await user.type(field(labels.password), password);
    await user.click(screen.getByRole('button', { name: labels.submit }));
  }

  it('[SESS-6, SESS-9, ROUTE-11] a new password is set with the token of the link, and leads to signing in', async () => {
    const { calls } = fakeCommerce({ ResetPassword: { resetPassword: true } });
    const user = open('?token=abc123');
    await fill(user, 'Secret-12');
    const heading = await screen.findByRole('heading', { name: labels.done });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: labels.signIn }).getAttribute('href')).toBe('/sign-in');
    expect(calls.map(({ variables }) => variables)).toEqual([
      { email: 'ann@example.com', token: 'abc123', newPassword: 'Secret-12' },
    ]);
  });

  it('[FORM-2] a new password that is too weak is not sent', async () => {
    const { calls } = fakeCommerce({});
    const user = open('?token=abc123');
    await fill(user, 'lowercase');
    expect((await screen.findAllByText(messages.validation.passwordClasses)).length).toBeGreaterThan(0);
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['has been used', 'The password token is mismatched. Reset and try again.'],
    ['is too old', 'The password token is expired. Reset and try again.'],
  ])('[NET-8, SESS-14] a token that %s is refused in words, with the way to another link', async (_, message) => {
    fakeCommerce({ ResetPassword: refusal(message, 'resetPassword') });
    const user = open('?token=used');
    await fill(user, 'Secret-12');
    expect(await screen.findByText(messages.accountErrors.linkUsed)).toBeTruthy();
    expect(useUserStore.getState().resetPasswordError?.message).toBe(message);
    expect(screen.getByRole('link', { name: labels.forgot }).getAttribute('href')).toBe('/forgot-password');
  });

  it('a link without its token offers another one in place of the form', () => {
    open('');
    expect(screen.getByText(labels.incomplete)).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.forgot })).toBeTruthy();
    expect(screen.queryByRole('button', { name: labels.submit })).toBeNull();
  });

  it('a password is shown while its box is ticked', async () => {
    const user = open('?token=abc123');
    expect(field(labels.password).type).toBe('password');
    await user.click(screen.getByLabelText(messages.validation.showPassword));
    expect(field(labels.password).type).toBe('text');
    await user.click(screen.getByLabelText(messages.validation.showPassword));
    expect(field(labels.password).type).toBe('password');
  });
});
