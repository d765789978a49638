import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { AddressRules } from '@/lib/address/address-rules';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { WithMessages } from '@/lib/testing/with-messages';
import { type CheckoutFacts, CheckoutFactsContext } from './checkout-facts';

const rules: AddressRules = {
  defaultCountry: 'GB',
  requiredRegionCountries: ['US'],
  isOptionalRegionShown: true,
  optionalPostcodeCountries: ['HK'],
};

export const facts: CheckoutFacts = {
  display: 2,
  rules,
  keepsCards: true,
  wallets: { merchantName: 'Shop', googleMerchantId: null },
  arrivals: null,
  agreements: [
    {
      id: 1,
      name: 'Terms of sale',
      label: 'I accept the terms',
      content: '<p>Be kind.</p>',
      isHtml: true,
      isManual: true,
    },
    { id: 2, name: 'Returns', label: 'Returns', content: 'None.', isHtml: false, isManual: false },
  ],
};

/** What the checkout's page puts around its parts. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <WithMessages>
      <CheckoutFactsContext value={facts}>{children}</CheckoutFactsContext>
    </WithMessages>
  );
}

/** The directories of four countries, loaded already. */
export function knownDirectories(): void {
  useDirectoriesStore.setState({
    countries: [
      { id: 'GB', name: 'United Kingdom' },
      { id: 'HK', name: 'Hong Kong' },
      { id: 'TH', name: 'Thailand' },
      { id: 'US', name: 'United States' },
    ],
    regions: {
      GB: [],
      HK: [],
      TH: [{ id: 900, code: 'TH-10', name: 'Bangkok' }],
      US: [
        { id: 12, code: 'CA', name: 'California' },
        { id: 43, code: 'NY', name: 'New York' },
      ],
    },
  });
}

/** Where the router was sent. */
export const router = { push: vi.fn() };

/** The documents that were loaded. */
export const opened = { assign: vi.fn(), replace: vi.fn() };
