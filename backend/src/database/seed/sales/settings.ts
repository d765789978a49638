import type { salesSetting } from '../../schema/sales';
import type { CarrierSetting, SalesSettings } from '../../schema/sales-types';
import { storeId } from '../localised';
import { DELIVERY_PRICES, deliveryTerms } from './delivery-terms';

interface Words {
  weight: [carrier: string, method: string];
  free: [carrier: string, method: string];
  flat: [carrier: string, method: string];
  payments: Record<'checkmo' | 'banktransfer' | 'purchaseorder' | 'braintree' | 'braintree_applepay' | 'free', string>;
}

interface Prices {
  flat: number;
  freeFrom: number;
}

/** A method is called by who carries the parcel: its days depend on when it leaves, and the storefront reckons them. */
const english: Words = {
  weight: ['Standard', 'Tracked post'],
  free: ['Free delivery', 'Tracked post'],
  flat: ['Express', 'Courier'],
  payments: {
    checkmo: 'Cheque',
    banktransfer: 'Bank transfer',
    purchaseorder: 'Purchase order',
    braintree: 'Card',
    braintree_applepay: 'Apple Pay',
    free: 'No payment required',
  },
};

const american: Words = {
  ...english,
  weight: ['Standard', 'Ground'],
  free: ['Free shipping', 'Ground'],
  flat: ['Express', 'Air'],
  payments: { ...english.payments, checkmo: 'Check / Money order' },
};

/** Dictionaries part what is one word; the browser draws it as it is, so that it is whole in the data. */
const REGISTERED_POST = 'ไปรษณีย์\u2060ลง\u2060ทะเบียน';

const thai: Words = {
  weight: ['จัดส่งมาตรฐาน', REGISTERED_POST],
  free: ['จัดส่งฟรี', REGISTERED_POST],
  flat: ['จัดส่งด่วน', 'บริษัทขนส่ง'],
  payments: {
    checkmo: 'เช็ค',
    banktransfer: 'โอนเงินผ่านธนาคาร',
    purchaseorder: 'ใบสั่งซื้อขององค์กร (PO)',
    braintree: 'บัตร',
    braintree_applepay: 'Apple Pay',
    free: 'ไม่ต้องชำระเงิน',
  },
};

function carriers({ weight, free, flat }: Words, prices: Prices): CarrierSetting[] {
  const carrier = (
    kind: CarrierSetting['kind'],
    carrierCode: string,
    methodCode: string,
    titles: [string, string],
  ) => ({
    kind,
    carrierCode,
    carrierTitle: titles[0],
    methodCode,
    methodTitle: titles[1],
  });
  return [
    { ...carrier('free', 'freeshipping', 'freeshipping', free), from: prices.freeFrom },
    carrier('table', 'tablerate', 'bestway', weight),
    { ...carrier('flat', 'flatrate', 'flatrate', flat), price: prices.flat },
  ];
}

function settings(country: string, pricesIncludeTax: boolean, words: Words, prices: Prices): SalesSettings {
  return {
    countries: [country],
    pricesIncludeTax,
    // Delivery is taxed where prices contain the tax.
    shippingTaxClass: pricesIncludeTax ? 'standard' : 'none',
    carriers: carriers(words, prices),
    payments: Object.entries(words.payments).map(([code, title]) => ({ code, title })),
  };
}

/** How each store view sells; prices in pounds. */
export const salesSettings: (typeof salesSetting.$inferInsert)[] = [
  { storeId: storeId('mmstr_en'), settings: settings('GB', true, english, DELIVERY_PRICES.mmstr_en) },
  { storeId: storeId('mmstr_us'), settings: settings('US', false, american, DELIVERY_PRICES.mmstr_us) },
  { storeId: storeId('mmstr_th'), settings: settings('TH', true, thai, DELIVERY_PRICES.mmstr_th) },
];

const names = ({ free: [free], weight: [weight], flat: [flat] }: Words) => ({ free, weight, flat });

/** What the shop says of these shipping methods, under their names. */
export const shopDelivery = deliveryTerms({
  mmstr_en: names(english),
  mmstr_us: names(american),
  mmstr_th: names(thai),
});
