interface DemoAddress {
  street: string[];
  city: string;
  countryId: string;
  postcode: string;
  telephone: string;
  company?: string;
  regionCode?: string;
  /** A region of a country without a list. */
  region?: string;
}

export interface DemoCustomer {
  email: string;
  firstname: string;
  lastname: string;
  /** Code of the store view in which the account was made. */
  store: string;
  /** The first one is the default for billing and shipping. */
  addresses: DemoAddress[];
}

/** The password of every demo customer. */
export const DEMO_PASSWORD = 'Pharmacy-2026';

/** Customers that the shop starts with, one at home in each store view; addresses and numbers are made up. */
export const demoCustomers: DemoCustomer[] = [
  {
    email: 'olivia.hart@example.com',
    firstname: 'Olivia',
    lastname: 'Hart',
    store: 'mmstr_en',
    addresses: [
      {
        street: ['14 Larkspur Close', 'Flat 2'],
        city: 'Bristol',
        countryId: 'GB',
        postcode: 'BS6 5QA',
        telephone: '0117 496 0123',
      },
      {
        company: 'Hart & Lowe Ltd',
        street: ['3 Tallow Yard'],
        city: 'London',
        countryId: 'GB',
        region: 'Greater London',
        postcode: 'SE1 4TW',
        telephone: '020 7946 0456',
      },
      {
        street: ['58 Juniper Street'],
        city: 'Boston',
        countryId: 'US',
        regionCode: 'MA',
        postcode: '02116',
        telephone: '617-555-0142',
      },
    ],
  },
  {
    email: 'marcus.reed@example.com',
    firstname: 'Marcus',
    lastname: 'Reed',
    store: 'mmstr_us',
    addresses: [
      {
        street: ['2207 Cedar Hollow Road', 'Apt 4B'],
        city: 'Sacramento',
        countryId: 'US',
        regionCode: 'CA',
        postcode: '95814',
        telephone: '916-555-0187',
      },
      {
        street: ['91 Harbor Lane'],
        city: 'Portland',
        countryId: 'US',
        regionCode: 'OR',
        postcode: '97205',
        telephone: '503-555-0119',
      },
    ],
  },
  {
    email: 'ploy.srisuk@example.com',
    firstname: 'พลอย',
    lastname: 'ศรีสุข',
    store: 'mmstr_th',
    addresses: [
      {
        street: ['88/12 ซอยดอกแก้ว 4 ถนนริมคลอง', 'แขวงสีลม'],
        city: 'เขตบางรัก',
        countryId: 'TH',
        region: 'กรุงเทพมหานคร',
        postcode: '10500',
        telephone: '02 555 0134',
      },
      {
        street: ['27 หมู่ 3 ถนนสวนดอก', 'ตำบลสุเทพ'],
        city: 'อำเภอเมืองเชียงใหม่',
        countryId: 'TH',
        region: 'เชียงใหม่',
        postcode: '50200',
        telephone: '053 555 018',
      },
    ],
  },
];
