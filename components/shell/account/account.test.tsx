// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuButton } from '@/components/shell/navigation/menu-button';
import { useUserStore } from '@/lib/customer/user-store';
import { showInDrawer, useDrawerView } from '@/lib/shell/drawer-view';
import { useShellStore } from '@/lib/shell/shell-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { ACCOUNT_NAME, ACCOUNT_PANEL, ACCOUNT_TRIGGER } from './account-places';
import { AccountTrigger } from './account-trigger';
import { drawerAccount } from './drawer-account.fixture';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/travel.html' }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const { shell, signIn, account, createAccount, forgotPassword, validation, errors, accountErrors } = messages;
const texts = {
  '/api/texts/account': () =>
    Response.json({ signIn, createAccount, forgotPassword, validation, errors, accountErrors }),
};
const customer = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Lee' };
const menuLabels = {
  menu: 'Menu',
  title: shell.mainMenu,
  close: 'Close',
  back: 'Back',
  all: 'See all of {name}',
  account: shell.account,
  loading: 'Loading',
};

let isDesktop = true;

beforeEach(() => {
  isDesktop = true;
  document.documentElement.lang = 'en-GB';
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDesktop }));
  window.history.replaceState(null, '', '/travel.html?page=2');
  useShellStore.setState(useShellStore.getInitialState(), true);
  useUserStore.setState(useUserStore.getInitialState(), true);
  showInDrawer('MENU');
  fakeCommerce(texts);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function asCustomer() {
  localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
  useUserStore.setState({ isSignedIn: true, token: 'jwt', currentUser: customer as never });
}

function Header() {
  return (
    <>
      <div>
        <a id={ACCOUNT_TRIGGER} href="/customer/account">
          <span id={ACCOUNT_NAME} />
          <span>Account</span>
        </a>
        <div id={ACCOUNT_PANEL} />
      </div>
      <MenuButton links={[]} account={drawerAccount} labels={menuLabels} />
      <AccountTrigger menu={drawerAccount.menu} />
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: /Account/ });

describe('[SHELL-15] the account in the header', () => {
  it('the account trigger opens a menu for guests: sign in, create account, order tracking, and back to this page', async () => {
    const user = userEvent.setup();
    render(<Header />);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    const links = within(screen.getByRole('navigation', { name: shell.accountMenu })).getAllByRole('link');
    const from = encodeURIComponent('/travel.html?page=2');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [shell.signIn, `/sign-in?from=${from}`],
      [shell.createAccount, `/create-account?from=${from}`],
      [shell.orderTracking, '/order-tracking'],
    ]);
    expect(useShellStore.getState().drawer).toBeNull();
  });

  it('[SHELL-7] a customer is greeted by name, and has the account’s links and the way out', async () => {
    asCustomer();
    const user = userEvent.setup();
    render(<Header />);
    expect(document.getElementById(ACCOUNT_NAME)?.textContent).toBe('Hi, Ann');
    await user.click(trigger());
    const links = within(screen.getByRole('navigation', { name: shell.accountMenu })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([account.dashboard, account.signOut]);
  });

  it('[SHELL-7] while no name is known the label stays "Account"', () => {
    asCustomer();
    useUserStore.setState({ currentUser: null });
    render(<Header />);
    expect(document.getElementById(ACCOUNT_NAME)?.textContent).toBe('');
  });

  it('the account menu opens by Enter and space, closes on Escape with the focus where it was, and on leaving', async () => {
    const user = userEvent.setup();
    render(<Header />);
    const menu = () => screen.queryByRole('navigation', { name: shell.accountMenu });
    trigger().focus();
    await user.keyboard(' ');
    expect(menu()).not.toBeNull();
    await user.tab();
    expect(document.activeElement?.textContent).toBe(shell.signIn);
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(trigger());
    await user.keyboard('{Enter}');
    expect(menu()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu()).toBeNull();
  });

  it.each([
    ['SIGN_IN', false],
    ['MY_ACCOUNT', true],
  ] as const)('on phones and tablets the account trigger opens the drawer at %s', async (view, isSignedIn) => {
    isDesktop = false;
    if (isSignedIn) asCustomer();
    render(<Header />);
    await userEvent.click(trigger());
    await screen.findByRole('dialog', { name: drawerAccount.titles[view] });
    expect(useDrawerView.getState().view).toBe(view);
    expect(useShellStore.getState()).toMatchObject({ drawer: 'MENU', overlay: true });
  });
});

describe('[SHELL-5] the account in the drawer', () => {
  beforeEach(() => {
    isDesktop = false;
  });

  async function open() {
    const user = userEvent.setup();
    render(<Header />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog');
    return { user, drawer: within(drawer) };
  }

  const heading = () => screen.getByRole('heading', { level: 2 });

  it('[SHELL-7] the drawer’s foot offers guests Sign In and Register; back leads from each view where it came from', async () => {
    const { user, drawer } = await open();
    const back = () => drawer.getByRole('button', { name: 'Back' });
    expect(heading().textContent).toBe('Main Menu');

    await user.click(drawer.getByRole('button', { name: 'Sign In' }));
    expect(heading().textContent).toBe('Sign In');
    expect(document.activeElement).toBe(heading());
    await user.click(await drawer.findByRole('button', { name: signIn.forgot }));
    expect(heading().textContent).toBe('Forgot Password');
    await user.click(back());
    expect(heading().textContent).toBe('Sign In');
    await user.click(drawer.getByRole('button', { name: signIn.create }));
    expect(heading().textContent).toBe('Create Account');
    await user.click(back());
    expect(heading().textContent).toBe('Sign In');
    await user.click(back());
    expect(heading().textContent).toBe('Main Menu');
    expect(drawer.queryByRole('button', { name: 'Back' })).toBeNull();

    await user.click(drawer.getByRole('button', { name: 'Register' }));
    expect(heading().textContent).toBe('Create Account');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(useShellStore.getState().drawer).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(heading().textContent, 'it opens at the menu again').toBe('Main Menu');
  });

  it('the drawer’s form for an account leads to the page on privacy that the page’s foot links', async () => {
    const footer = document.createElement('footer');
    footer.innerHTML = '<a href="/mmstr_th/privacy-policy">Privacy</a>';
    document.body.append(footer);
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Register' }));
    const link = await drawer.findByRole('link', { name: createAccount.privacyLink });
    expect(link.getAttribute('href')).toBe('/mmstr_th/privacy-policy');
    footer.remove();
  });

  it('[SHELL-7] the drawer’s foot greets a customer and goes to the account', async () => {
    asCustomer();
    const { drawer } = await open();
    expect(drawer.getByRole('link', { name: 'Hi, Ann' }).getAttribute('href')).toBe('/customer/account');
    expect(drawer.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('[SHELL-7] a customer is greeted by the name as it is, in the header and in the drawer', async () => {
    asCustomer();
    useUserStore.setState({ currentUser: { ...customer, firstname: 'A$&B' } as never });
    const { drawer } = await open();
    expect(document.getElementById(ACCOUNT_NAME)?.textContent).toBe('Hi, A$&B');
    expect(drawer.getByRole('link', { name: 'Hi, A$&B' })).toBeTruthy();
  });

  it('signing in inside the drawer stays on the page, shows My Account, and the header follows the customer’s cart', async () => {
    const carts: unknown[] = [];
    fakeCommerce({
      ...texts,
      SignIn: { generateCustomerToken: { __typename: 'CustomerToken', token: 'jwt' } },
      createCart: { cartId: 'hers' },
      customer: { customer: { __typename: 'Customer', ...customer, addresses: [] } },
      cartSummary: ({ variables }: { variables: unknown }) => {
        carts.push(variables);
        return {
          cart: {
            __typename: 'Cart',
            id: 'hers',
            total_quantity: 3,
            prices: {
              __typename: 'CartPrices',
              subtotal_excluding_tax: { __typename: 'Money', value: 12, currency: 'GBP' },
            },
          },
        };
      },
    });
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Sign In' }));
    await user.type(await drawer.findByLabelText(/^Email address/), 'ann@example.com');
    await user.type(drawer.getByLabelText(/^Password/), 'Secret-12');
    await user.click(drawer.getByRole('button', { name: signIn.submit }));
    await waitFor(() => expect(heading().textContent).toBe('My Account'));
    expect(drawer.getByRole('link', { name: account.signOut }).getAttribute('href')).toBe('/customer/account/logout');
    const { useCartStore } = await import('@/lib/cart/session/cart-store');
    await waitFor(() => expect(useCartStore.getState().summary.count).toBe(3));
    expect(carts[0]).toEqual({ cartId: 'hers' });
    expect(window.location.pathname + window.location.search).toBe('/travel.html?page=2');
    await user.click(drawer.getByRole('button', { name: 'Back' }));
    expect(heading().textContent).toBe('Main Menu');
  });

  it('a wrong password is told in the drawer, and what was entered stays', async () => {
    const message = 'The account sign-in was incorrect or your account is disabled temporarily.';
    fakeCommerce({
      ...texts,
      SignIn: Response.json({ errors: [{ message, path: ['generateCustomerToken'] }], data: null }),
    });
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Sign In' }));
    await user.type(await drawer.findByLabelText(/^Email address/), 'ann@example.com');
    await user.type(drawer.getByLabelText(/^Password/), 'wrong');
    await user.click(drawer.getByRole('button', { name: signIn.submit }));
    expect(await drawer.findByText(new RegExp(`${message}|${errors.unexpected}`))).toBeTruthy();
    expect(heading().textContent).toBe('Sign In');
    expect(drawer.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('ann@example.com');
  });

  it('a browser that keeps nothing signs nobody in, says why, and leaves the guest’s cart', async () => {
    localStorage.setItem('cartId', 'guests');
    fakeCommerce({
      ...texts,
      SignIn: { generateCustomerToken: { __typename: 'CustomerToken', token: 'jwt' } },
    });
    const keepsNothing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: 'Sign In' }));
    await user.type(await drawer.findByLabelText(/^Email address/), customer.email);
    await user.type(drawer.getByLabelText(/^Password/), 'Secret-12');
    await user.click(drawer.getByRole('button', { name: signIn.submit }));
    expect(await drawer.findByText(accountErrors.keepsNothing)).toBeTruthy();
    keepsNothing.mockRestore();
    expect(localStorage.getItem('cartId')).toBe('guests');
    expect(useUserStore.getState().isSignedIn).toBe(false);
  });

  it('[SESS-13] the end of the session sends My Account to the menu', async () => {
    asCustomer();
    isDesktop = false;
    render(<Header />);
    await userEvent.click(trigger());
    await waitFor(() => expect(heading().textContent).toBe('My Account'));
    act(() => useUserStore.setState({ isSignedIn: false, token: null, currentUser: null }));
    expect(heading().textContent).toBe('Main Menu');
  });
});
