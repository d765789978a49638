import { useEffect, useReducer } from 'react';
import { vi } from 'vitest';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { useUserStore } from '@/lib/customer/user-store';

interface RegionAnswer {
  __typename: 'CustomerAddressRegion';
  region: string | null;
  region_code: string | null;
  region_id: number;
}

const noRegion: RegionAnswer = { __typename: 'CustomerAddressRegion', region: null, region_code: null, region_id: 0 };

export const home = {
  __typename: 'CustomerAddress',
  id: 7,
  firstname: 'Ann',
  lastname: 'Smith',
  company: null,
  street: ['12 High Street'],
  city: 'London',
  region: noRegion,
  postcode: 'SW1A 1AA',
  country_code: 'GB',
  telephone: '020 7946 0958',
  default_billing: true,
  default_shipping: true,
};

export const office: typeof home = {
  ...home,
  id: 8,
  street: ['100 Main St'],
  city: 'Los Angeles',
  region: { __typename: 'CustomerAddressRegion', region: 'California', region_code: 'CA', region_id: 12 },
  postcode: '90001',
  country_code: 'US',
  default_billing: false,
  default_shipping: false,
};

/** The backend's answer to who is signed in. */
export function customerAnswer(more: Record<string, unknown> = {}) {
  return {
    customer: {
      __typename: 'Customer',
      email: 'ann@example.com',
      firstname: 'Ann',
      lastname: 'Smith',
      is_subscribed: false,
      date_of_birth: null,
      taxvat: null,
      gender: null,
      default_billing: '7',
      default_shipping: '7',
      addresses: [home, office],
      ...more,
    },
  };
}

/** Magento's refusal of one field of a mutation. */
export function refusal(field: string, message: string, category = 'graphql-input'): Response {
  return Response.json({ errors: [{ message, path: [field], extensions: { category } }], data: { [field]: null } });
}

/** A browser in which somebody has just signed in, at a page of the account; the directories are loaded. */
export function signedInAt(path: string): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  const token = { value: 'jwt', timeStored: Date.now(), ttl: 3600 };
  window.localStorage.setItem('signin_token', JSON.stringify(token));
  window.history.replaceState(null, '', path);
  useUserStore.setState({ ...useUserStore.getInitialState(), isSignedIn: true, token: 'jwt' });
  useDirectoriesStore.setState({
    countries: [
      { id: 'GB', name: 'United Kingdom' },
      { id: 'US', name: 'United States' },
    ],
    regions: { GB: [], US: [{ id: 12, code: 'CA', name: 'California' }] },
  });
}

/** Stands in for Next's `usePathname`, which follows `history.pushState` and the back button. */
export function usePathnameOfWindow(): string {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const push = window.history.pushState.bind(window.history);
    const spy = vi.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
      push(...entry);
      render();
    });
    window.addEventListener('popstate', render);
    return () => {
      spy.mockRestore();
      window.removeEventListener('popstate', render);
    };
  }, []);
  return window.location.pathname;
}
