import type { Track } from '../../../database/schema/sales-types';

interface DemoItem {
  sku: string;
  quantity?: number;
  /** Of the configurable that `sku` is a variant of. */
  parent?: string;
}

type DemoStep =
  | { do: 'invoice'; after: number }
  | { do: 'shipment'; after: number; pieces?: Record<string, number>; track: Track }
  | { do: 'creditmemo'; after: number; pieces: Record<string, number>; comment: string }
  | { do: 'cancel'; after: number };

export interface DemoOrder {
  /** Of a demo customer; anybody else's is a guest's. */
  email: string;
  store: string;
  daysAgo: number;
  items: DemoItem[];
  shipping: 'tablerate' | 'flatrate' | null;
  payment: 'braintree' | 'checkmo' | 'banktransfer';
  coupon?: string;
  /** What became of it, with the days that it took. A card is charged, and the order invoiced, at once. */
  steps?: DemoStep[];
  comment?: string;
}

const track = (carrier: string, title: string, number: string): Track => ({ carrier, title, number });

const OLIVIA = { email: 'olivia.hart@example.com', store: 'mmstr_en' };
const MARCUS = { email: 'marcus.reed@example.com', store: 'mmstr_us' };
const PLOY = { email: 'ploy.srisuk@example.com', store: 'mmstr_th' };

/** The guest whose order can be tracked. */
export const DEMO_GUEST = {
  email: 'sam.fields@example.com',
  address: {
    ...{ firstname: 'Sam', lastname: 'Fields', company: null, street: ['9 Quarry Lane'], city: 'Leeds' },
    ...{ region: { id: null, code: null, label: null }, postcode: 'LS1 4AP', countryId: 'GB' },
    ...{ telephone: '0113 496 0177', customerNotes: null },
  },
};

/** Cards that demo customers let the shop keep. */
export const demoCards: { email: string; cardType: string; lastFour: string; expires: string }[] = [
  { email: OLIVIA.email, cardType: 'Visa', lastFour: '1111', expires: '08/2029' },
  { email: OLIVIA.email, cardType: 'MasterCard', lastFour: '4444', expires: '02/2028' },
  { email: MARCUS.email, cardType: 'Visa', lastFour: '1881', expires: '04/2030' },
];

/** Orders that the shop starts with, in every state that an order may be in. */
export const demoOrders: DemoOrder[] = [
  {
    ...{ email: DEMO_GUEST.email, store: 'mmstr_en', daysAgo: 9, shipping: 'tablerate', payment: 'braintree' },
    items: [{ sku: 'TOL-FEX-120' }, { sku: 'PUL-THERM' }],
    steps: [{ do: 'shipment', after: 1, track: track('royalmail', 'Royal Mail Tracked 48', 'RM 4471 0092 5GB') }],
  },
  {
    ...{ ...OLIVIA, daysAgo: 74, shipping: 'tablerate', payment: 'braintree' },
    items: [{ sku: 'VEL-PARA-TAB-32', parent: 'VEL-PARA' }, { sku: 'SET-ANTACID-48' }],
    steps: [{ do: 'shipment', after: 1, track: track('royalmail', 'Royal Mail Tracked 48', 'RM 2093 5518 1GB') }],
  },
  {
    ...{ ...OLIVIA, daysAgo: 46, shipping: 'tablerate', payment: 'braintree', coupon: 'WELCOME10' },
    items: [
      { sku: 'HAL-COTTON-M', parent: 'HAL-COTTON', quantity: 2 },
      { sku: 'MMS-PADS-14', quantity: 3 },
    ],
    steps: [
      { do: 'shipment', after: 1, track: track('dhl', 'DHL Parcel UK', 'JD0146 0004 8812 7') },
      {
        ...{ do: 'creditmemo', after: 8, pieces: { 'HAL-COTTON-M': 1 } },
        comment: 'One pair had a loose seam. We are sorry, and have refunded it.',
      },
    ],
  },
  {
    ...{ ...OLIVIA, daysAgo: 31, shipping: 'flatrate', payment: 'banktransfer' },
    items: [{ sku: 'CLE-HYPRO-10', quantity: 2 }],
    steps: [{ do: 'cancel', after: 5 }],
    comment: 'No payment has arrived, so this order was cancelled.',
  },
  {
    ...{ ...OLIVIA, daysAgo: 20, shipping: null, payment: 'braintree' },
    items: [{ sku: 'ROA-GUIDE' }, { sku: 'SET-DIARY' }],
  },
  {
    ...{ ...OLIVIA, daysAgo: 4, shipping: 'tablerate', payment: 'braintree' },
    items: [{ sku: 'TOL-HAY-PACK' }, { sku: 'ROA-DEET-100', quantity: 2 }],
    steps: [
      {
        ...{ do: 'shipment', after: 1, pieces: { 'ROA-DEET-100': 2 } },
        track: track('dhl', 'DHL Parcel UK', 'JD0146 0005 1190 3'),
      },
    ],
  },
  {
    ...{ ...OLIVIA, daysAgo: 1, shipping: 'tablerate', payment: 'checkmo' },
    items: [
      { sku: 'TEN-CLASSIC-12', parent: 'TEN-CLASSIC' },
      { sku: 'NOR-IBU-LYS', quantity: 2 },
    ],
  },
  {
    ...{ ...MARCUS, daysAgo: 38, shipping: 'flatrate', payment: 'braintree' },
    items: [{ sku: 'VER-MULTI-50', quantity: 2 }, { sku: 'PUL-THERM' }],
    steps: [{ do: 'shipment', after: 1, track: track('ups', 'UPS Ground', '1Z 999 AA1 01 2345 6784') }],
  },
  {
    ...{ ...MARCUS, daysAgo: 15, shipping: 'flatrate', payment: 'braintree' },
    items: [{ sku: 'SET-GLYC-12' }],
    steps: [
      {
        ...{ do: 'creditmemo', after: 1, pieces: { 'SET-GLYC-12': 1 } },
        comment: 'Refunded before shipping, as you asked.',
      },
    ],
  },
  {
    ...{ ...MARCUS, daysAgo: 2, shipping: 'flatrate', payment: 'checkmo' },
    items: [{ sku: 'STU-KIT-WORK' }],
  },
  {
    ...{ ...PLOY, daysAgo: 27, shipping: 'tablerate', payment: 'braintree' },
    items: [{ sku: 'FER-PAST-ELDER', parent: 'FER-PAST', quantity: 2 }, { sku: 'PUL-THERM' }],
    steps: [{ do: 'shipment', after: 2, track: track('thailandpost', 'ไปรษณีย์ไทย EMS', 'EB 5820 1734 6 TH') }],
  },
  {
    ...{ ...PLOY, daysAgo: 12, shipping: null, payment: 'braintree' },
    items: [{ sku: 'ROA-GUIDE' }],
  },
  {
    ...{ ...PLOY, daysAgo: 1, shipping: 'tablerate', payment: 'banktransfer' },
    items: [{ sku: 'ROA-DEET-100' }],
    comment: 'โปรดโอนเงินภายใน 3 วัน แล้วเราจะจัดส่งทันที',
  },
];
