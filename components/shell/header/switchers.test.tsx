// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RememberView } from '@/components/shell/remember-store-view';
import { CurrencySwitcher, StoreSwitcher } from './switchers';

vi.mock('next/navigation', () => ({ usePathname: vi.fn() }));

const english = {
  code: 'mmstr_en',
  locale: 'en-GB',
  currency: 'GBP',
  label: 'English',
  hint: 'mmstr',
  isCurrent: false,
  isDefault: true,
};
const others = { hint: null, isCurrent: false, isDefault: false };
const thai = { code: 'mmstr_th', locale: 'th-TH', currency: 'THB', label: 'ไทย', ...others };
const french = { code: 'fr', locale: 'fr-FR', currency: 'GBP', label: 'Français', ...others };

const reload = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/pain.html', search: '', reload, replace });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
  replace.mockClear();
  localStorage.clear();
  for (const name of ['store_view_code', 'store_view_currency']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

describe('[STORE-2] StoreSwitcher', () => {
  const groups = (current: typeof english | typeof thai) =>
    [
      { code: 'main', name: 'mmstr', views: [english, thai] },
      { code: 'eu', name: 'Europe', views: [french] },
    ].map((group) => ({ ...group, views: group.views.map((view) => ({ ...view, isCurrent: view === current })) }));

  it('[STORE-9] the store switcher links to the same page in each store view, by store group, and marks the page’s own', () => {
    vi.mocked(usePathname).mockReturnValue('/mmstr_th/travel.html');
    render(<StoreSwitcher groups={groups(thai)} label="Language: ไทย" />);
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mmstr_en/travel.html',
      '/mmstr_th/travel.html',
      '/fr/travel.html',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    screen.getByText('Europe');
  });

  it('the store switcher stores the choice under store_view_code before the page goes, and takes the search along', () => {
    vi.mocked(usePathname).mockReturnValue('/search.html');
    window.location.search = '?query=balm';
    render(<StoreSwitcher groups={groups(english)} label="Language: English" />);
    const link = screen.getByRole('link', { name: 'ไทย', hidden: true });
    fireEvent.click(link);
    expect(localStorage.getItem('store_view_code')).toBe('mmstr_th');
    expect(link.getAttribute('href')).toMatch(/\/mmstr_th\/search\.html\?query=balm$/);
  });

  it.each([
    ['ไทย', thai, '/mmstr_th/travel-th.html?a=1'],
    ['English', english, '/travel-en.html?a=1'],
    ['Français', french, '/fr/travel?a=1'],
  ])(
    'the store switcher leads to where the page itself says that it stands in a store view: %s',
    (name, view, href) => {
      vi.mocked(usePathname).mockReturnValue('/mmstr_us/travel');
      window.location.search = '?a=1';
      const alternates = {
        'th-TH': 'https://shop.example/mmstr_th/travel-th.html?b=2',
        'x-default': 'https://shop.example/travel-en.html',
        // Another store view of the same language, which stands for both.
        'fr-FR': 'https://shop.example/fr_ca/voyage.html',
      };
      for (const [hreflang, href] of Object.entries(alternates)) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }));
      }
      const american = { ...english, code: 'mmstr_us', isCurrent: true };
      render(<StoreSwitcher groups={[{ code: 'main', name: 'mmstr', views: [american, view] }]} label="Language" />);
      const link = screen
        .getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`), hidden: true })
        .at(-1);
      if (!link) throw new Error('no link');
      fireEvent.click(link);
      expect(link.pathname + link.search).toBe(href);
      document.head.replaceChildren();
    },
  );

  it.each([
    ['ไทย', '?query=balm&price%5Bfrom%5D=5', '?query=balm'],
    ['ไทย', '?price[filter]=0-10,0_9.99&sort=price-asc&page=2', '?sort=price-asc'],
    ['ไทย', '?price%5Bto%5D=5', ''],
    ['ไทย', '?brand%5Bfilter%5D=a%2C1&page=2', '?brand%5Bfilter%5D=a%2C1&page=2'],
    ['Français', '?query=balm&price%5Bfrom%5D=5', '?query=balm&price%5Bfrom%5D=5'],
  ])('the store switcher takes no amounts along into another currency: %s %s', (name, search, kept) => {
    vi.mocked(usePathname).mockReturnValue('/search.html');
    window.location.search = search;
    render(<StoreSwitcher groups={groups(english)} label="Language: English" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });
    fireEvent.click(link);
    expect(link.search).toBe(kept);
  });

  it('the store switcher closes on Escape and gives the focus back', async () => {
    vi.mocked(usePathname).mockReturnValue('/');
    render(<StoreSwitcher groups={groups(english)} label="Language: English" />);
    const details = document.querySelector('details');
    if (!details) throw new Error('no dropdown');
    details.open = true;
    within(details).getByRole('link', { name: 'ไทย' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});

describe('[STORE-3] CurrencySwitcher', () => {
  const options = [
    { code: 'GBP', name: 'British Pound' },
    { code: 'EUR', name: 'Euro' },
  ];

  it('the currency switcher stores the chosen currency and loads the document anew', async () => {
    render(<CurrencySwitcher options={options} current="GBP" label="Currency: GBP" />);
    const euro = screen.getByRole('button', { name: 'EUR Euro', hidden: true });
    await userEvent.click(euro);
    expect(localStorage.getItem('store_view_currency')).toBe('EUR');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['EUR Euro', '?query=balm&price%5Bfrom%5D=5&page=2', ['/pain.html?query=balm']],
    ['EUR Euro', '?query=balm&page=2', []],
    ['GBP British Pound', '?price%5Bfrom%5D=5', []],
  ])('the currency switcher takes no amounts along into another currency: %s %s', async (name, search, opened) => {
    window.location.search = search;
    render(<CurrencySwitcher options={options} current="GBP" label="Currency: GBP" />);
    await userEvent.click(screen.getByRole('button', { name, hidden: true }));
    expect(replace.mock.calls.flat()).toEqual(opened);
    expect(reload).toHaveBeenCalledTimes(opened.length === 0 ? 1 : 0);
  });
});

describe('RememberView', () => {
  const currencies = { default: 'GBP', available: ['GBP', 'EUR'] };
  const comeBack = (persisted: boolean) => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: persisted });
    window.dispatchEvent(event);
  };

  it('[STORE-2] RememberView stores the store view of the page that is shown', () => {
    render(<RememberView code="mmstr_th" currency="THB" currencies={currencies} />);
    expect(localStorage.getItem('store_view_code')).toBe('mmstr_th');
  });

  it('[STORE-3] RememberView loads a page anew that comes back in another currency than the chosen one', () => {
    vi.stubGlobal('location', { protocol: 'http:', search: '', reload });
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'store_view_currency=EUR; Path=/';
    const { rerender } = render(<RememberView code="mmstr_en" currency="EUR" currencies={currencies} />);
    comeBack(true);
    expect(reload).not.toHaveBeenCalled();
    rerender(<RememberView code="mmstr_en" currency="GBP" currencies={currencies} />);
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});
