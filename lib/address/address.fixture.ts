import type { Address } from './address';

export const london: Address = {
  firstname: 'Ann',
  lastname: 'Smith',
  street: ['12 High Street', 'Flat 3'],
  city: 'London',
  region: null,
  region_code: null,
  region_id: null,
  postcode: 'SW1A 1AA',
  telephone: '020 7946 0958',
  country_id: 'GB',
  email: 'ann@example.com',
};

export const losAngeles: Address = {
  firstname: 'Bob',
  lastname: 'Doe',
  company: 'Acme',
  street: ['100 Main St'],
  city: 'Los Angeles',
  region: 'California',
  region_code: 'CA',
  region_id: 12,
  postcode: '90001',
  telephone: '555-0100',
  country_id: 'US',
};
