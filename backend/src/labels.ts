import type { StoreRow } from './context';

/** The store view's own label, else the default one, else an empty text. */
export function label(labels: Record<string, string>, store: StoreRow): string {
  return labels[store.code] || labels.default || '';
}

const collators = new Map<string, Intl.Collator>();

/** The order of two labels in the store view's alphabet. */
export function byLabel(one: Record<string, string>, other: Record<string, string>, store: StoreRow): number {
  const collator = collators.get(store.locale) ?? new Intl.Collator(store.locale.replace('_', '-'));
  collators.set(store.locale, collator);
  return collator.compare(label(one, store), label(other, store));
}

type Phrase =
  | 'Price'
  | 'Category'
  | 'Position'
  | 'Product Name'
  | 'SKU'
  | 'Description'
  | 'Short Description'
  | 'Yes'
  | 'No'
  | 'Unlimited'
  | 'As low as'
  | 'Special Price'
  | 'Regular Price'
  | 'Starting at'
  | 'From'
  | 'To'
  | 'Rating:'
  | 'Review'
  | 'Reviews'
  | 'Add to Cart'
  | 'Add to Wish List'
  | 'Add to Compare';

const PHRASES: Record<string, Record<Phrase, string>> = {
  th: {
    Price: 'ราคา',
    Category: 'หมวดหมู่',
    Position: 'ตำแหน่ง',
    'Product Name': 'ชื่อสินค้า',
    SKU: 'รหัสสินค้า',
    Description: 'รายละเอียด',
    'Short Description': 'รายละเอียดโดยย่อ',
    Yes: 'ใช่',
    No: 'ไม่ใช่',
    Unlimited: 'ไม่จำกัด',
    'As low as': 'เริ่มต้นที่',
    'Special Price': 'ราคาพิเศษ',
    'Regular Price': 'ราคาปกติ',
    'Starting at': 'เริ่มต้นที่',
    From: 'จาก',
    To: 'ถึง',
    'Rating:': 'คะแนน:',
    Review: 'รีวิว',
    Reviews: 'รีวิว',
    'Add to Cart': 'หยิบใส่ตะกร้า',
    'Add to Wish List': 'เพิ่มในรายการโปรด',
    'Add to Compare': 'เพิ่มเพื่อเปรียบเทียบ',
  },
};

/** A word of Magento's own interface in the store view's language; English where there is no translation. */
export function phrase(text: Phrase, store: StoreRow): string {
  return PHRASES[store.locale.slice(0, 2)]?.[text] ?? text;
}
