// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { prefilledAccount } from '@/lib/auth/prefilled-account';
import { storeToken } from '@/lib/auth/token';
import { placedOrder } from '@/lib/checkout/checkout.fixture';
import { storeReceipt } from '@/lib/checkout/order/stored-order';
import { loadSession } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { CreateAccount } from './create-account';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.createAccount;

function open(search = '', privacyHref: string | null = null) {
  window.history.replaceState(null, '', `/create-account${search}`);
  render(
    <WithMessages>
      <CreateAccount homeHref="/" signInHref="/sign-in" hasNewsletter privacyHref={privacyHref} />
    </WithMessages>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const send = () => screen.getByRole('button', { name: labels.submit });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  loadSession();
});

describe('a new account', () => {
  it('a new account says what becomes of the data, and links the page on privacy where there is one', () => {
    open('', '/privacy-policy');
    screen.getByText(labels.privacy);
    expect(screen.getByRole('link', { name: labels.privacyLink }).getAttribute('href')).toBe('/privacy-policy');
    cleanup();
    open();
    screen.getByText(labels.privacy);
    expect(screen.queryByRole('link', { name: labels.privacyLink })).toBeNull();
  });

  it('[SESS-10] a new account is filled with what the address tells, which tells it no longer', async () => {
    open('?email=ann%40example.com&firstName=Ann&lastName=O%27Hara&from=%2Fwishlist%3Fpage%3D2');
    await vi.waitFor(() => expect(field(labels.firstName).value).toBe('Ann'));
    expect(field(labels.lastName).value).toBe("O'Hara");
    expect(field(labels.email).value).toBe('ann@example.com');
    expect(field(labels.password).value).toBe('');
    expect(window.location.search).toBe('?from=%2Fwishlist%3Fpage%3D2');
  });

  it('[SESS-10] a new account is filled with the name and e-mail of a guest’s last order', async () => {
    storeReceipt({ ...placedOrder, placedAt: Date.now() });
    open('?of-order');
    await vi.waitFor(() => expect(field(labels.email).value).toBe('ann@example.com'));
    expect([field(labels.firstName).value, field(labels.lastName).value]).toEqual(['Ann', 'Smith']);
    expect(window.location.search).toBe('');
  });

  it('[SESS-10] a new account takes the name from whom an order goes to, and from whom it is billed to where nothing is sent', async () => {
    const [ann, bob] = [
      { ...london, firstname: 'Ann', lastname: 'Smith' },
      { ...london, firstname: 'Bob', lastname: 'Jones' },
    ];
    const names = async (shipping_address: typeof ann | null) => {
      storeReceipt({ ...placedOrder, shipping_address, billing_address: bob, placedAt: Date.now() });
      window.history.replaceState(null, '', '/create-account?of-order');
      return Object.fromEntries(await prefilledAccount());
    };
    expect(await names(ann)).toMatchObject({ firstName: 'Ann', lastName: 'Smith' });
    expect(await names(null)).toMatchObject({ firstName: 'Bob', lastName: 'Jones' });
  });

  it('[SESS-10] who comes to a new account by another way is not told who ordered last', async () => {
    storeReceipt({ ...placedOrder, placedAt: Date.now() });
    window.history.replaceState(null, '', '/create-account');
    expect(await prefilledAccount()).toEqual([]);
  });

  it('[SESS-10] a new account takes the address’s word before the order’s, and the shopper’s before both', async () => {
    storeReceipt({ ...placedOrder, placedAt: Date.now() });
    open('?of-order&email=lee%40example.com&firstName=Lee');
    fireEvent.change(field(labels.firstName), { target: { value: 'Kim' } });
    await vi.waitFor(() => expect(field(labels.email).value).toBe('lee@example.com'));
    expect([field(labels.firstName).value, field(labels.lastName).value]).toEqual(['Kim', '']);
  });

  it('[SESS-10] nothing of a customer’s order is filled into a new account', async () => {
    storeToken('jwt');
    storeReceipt({ ...placedOrder, isSignedIn: true, placedAt: Date.now() });
    window.history.replaceState(null, '', '/create-account?of-order');
    expect(await prefilledAccount()).toEqual([]);
  });

  it('who has an account already signs in instead, and goes on to where they came from', () => {
    open('?from=%2Fwishlist');
    expect(screen.getByRole('link', { name: labels.signIn }).getAttribute('href')).toBe('/sign-in?from=%2Fwishlist');
  });

  it('[FORM-1, FORM-2, FORM-3] a new account says at the field what is missing or too weak, and sends nothing', async () => {
    const { calls } = fakeCommerce({});
    const user = open('?email=ann%40example.com&firstName=Ann');
    await user.type(field(labels.password), 'lowercase');
    await user.click(send());
    expect((await screen.findAllByText('Is required.')).length).toBe(1);
    expect(screen.getAllByText(messages.validation.passwordClasses).length).toBe(1);
    expect(field(labels.password).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(0);
  });

  const created = {
    createCustomerV2: {
      __typename: 'CustomerOutput',
      customer: { __typename: 'Customer', email: 'ann@example.com' },
    },
  };

  it('[SESS-6] a new account is created with what was entered, and signed in to, back to where the shopper was', async () => {
    const { calls } = fakeCommerce({
      CreateAccount: created,
      SignIn: { generateCustomerToken: { __typename: 'CustomerToken', token: 'jwt' } },
      createCart: { cartId: 'hers' },
      customer: {
        customer: {
          __typename: 'Customer',
          email: 'ann@example.com',
          firstname: 'Ann',
          lastname: 'Lee',
          is_subscribed: false,
          date_of_birth: null,
          taxvat: null,
          gender: null,
          default_billing: null,
          default_shipping: null,
          addresses: [],
        },
      },
    });
    const user = open('?email=ann%40example.com&firstName=Ann&lastName=Lee&from=%2Fwishlist%3Fpage%3D2');
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    await user.type(field(labels.password), 'Secret-12');
    await user.click(screen.getByLabelText(labels.newsletter));
    await user.click(send());
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/wishlist?page=2'));
    expect(calls[0]?.variables).toEqual({
      input: {
        firstname: 'Ann',
        lastname: 'Lee',
        email: 'ann@example.com',
        password: 'Secret-12',
        is_subscribed: true,
      },
    });
    expect(JSON.parse(localStorage.getItem('signin_token') ?? '')).toMatchObject({ value: 'jwt', ttl: 3600 });
  });

  it.each([
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    "This account isn't confirmed. Verify and try again.",
  ])(
    '[ROUTE-12] a new account that Magento says “%s” of is signed in to once its letter has been read, and leads back',
    async (message) => {
      fakeCommerce({
        CreateAccount: created,
        SignIn: Response.json({ errors: [{ message, path: ['generateCustomerToken'] }], data: null }),
      });
      const user = open('?email=ann%40example.com&firstName=Ann&lastName=Lee&from=%2Fwishlist');
      await user.type(field(labels.password), 'Secret-12');
      await user.click(send());
      const heading = await screen.findByRole('heading', { name: labels.created });
      await vi.waitFor(() => expect(document.activeElement).toBe(heading));
      expect(screen.getByText(labels.createdText.replace('{email}', 'ann@example.com'))).toBeTruthy();
      expect(screen.getByRole('link', { name: labels.signIn }).getAttribute('href')).toBe('/sign-in?from=%2Fwishlist');
    },
  );

  it('[NET-8] a new account is refused by the backend\u2019s user error, and what was entered stays', async () => {
    const message = 'A customer with the same email address already exists in an associated website.';
    fakeCommerce({
      CreateAccount: Response.json({
        errors: [{ message, path: ['createCustomerV2'] }],
        data: { createCustomerV2: null },
      }),
    });
    const user = open('?email=ann%40example.com&firstName=Ann&lastName=Lee');
    await user.type(field(labels.password), 'Secret-12');
    await user.click(send());
    expect(await screen.findByText(messages.accountErrors.emailTaken)).toBeTruthy();
    expect(field(labels.email).value).toBe('ann@example.com');
    expect(field(labels.password).value).toBe('Secret-12');
  });
});
