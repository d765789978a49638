// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { balm } from '@/lib/cart/cart.fixture';
import { flatRate, shipment } from '@/lib/checkout/checkout.fixture';
import { cartSettings } from './cart-settings.fixture';
import type { CartSettings } from './cart-summary';
import { CartView } from './cart-view';

const gbp = (value: number) => ({ __typename: 'Money', value, currency: 'GBP' as const });
const method = (code: string, price: number) => ({
  __typename: 'AvailableShippingMethod',
  carrier_code: code,
  carrier_title: `Carrier ${code}`,
  method_code: code,
  method_title: `Method ${code}`,
  available: true,
  error_message: '',
  price_excl_tax: gbp(price),
  price_incl_tax: gbp(price),
});

/** A shop that delivers for 3 or 6 pounds and adds that to the cart's 9.98. */
function estimates({ variables }: { variables: Record<string, unknown> }) {
  const { shipping_method } = variables.input as { shipping_method?: { carrier_code: string } };
  const price = { cheap: 3, quick: 6 }[shipping_method?.carrier_code ?? ''] ?? 0;
  return {
    estimateShippingMethods: [method('quick', 6), method('cheap', 3)],
    estimateTotals: {
      __typename: 'EstimateTotalsOutput',
      estimate: {
        __typename: 'Cart',
        prices: {
          __typename: 'CartPrices',
          subtotal_excluding_tax: gbp(8.32),
          subtotal_including_tax: gbp(9.98),
          discounts: null,
          applied_taxes: [{ __typename: 'CartTaxItem', label: 'VAT 20%', amount: gbp(1.66) }],
          grand_total: gbp(9.98 + price),
        },
      },
    },
  };
}

const directories = {
  countries: {
    countries: [
      { __typename: 'Country', id: 'GB', full_name_locale: 'United Kingdom', full_name_english: 'United Kingdom' },
      { __typename: 'Country', id: 'US', full_name_locale: 'United States', full_name_english: 'United States' },
    ],
  },
  regions: ({ variables: { id } }: { variables: Record<string, unknown> }) => ({
    country: {
      __typename: 'Country',
      id,
      available_regions: id === 'US' ? [{ __typename: 'Region', id: 12, code: 'CA', name: 'California' }] : null,
    },
  }),
};

const addressRules = {
  defaultCountry: 'GB',
  requiredRegionCountries: ['US'],
  isOptionalRegionShown: false,
  optionalPostcodeCountries: [],
};

async function showEstimate(more: Parameters<typeof cartShop>[1] = {}, settings: Partial<CartSettings> = {}) {
  const shop = cartShop([balm], { ...directories, estimateTotals: estimates, ...more });
  const { user } = renderInShop(<CartView settings={{ ...cartSettings, addressRules, ...settings }} />);
  await user.click(await screen.findByText('Estimate delivery and VAT'));
  return { shop, user };
}

async function openEstimate(...args: Parameters<typeof showEstimate>) {
  const shown = await showEstimate(...args);
  await screen.findByRole('option', { name: 'United States' });
  return shown;
}
const inputs = (shop: ReturnType<typeof cartShop>) =>
  shop.calls.filter(({ query }) => query.includes('estimateTotals')).map(({ variables }) => variables.input);
const total = () => screen.getByText('Estimated total', { selector: 'dt' }).parentElement?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useDirectoriesStore.setState({ countries: null, regions: {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the estimate', () => {
  it('[CART-8] The estimate lists the shipping methods of an address, selects the cheapest, and shows the estimated total', async () => {
    const { shop, user } = await openEstimate();
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'SW1A 1AA');
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    const tiles = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(tiles.map(({ value, checked }) => [value, checked])).toEqual([
      ['cheap_cheap', true],
      ['quick_quick', false],
    ]);
    expect(total()).toBe('Estimated total£12.98');
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
    expect(bar && within(bar).getByText('Estimated total').parentElement?.textContent).toBe('Estimated total£12.98');
    await waitFor(() => expect(shop.said()).toBe('Estimated total: £12.98'));
    expect(inputs(shop).at(-1)).toEqual({
      cart_id: shop.id,
      address: { country_code: 'GB', postcode: 'SW1A 1AA' },
      shipping_method: { carrier_code: 'cheap', method_code: 'cheap' },
    });
    await user.click(screen.getByRole('radio', { name: /Method quick/ }));
    await waitFor(() => expect(total()).toBe('Estimated total£15.98'));
  });

  it('[CART-8] The place of an estimate is not asked for again in the checkout, where what was entered else stays', async () => {
    writeDraft('draft_shipping_address', { firstname: 'Ann', country_id: 'GB', postcode: '' });
    const { user } = await openEstimate();
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), ' SW1A 1AA');
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    const place = { country_id: 'GB', postcode: 'SW1A 1AA' };
    expect(readDraft('draft_shipping_address')).toEqual({ firstname: 'Ann', ...place });
  });

  it('[CART-8] The estimate takes nothing away that was entered in the checkout, but for another country’s region', async () => {
    const entered = { firstname: 'Ann', country_id: 'GB', postcode: 'CT1 2EH', region: 'Kent' };
    writeDraft('draft_shipping_address', entered);
    const { user } = await openEstimate();
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    expect(readDraft('draft_shipping_address')).toEqual(entered);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
    await user.selectOptions(await screen.findByRole('combobox', { name: /County/ }), 'CA');
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    expect(readDraft('draft_shipping_address')).toMatchObject({ country_id: 'US', region: '', region_code: 'CA' });
  });

  it('[CART-8, CHK-8] The estimate says when a method arrives, and hides what costs money and comes no sooner than a free one', async () => {
    const methods = {
      free_free: { days: [2, 3], label: 'in 2–3 working days' },
      cheap_cheap: { days: [2, 3], label: 'in 2–3 working days' },
      quick_quick: { days: [1, 1], label: 'the next working day' },
    } satisfies Arrivals['methods'];
    const arrivals = { schedule: null, time: '', texts: { within: '', by: '', hours: '', minutes: '' }, methods };
    const { user } = await openEstimate(
      {
        estimateTotals: (call: Parameters<typeof estimates>[0]) => ({
          ...estimates(call),
          estimateShippingMethods: [method('quick', 6), method('free', 0), method('cheap', 3)],
        }),
      },
      { arrivals },
    );
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    const tiles = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(tiles.map(({ value }) => value)).toEqual(['free_free', 'quick_quick']);
    expect(screen.getByText('the next working day')).toBeTruthy();
  });

  it('[CART-8] The estimate asks for the list of countries again where it could not be read', async () => {
    const { shop, user } = await showEstimate({ countries: new Response('No.', { status: 400 }) });
    await screen.findByText('The list of countries could not be loaded.');
    shop.answers.countries = directories.countries;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Country/ }));
    await screen.findByRole('option', { name: 'United States' });
    expect(screen.queryByText('The list of countries could not be loaded.')).toBeNull();
  });

  it('[CART-8] The estimate asks for the region where the country has a list of regions', async () => {
    const { shop, user } = await openEstimate();
    expect(screen.queryByRole('combobox', { name: /County/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
    await user.selectOptions(await screen.findByRole('combobox', { name: /County/ }), 'CA');
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    await screen.findAllByRole('radio');
    expect(inputs(shop)[0]).toMatchObject({
      address: { country_code: 'US', region: { region_id: 12, region_code: 'CA' } },
    });
  });

  it('[CART-8] The estimate is repeated when the cart changes', async () => {
    const { shop, user } = await openEstimate();
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    await screen.findAllByRole('radio');
    const before = inputs(shop).length;
    await user.click(screen.getByRole('button', { name: 'One more of Balm' }));
    await waitFor(() => expect(inputs(shop).length).toBeGreaterThan(before));
  });

  it('[CART-8] The estimate is asked for again where the cart has changed before its answer came', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { shop, user } = await openEstimate({
      estimateTotals: async (call: Parameters<typeof estimates>[0]) => {
        if ((call.variables.input as { shipping_method?: object }).shipping_method) await held;
        return estimates(call);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    await waitFor(() => expect(inputs(shop)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'One more of Balm' }));
    await waitFor(() => expect(shop.summary()).toBe(3));
    release();
    await screen.findAllByRole('radio');
    const last = (name: string) => shop.names().lastIndexOf(name);
    await waitFor(() => expect(last('updateItem')).toBeGreaterThan(-1));
    await waitFor(() => expect(last('estimateTotals')).toBeGreaterThan(last('updateItem')));
  });

  it('[CART-8] The estimate keeps the shipping method that the cart has already', async () => {
    const { shop, user } = await showEstimate();
    const quick = { ...flatRate, carrier_code: 'quick', method_code: 'quick', code: 'quick' };
    shop.state.extra = { shipping_addresses: shipment([quick], quick) };
    cleanup();
    renderInShop(<CartView settings={{ ...cartSettings, addressRules }} />);
    await user.click(await screen.findByText('Estimate delivery and VAT'));
    await screen.findByRole('option', { name: 'United States' });
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: /Method quick/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(inputs(shop)).toHaveLength(1);
    expect(inputs(shop)[0]).toMatchObject({ shipping_method: { carrier_code: 'quick', method_code: 'quick' } });
  });

  it('[CART-8] The lines come to the total after a reload, where Magento has kept the delivery of the estimate', async () => {
    const { shop, user } = await openEstimate();
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    await screen.findAllByRole('radio');
    await waitFor(() => expect(total()).toBe('Estimated total£12.98'));
    cleanup();
    const prices = estimates({ variables: { input: { shipping_method: { carrier_code: 'cheap' } } } });
    shop.state.extra = { prices: prices.estimateTotals.estimate.prices };
    renderInShop(<CartView settings={{ ...cartSettings, addressRules }} />);
    await screen.findByRole('listitem', { name: 'Balm' });
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Subtotal£9.98',
      'Delivery£3.00',
      'Total£12.98',
    ]);
  });

  it('[CART-8] The estimate says that an address has no shipping method, and shows the reason where it fails', async () => {
    let isRefused = false;
    const { user } = await openEstimate({
      estimateTotals: (call: Parameters<typeof estimates>[0]) =>
        isRefused ? refusal('Country is not available') : { ...estimates(call), estimateShippingMethods: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    await screen.findByText('We do not deliver to this place yet.');
    isRefused = true;
    await user.click(screen.getByRole('button', { name: 'Show delivery options' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Country is not available');
  });

  it('[CART-8] The estimate is absent where the backend cannot estimate, and for a virtual cart', async () => {
    cartShop([balm]);
    const { unmount } = renderInShop(<CartView settings={cartSettings} />);
    await screen.findByRole('listitem', { name: 'Balm' });
    expect(screen.queryByText('Estimate delivery and VAT')).toBeNull();
    unmount();
    const shop = cartShop([balm]);
    shop.state.extra = { is_virtual: true };
    renderInShop(<CartView settings={{ ...cartSettings, addressRules }} />);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    expect(within(line).getByRole('textbox')).toBeDefined();
    expect(screen.queryByText('Estimate delivery and VAT')).toBeNull();
  });
});
