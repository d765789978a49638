// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoftLinksOutlet } from '@/components/content/soft-links';
import { drawerAccount } from '@/components/shell/account/drawer-account.fixture';
import { DocumentHtml } from '@/components/ui/html/document-html';
import { useShellStore } from '@/lib/shell/shell-store';
import { CategoryMenu } from './category-menu';
import { MenuButton } from './menu-button';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const leaf = { uid: 'c', name: 'Migraine', href: '/pain/headache/migraine.html', position: 1, children: [] };
const headache = { uid: 'b', name: 'Headache', href: '/pain/headache.html', position: 1, children: [leaf] };
const menu = [
  { uid: 'a', name: 'Pain relief', href: '/pain.html', position: 1, children: [headache] },
  { uid: 'd', name: 'Travel', href: '/travel.html', position: 2, children: [] },
];

let desktop = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  desktop = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => desktop);
  useShellStore.setState(useShellStore.getInitialState(), true);
  router.push.mockReset();
  router.prefetch.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[SHELL-1] CategoryMenu', () => {
  const labels = { label: 'Categories', more: 'More in {name}', all: 'See all of {name}', advice: 'Ask us' };

  it('the category menu links the whole tree, and offers a panel where there is something below', () => {
    render(<CategoryMenu storeView="en" menu={menu} tiles={{}} labels={labels} contact="/contact-us" />);
    const nav = screen.getByRole('navigation', { name: 'Categories' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pain relief', '/pain.html'],
      ['Headache', '/pain/headache.html'],
      ['Migraine', '/pain/headache/migraine.html'],
      ['See all of Pain relief', '/pain.html'],
      ['Ask us', '/contact-us'],
      ['Travel', '/travel.html'],
    ]);
    expect(nav.querySelectorAll('summary')).toHaveLength(1);
    within(nav).getByLabelText('More in Pain relief');
  });

  it('the category menu shows the merchant’s tile in place of the shop’s own', () => {
    render(
      <CategoryMenu
        storeView="en"
        menu={menu}
        tiles={{ a: '<h3>Ready for pollen</h3>' }}
        labels={labels}
        contact="/contact-us"
      />,
    );
    screen.getByRole('heading', { name: 'Ready for pollen' });
    expect(screen.queryByText('Ask us')).toBeNull();
  });

  it('the category menu closes on Escape and gives the focus back', async () => {
    render(<CategoryMenu storeView="en" menu={menu} tiles={{}} labels={labels} contact="/contact-us" />);
    const nav = screen.getByRole('navigation');
    const details = nav.querySelector('details');
    if (!details) throw new Error('no panel');
    details.open = true;
    screen.getByRole('link', { name: 'Migraine' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(nav.dataset.dismissed).toBe('false');
  });

  it('the category menu stays closed under a pointer that rests on it after Escape, until it has left', async () => {
    render(<CategoryMenu storeView="en" menu={menu} tiles={{}} labels={labels} contact="/contact-us" />);
    const nav = screen.getByRole('navigation');
    vi.spyOn(nav, 'matches').mockImplementation((selector) => selector === ':hover');
    await userEvent.keyboard('{Escape}');
    expect(nav.dataset.dismissed).toBe('true');
    fireEvent.pointerLeave(nav);
    expect(nav.dataset.dismissed).toBe('false');
  });

  it('the category menu’s links are followed by the router, and prefetched once the visitor means them', () => {
    render(
      <>
        <SoftLinksOutlet />
        <CategoryMenu storeView="en" menu={menu} tiles={{}} labels={labels} contact="/contact-us" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Headache' });
    fireEvent.pointerOver(link);
    expect(router.prefetch.mock.calls).toEqual([['/pain/headache.html']]);
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push.mock.calls).toEqual([['/pain/headache.html', { transitionTypes: ['page'] }]]);
  });

  it('the category menu shows names as they are, whatever stands in them', () => {
    const odd = { ...leaf, name: 'Cold & <b>"flu"</b>', href: '/cold.html?a="&b=1' };
    render(<CategoryMenu storeView="en" menu={[odd]} tiles={{}} labels={labels} contact="/contact-us" />);
    const link = screen.getByRole('link', { name: odd.name });
    expect(link.getAttribute('href')).toBe(odd.href);
    expect(link.innerHTML).toBe('Cold &amp; &lt;b&gt;"flu"&lt;/b&gt;');
  });

  it('the category menu’s HTML, which no payload has, is taken from the document where the browser draws the menu anew', () => {
    document.body.innerHTML = '<div id="category-menu"><ul><li><a href="/a.html">A</a></li></ul></div>';
    render(<DocumentHtml id="category-menu" storeView="unknown" />);
    expect(screen.getAllByRole('link', { name: 'A' })).toHaveLength(2);
  });

  it('the category menu closes when the focus goes elsewhere', () => {
    render(
      <>
        <CategoryMenu storeView="en" menu={menu} tiles={{}} labels={labels} contact="/contact-us" />
        <button type="button">Elsewhere</button>
      </>,
    );
    const details = document.querySelector('details');
    if (!details) throw new Error('no panel');
    details.open = true;
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(details.open).toBe(false);
  });
});

describe('[SHELL-1] [SHELL-5] the menu drawer', () => {
  const links = [{ icon: 'parcel', label: 'Order Tracking', href: '/order-tracking' }] as const;
  const labels = {
    menu: 'Menu',
    title: 'Main Menu',
    close: 'Close',
    back: 'Back',
    all: 'See all of {name}',
    account: 'Account',
    loading: 'Loading',
  };

  const row = { label: 'Categories', more: 'More in {name}', all: 'See all of {name}', advice: 'Ask us' };
  beforeEach(() => {
    render(<CategoryMenu storeView="en" menu={menu} tiles={{}} labels={row} contact="/contact-us" />);
  });

  it('[SHELL-5] the menu drawer goes down and up the tree one level at a time; at the top its close button stands for Back', async () => {
    const user = userEvent.setup();
    render(<MenuButton links={links} account={drawerAccount} labels={labels} />);
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Main Menu' });
    expect(useShellStore.getState()).toMatchObject({ drawer: 'MENU', overlay: true });

    await user.click(within(drawer).getByRole('button', { name: 'Pain relief' }));
    expect(within(drawer).getByRole('heading').textContent).toBe('Pain relief');
    expect(document.activeElement).toBe(within(drawer).getByRole('heading'));
    await user.click(within(drawer).getByRole('button', { name: 'Headache' }));
    expect(within(drawer).getByRole('link', { name: 'Migraine' }).getAttribute('href')).toBe(leaf.href);

    await user.click(within(drawer).getByRole('button', { name: 'Back' }));
    await user.click(within(drawer).getByRole('button', { name: 'Back' }));
    expect(within(drawer).getByRole('heading').textContent).toBe('Main Menu');
    expect(within(drawer).queryByRole('button', { name: 'Back' })).toBeNull();

    within(drawer).getByRole('link', { name: 'Order Tracking' });
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useShellStore.getState()).toMatchObject({ drawer: null, overlay: false });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('the menu drawer, as the menu, repeats a name as it is, whatever stands in it', async () => {
    cleanup();
    const odd = { uid: 'e', name: '$& for less', href: '/less.html', position: 1, children: [headache] };
    render(<CategoryMenu storeView="en" menu={[odd]} tiles={{}} labels={row} contact="/contact-us" />);
    screen.getByLabelText('More in $& for less');
    expect(screen.getByRole('link', { name: /^See all/ }).textContent).toBe('See all of $& for less');
    render(<MenuButton links={links} account={drawerAccount} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: odd.name }));
    expect(drawer.getByRole('link', { name: /^See all/ }).textContent).toBe('See all of $& for less');
  });

  it('the menu drawer hears of it when the browser closes the dialog, as on Escape', async () => {
    render(<MenuButton links={links} account={drawerAccount} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole<HTMLDialogElement>('dialog');
    drawer.close();
    await waitFor(() => expect(useShellStore.getState()).toMatchObject({ drawer: null, overlay: false }));
  });

  it('[SHELL-12] the menu drawer closes when the page becomes wide enough for the menu itself', async () => {
    render(<MenuButton links={links} account={drawerAccount} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog');
    desktop.matches = true;
    act(() => {
      desktop.dispatchEvent(new Event('change'));
    });
    expect(useShellStore.getState().drawer).toBeNull();
  });
});
