// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerAnswer, refusal, signedInAt } from '@/components/account/account.fixture';
import { takeMark } from '@/lib/browser/session/session-mark';
import { ownerOf } from '@/lib/browser/session/session-owner';
import { useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { Information } from './information';

const labels = messages.accountInformation;

function open(path = '/customer/account/edit') {
  signedInAt(path);
  show();
}

function show() {
  render(
    <WithMessages>
      <Information canDelete />
    </WithMessages>,
  );
}

const output = (field: string) => ({
  [field]: { __typename: 'CustomerOutput', customer: { __typename: 'Customer', email: 'ann@example.com' } },
});
const taken = {
  updateCustomer: output('updateCustomerV2'),
  updateCustomerEmail: output('updateCustomerEmail'),
  changeCustomerPassword: { changeCustomerPassword: { __typename: 'Customer', email: 'ann@example.com' } },
};

const wrongPassword = () => refusal('generateCustomerToken', 'The account sign-in was incorrect.');

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const box = (label: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: label });
const save = async () => userEvent.click(await screen.findByRole('button', { name: labels.save }));
const writes = (calls: { query: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('account information', () => {
  it('[SESS-6, SESS-12] changes names and the like, and tells who else shows them', async () => {
    let firstname = 'Ann';
    const { calls } = fakeCommerce({
      ...taken,
      customer: () => customerAnswer({ firstname, date_of_birth: '1980-02-29', gender: 2 }),
      updateCustomer: () => {
        firstname = 'Anna';
        return taken.updateCustomer;
      },
    });
    open();
    expect((await field(labels.dateOfBirth)).value).toBe('1980-02-29');
    await userEvent.type(await field(labels.firstname), 'a');
    await save();
    await screen.findByText(labels.saved);
    expect(writes(calls)).toEqual([
      { input: { firstname: 'Anna', lastname: 'Smith', date_of_birth: '1980-02-29', gender: 2, taxvat: '' } },
    ]);
    expect(useUserStore.getState().currentUser?.firstname).toBe('Anna');
    expect((await field(labels.firstname)).value).toBe('Anna');
  });

  it('[SESS-6] what may be left out can be taken back', async () => {
    const { calls } = fakeCommerce({ ...taken, customer: customerAnswer({ gender: 2 }) });
    open();
    await userEvent.selectOptions(await field(labels.gender), '');
    await save();
    await screen.findByText(labels.saved);
    expect(writes(calls)).toMatchObject([{ input: { gender: null } }]);
  });

  it('[SESS-12] says whose e-mail address signs in here, also while another is entered', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open();
    expect((await screen.findByText('ann@example.com')).previousElementSibling?.textContent).toBe(labels.email);
    await userEvent.click(await box(labels.changeEmail));
    await userEvent.type(await field(labels.email), '.org');
    expect(screen.getByText('ann@example.com')).toBeTruthy();
  });

  it('[SESS-7] asks for e-mail and passwords behind their boxes only', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open();
    await field(labels.firstname);
    expect(screen.queryByLabelText(/assword/, { selector: 'input[type=password]' })).toBeNull();
    await userEvent.click(await box(labels.changeEmail));
    expect(useUserStore.getState()).toMatchObject({ change_email: true, change_password: false });
    expect((await field(labels.email)).value).toBe('ann@example.com');
    await field(labels.currentPassword);
    expect(screen.queryByLabelText(new RegExp(`^${labels.newPassword}`))).toBeNull();
    await userEvent.click(await box(labels.changePassword));
    await field(labels.newPassword);
    cleanup();
    expect(useUserStore.getState()).toMatchObject({ change_email: false, change_password: false });
  });

  it('[SESS-7] opens with the password where the address says so, as in Magento', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open('/customer/account/edit/changepass/1');
    await field(labels.newPassword);
    expect((await box(labels.changePassword)).checked).toBe(true);
  });

  it('[SESS-7] asks for no password again once it was changed by that address', async () => {
    fakeCommerce({ ...taken, customer: customerAnswer() });
    open('/customer/account/edit/changepass/1');
    await userEvent.type(await field(labels.currentPassword), 'Secret-12');
    await userEvent.type(await field(labels.newPassword), 'Secret-34');
    await save();
    await screen.findByText(labels.saved);
    expect((await box(labels.changePassword)).checked).toBe(false);
  });

  it('[FORM-1, FORM-2] a new password differs from the present one and is strong', async () => {
    const { calls } = fakeCommerce({ customer: customerAnswer() });
    open('/customer/account/edit/changepass/1');
    await userEvent.type(await field(labels.currentPassword), 'Secret-12');
    await userEvent.type(await field(labels.newPassword), 'Secret-12');
    await save();
    expect((await screen.findAllByText(`${labels.newPassword} must be different`)).length).toBeGreaterThan(0);
    await userEvent.clear(await field(labels.newPassword));
    await userEvent.type(await field(labels.newPassword), 'lowercase');
    await waitFor(() => expect(screen.getAllByText(messages.validation.passwordClasses).length).toBeGreaterThan(0));
    expect(writes(calls)).toEqual([]);
  });

  it('[SESS-6, SESS-7] changes e-mail, then password, then the rest, each once', async () => {
    const { calls } = fakeCommerce({ ...taken, customer: customerAnswer() });
    open();
    window.localStorage.setItem('session_owner', ownerOf('ann@example.com'));
    await userEvent.click(await box(labels.changeEmail));
    await userEvent.click(await box(labels.changePassword));
    await userEvent.clear(await field(labels.email));
    await userEvent.type(await field(labels.email), 'anna@example.com');
    await userEvent.type(await field(labels.currentPassword), 'Secret-12');
    await userEvent.type(await field(labels.newPassword), 'Secret-34');
    await userEvent.dblClick(await screen.findByRole('button', { name: labels.save }));
    await screen.findByText(labels.saved);
    expect(writes(calls)).toMatchObject([
      { email: 'anna@example.com', password: 'Secret-12' },
      { currentPassword: 'Secret-12', newPassword: 'Secret-34' },
      { input: { firstname: 'Ann' } },
    ]);
    expect(useUserStore.getState()).toMatchObject({ change_email: false, change_password: false });
    // Whose drafts these are is known by the new address from now on.
    expect(window.localStorage.getItem('session_owner')).toBe(ownerOf('anna@example.com'));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  // Newer Magentos give the refusal the status of a dead token.
  it.each([200, 401])(
    '[NET-8] a wrong password, by status %i, shows at the present password, and nothing else is sent',
    async (status) => {
      const message = 'Invalid login or password.';
      const refused = refusal('changeCustomerPassword', message, 'graphql-authentication');
      const { calls } = fakeCommerce({
        ...taken,
        customer: customerAnswer(),
        changeCustomerPassword: () => new Response(refused.body, { status, headers: refused.headers }),
      });
      open('/customer/account/edit/changepass/1');
      await userEvent.type(await field(labels.currentPassword), 'wrong');
      await userEvent.type(await field(labels.newPassword), 'Secret-34');
      await save();
      await screen.findByText(messages.accountErrors.passwordWrong);
      expect((await field(labels.currentPassword)).getAttribute('aria-invalid')).toBe('true');
      expect((await field(labels.newPassword)).getAttribute('aria-invalid')).not.toBe('true');
      expect(writes(calls)).toHaveLength(1);
    },
  );

  it('[NET-8] an e-mail of somebody else shows at the e-mail, a password that Magento finds too weak at the new one', async () => {
    const isTaken = 'A customer with the same email address already exists in an associated website.';
    const isWeak = 'The password needs at least 12 characters. Create a new password and try again.';
    const { answers } = fakeCommerce({
      ...taken,
      customer: customerAnswer(),
      updateCustomerEmail: () => refusal('updateCustomerEmail', isTaken, 'graphql-already-exists'),
      changeCustomerPassword: () => refusal('changeCustomerPassword', isWeak),
    });
    open('/customer/account/edit/changepass/1');
    await userEvent.click(await box(labels.changeEmail));
    await userEvent.type(await field(labels.email), '.org');
    await userEvent.type(await field(labels.currentPassword), 'Secret-12');
    await userEvent.type(await field(labels.newPassword), 'Secret-34');
    await save();
    await screen.findByText(messages.accountErrors.emailTaken);
    expect((await field(labels.email)).getAttribute('aria-invalid')).toBe('true');
    answers.updateCustomerEmail = taken.updateCustomerEmail;
    await save();
    await screen.findByText(isWeak);
    expect((await field(labels.newPassword)).getAttribute('aria-invalid')).toBe('true');
  });

  it('[SESS-7] keeps what was not sent over a reload, but no password', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open();
    await userEvent.click(await box(labels.changeEmail));
    await userEvent.type(await field(labels.email), '.org');
    await userEvent.type(await field(labels.currentPassword), 'Secret-12');
    expect(window.sessionStorage.getItem('draft_account')).toContain('ann@example.com.org');
    expect(window.sessionStorage.getItem('draft_account')).not.toContain('Secret');
    cleanup();
    show();
    expect((await field(labels.email)).value).toBe('ann@example.com.org');
    expect((await field(labels.currentPassword)).value).toBe('');
  });

  it('[SESS-4, SESS-12] deletes the account of who knows its password, and signs out then', async () => {
    const replace = vi.fn();
    const { calls, answers } = fakeCommerce({
      customer: customerAnswer(),
      CheckPassword: wrongPassword,
      deleteCustomer: { deleteCustomer: true },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: labels.deleteAccount }));
    const confirm = screen.getByRole('button', { name: labels.deleteForGood });
    await userEvent.click(confirm);
    await screen.findByText('Is required.');
    await userEvent.type(await field(labels.deletePassword), 'wrong');
    await userEvent.click(confirm);
    await screen.findByText('The account sign-in was incorrect.');
    expect(calls.some(({ query }) => query.includes('deleteCustomer'))).toBe(false);
    answers.CheckPassword = { generateCustomerToken: { __typename: 'CustomerToken', token: 'other' } };
    vi.stubGlobal('location', { pathname: '/customer/account/edit', replace });
    await userEvent.click(confirm);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/customer/account/logout'));
    expect(calls.filter(({ query }) => query.includes('deleteCustomer'))).toHaveLength(1);
    // The token died with the account: the page that signs out does not send it, and tells what happened.
    expect(window.localStorage.getItem('signin_token')).toBeNull();
    expect(takeMark('account_deleted')).toBe(true);
  });
});
