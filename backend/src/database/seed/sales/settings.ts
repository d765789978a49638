import type { salesSetting } from '../../schema/sales';
import type { CarrierSetting, SalesSettings } from '../../schema/sales-types';
import { storeId } from '../localised';

interface Words {
  weight: [carrier: string, method: string];
  free: [carrier: string, method: string];
  flat: [carrier: string, method: string];
  payments: Record<'checkmo' | 'banktransfer' | 'purchaseorder' | 'braintree' | 'free', string>;
}

interface Prices {
  flat: number;
  freeFrom: number;
}

const english: Words = {
  weight: ['Standard', 'By weight'],
  free: ['Free delivery', 'Standard'],
  flat: ['Express', 'Next working day'],
  payments: {
    checkmo: 'Cheque',
    banktransfer: 'Bank transfer',
    purchaseorder: 'Purchase order',
    braintree: 'Card',
    free: 'No payment required',
  },
};

const american: Words = {
  ...english,
  free: ['Free shipping', 'Standard'],
  flat: ['Express', 'Next business day'],
  payments: { ...english.payments, checkmo: 'Check / Money order' },
};

const thai: Words = {
  weight: ['จัดส่งมาตรฐาน', 'ตามน้ำหนัก'],
  free: ['จัดส่งฟรี', 'มาตรฐาน'],
  flat: ['จัดส่งด่วน', 'วันทำการถัดไป'],
  payments: {
    checkmo: 'เช็ค',
    banktransfer: 'โอนเงินผ่านธนาคาร',
    purchaseorder: 'ใบสั่งซื้อ',
    braintree: 'บัตรเครดิตหรือเดบิต',
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
  { storeId: storeId('mmstr_en'), settings: settings('GB', true, english, { flat: 5.95, freeFrom: 40 }) },
  { storeId: storeId('mmstr_us'), settings: settings('US', false, american, { flat: 9.95, freeFrom: 50 }) },
  { storeId: storeId('mmstr_th'), settings: settings('TH', true, thai, { flat: 3.5, freeFrom: 30 }) },
];
